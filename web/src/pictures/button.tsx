// "?": a game in pictures. The pictures themselves are loaded when somebody wants to see them.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../words/use";
import { sawPictures } from "./first";
import type { PagesProps } from "./page";

interface Props {
  readonly slug: string;
  /** Somebody new could not be shown them, since a clock runs: the button says where they are. */
  readonly glows?: boolean;
  /** With its name beside the "?", where there is room. */
  readonly named?: boolean;
}

export function PicturesButton({ slug, glows = false, named = false }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    sawPictures(slug);
  };
  return (
    <>
      <button
        type="button"
        class="pictures-button"
        data-glows={glows}
        data-named={named}
        aria-label={say("pictures-open")}
        title={say("pictures-open")}
        onClick={() => setOpen(true)}
      >
        {named ? `? ${say("pictures-open")}` : "?"}
      </button>
      {open && <Pictures slug={slug} close={close} onward="pictures-close" />}
    </>
  );
}

export function Pictures(props: PagesProps) {
  const [Page, setPage] = useState<ComponentType<PagesProps> | null>(null);
  useEffect(() => {
    import("./page").then(({ PicturesPage }) => setPage(() => PicturesPage));
  }, []);
  return Page && <Page {...props} />;
}
