/** Loaves shared among ten, as Ahmose wrote the shares (Rhind papyrus, problems 3 to 6): sums of different parts. */
const SHARES = [
  { loaves: 6, parts: [2, 10] },
  { loaves: 7, parts: [1.5, 30] },
  { loaves: 8, parts: [1.5, 10, 30] },
  { loaves: 9, parts: [1.5, 5, 30] },
] as const;
const WIDE = 520;
const TALL = 42;
const TONES = ['pic-clay', 'pic-gold', 'pic-nile'];

/** `1.5` is two thirds, which had a sign of its own. */
const nameOf = (part: number): string => (part === 1.5 ? '⅔' : `1⁄${part}`);

function Share({ parts }: { readonly parts: readonly number[] }) {
  const ends = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + WIDE / part, 0));
  return (
    <>
      <rect className="pic-empty" width={WIDE} height={TALL} />
      {parts.map((part, at) => (
        <g key={part} transform={`translate(${ends[at]} 0)`}>
          <rect className={TONES[at]} width={WIDE / part} height={TALL} />
          {WIDE / part > 60 && (
            <text className="pic-on" x={WIDE / part / 2} y={TALL / 2 + 6} textAnchor="middle">
              {nameOf(part)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** A bar for each share of one worker, from 6 to 9 loaves among ten. */
export function LoavesPicture() {
  return (
    <svg viewBox="0 0 640 300">
      {SHARES.map(({ loaves, parts }, row) => (
        <g key={loaves} transform={`translate(20 ${24 + row * 68})`}>
          <Share parts={parts} />
          <text x={WIDE + 16} y={TALL / 2 + 6}>
            {loaves} ∕ 10
          </text>
        </g>
      ))}
    </svg>
  );
}
