const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SEEDS = 260;

function Head({ x, count }: { readonly x: number; readonly count: number }) {
  return Array.from({ length: count }, (_, at) => {
    const r = 8.6 * Math.sqrt(at + 0.6);
    const angle = at * GOLDEN_ANGLE;
    return (
      <circle
        key={at}
        className={at % 21 === 0 ? 'pic-clay' : at % 13 === 0 ? 'pic-nile' : 'pic-gold'}
        cx={(x + r * Math.cos(angle)).toFixed(1)}
        cy={(150 + r * Math.sin(angle)).toFixed(1)}
        r={(1.6 + (at / SEEDS) * 2.6).toFixed(1)}
      />
    );
  });
}

/** The same head of seeds twice: one rule and one number give the same picture every time. */
export function SeedPicture() {
  return (
    <svg viewBox="0 0 640 300">
      <Head x={170} count={SEEDS} />
      <Head x={470} count={SEEDS} />
    </svg>
  );
}
