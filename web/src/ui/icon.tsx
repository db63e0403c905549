export function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="icon">
      <path d={d} />
    </svg>
  );
}

/** A great moment. */
export const STAR = "M12,3L14.6,9.2L21,9.7L16.1,14L17.6,20.5L12,17L6.4,20.5L7.9,14L3,9.7L9.4,9.2Z";

export function Cross() {
  return <Icon d="M6,6L18,18M18,6L6,18" />;
}
