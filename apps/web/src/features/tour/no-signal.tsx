const WAVES = [26, 42, 58];

/** A tablet that goes on while the waves above it are cut. */
export function NoSignal() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="tour-signal">
      {WAVES.map((r) => (
        <path
          key={r}
          d={`M${160 - r} ${66 - r / 3}A${r * 1.25} ${r * 1.25} 0 0 1 ${160 + r} ${66 - r / 3}`}
        />
      ))}
      <path data-cut d="M104 84L216 12" />
      <rect x="70" y="92" width="180" height="100" rx="10" />
      <path data-line d="M92 118h78M92 136h54" />
      <circle cx="206" cy="146" r="22" />
      <path data-line d="M196 147l7 7l14 -16" />
    </svg>
  );
}
