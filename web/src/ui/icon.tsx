export function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="icon">
      <path d={d} />
    </svg>
  );
}

/** Something to set. */
export const SLIDERS =
  "M4,8H11M17,8H20M4,16H7M13,16H20M14,5.2A2.8,2.8 0 1 1 14,10.8A2.8,2.8 0 1 1 14,5.2ZM10,13.2A2.8,2.8 0 1 1 10,18.8A2.8,2.8 0 1 1 10,13.2Z";

/** A great moment. */
export const STAR = "M12,3L14.6,9.2L21,9.7L16.1,14L17.6,20.5L12,17L6.4,20.5L7.9,14L3,9.7L9.4,9.2Z";

export function Cross() {
  return <Icon d="M6,6L18,18M18,6L6,18" />;
}
