// Words texts as the browser does: reads questions {language, sources, names, asked: [{you, text}]}, writes what they say.
import { readFileSync } from "node:fs";
import { Wording } from "../../web/src/words/wording.ts";

const questions = JSON.parse(readFileSync(0, "utf-8"));
const said = questions.map(({ language, sources, names, asked }) => {
  const wordings = new Map([null, ...names.keys()].map((you) => [you, new Wording(language, sources, names, you)]));
  return asked.map(({ you, text }) => wordings.get(you).render(text));
});
process.stdout.write(JSON.stringify(said));
