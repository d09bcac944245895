import { shellsOf } from '@ori/core/elements/configuration';

const INNER = 15;
const GAP = 11.5;
const round = (value: number): number => Math.round(value * 10) / 10;

function dots(count: number, radius: number): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count - Math.PI / 2;
    const x = round(radius * Math.cos(turn));
    const y = round(radius * Math.sin(turn));
    return `M${round(x - 2)} ${y}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`;
  }).join('');
}

/** An atom's electrons counted on rings, a ring a shell: a drawing to count, not a picture of an atom. */
export function Shells({ z, symbol }: { readonly z: number; readonly symbol: string }) {
  return (
    <svg viewBox="-100 -100 200 200" className="pt-shells" aria-hidden="true">
      {shellsOf(z).map((count, index) => {
        const radius = INNER + GAP * (index + 1);
        return (
          <g key={index}>
            <circle r={radius} fill="none" stroke="var(--line)" />
            <path d={dots(count, radius)} fill="var(--gold)" />
          </g>
        );
      })}
      <text y="6" textAnchor="middle" fontSize="18" fill="var(--ink)" fontFamily="var(--font-display)">
        {symbol}
      </text>
    </svg>
  );
}
