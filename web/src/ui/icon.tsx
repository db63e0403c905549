export function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="icon">
      <path d={d} />
    </svg>
  );
}

export function Cross() {
  return <Icon d="M6,6L18,18M18,6L6,18" />;
}
