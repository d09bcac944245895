import { useId } from 'react';

const [SIDE, LEFT, TOP] = [220, 70, 44];
/** Gaps of the picture, larger than those of 97 × 96 so that they can be seen. */
const [A, B] = [44, 58];

/** Rule 2 as areas: a square of the base, less a strip for each gap, and the corner that went twice comes back. */
export function SpeedRulesFigure({ label }: { readonly label: string }) {
  const id = useId();
  const [right, bottom] = [LEFT + SIDE, TOP + SIDE];
  return (
    <svg viewBox="0 0 480 310" role="img" aria-label={label} className="lab-figure">
      <defs>
        <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" stroke="var(--clay)" strokeWidth="3" />
        </pattern>
      </defs>
      <rect x={LEFT} y={TOP} width={SIDE - A} height={SIDE - B} fill="var(--gold)" fillOpacity="0.85" />
      <rect x={right - A} y={TOP} width={A} height={SIDE} fill={`url(#${id})`} fillOpacity="0.8" />
      <rect x={LEFT} y={bottom - B} width={SIDE} height={B} fill={`url(#${id})`} fillOpacity="0.8" />
      <rect x={right - A} y={bottom - B} width={A} height={B} fill="var(--nile)" />
      <rect x={LEFT} y={TOP} width={SIDE} height={SIDE} fill="none" stroke="currentColor" strokeWidth="2" />
      <g fill="currentColor" fontSize="18" textAnchor="middle">
        <text x={LEFT + (SIDE - A) / 2} y={TOP - 12}>
          97
        </text>
        <text x={right - A / 2} y={TOP - 12}>
          3
        </text>
        <text x={LEFT - 22} y={TOP + (SIDE - B) / 2 + 6}>
          96
        </text>
        <text x={LEFT - 22} y={bottom - B / 2 + 6}>
          4
        </text>
        <text
          x={LEFT + (SIDE - A) / 2}
          y={TOP + (SIDE - B) / 2 + 8}
          fontSize="24"
          fill="var(--on-gold)"
          fontFamily="var(--font-display)"
        >
          97 × 96
        </text>
      </g>
      <g fontFamily="var(--font-display)" fontSize="26">
        <text x={right + 30} y={TOP + 70} fill="var(--gold)">
          93 × 100
        </text>
        <text x={right + 30} y={TOP + 110} fill="var(--nile)">
          + 3 × 4
        </text>
        <path d={`M${right + 30} ${TOP + 126}h120`} stroke="currentColor" strokeWidth="2" />
        <text x={right + 30} y={TOP + 158} fill="currentColor">
          9312
        </text>
      </g>
    </svg>
  );
}
