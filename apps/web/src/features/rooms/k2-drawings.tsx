import type { ReactNode } from 'react';
import { starOutline } from '../../ui/ornament/star.ts';
import './k2.css';

interface BeadsProps {
  readonly y: number;
  readonly at: readonly number[];
  readonly tone: string;
}

function Beads({ y, at, tone }: BeadsProps) {
  return (
    <g data-tone={tone}>
      <path className="k2-line" d={`M32 ${y}H168`} />
      {at.map((x) => (
        <ellipse key={x} className="k2-fill" cx={x} cy={y} rx="9" ry="14" />
      ))}
    </g>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 150" className="k2-drawing" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Beads to count on: practice. */
export function AbacusDrawing() {
  return (
    <Frame>
      <rect className="k2-wood" x="26" y="14" width="148" height="122" rx="16" />
      <Beads y={42} at={[46, 66, 86, 150]} tone="gold" />
      <Beads y={75} at={[46, 66, 130, 150]} tone="nile" />
      <Beads y={108} at={[46, 110, 130, 150]} tone="clay" />
    </Frame>
  );
}

const SKY_STARS = [
  [44, 98],
  [76, 62],
  [112, 88],
  [140, 50],
  [164, 104],
] as const;

/** Stars joined by lines, and the moon: the child's own sky of skills. */
export function SkyDrawing() {
  return (
    <Frame>
      <rect className="k2-night" x="16" y="10" width="168" height="130" rx="28" />
      <path className="k2-moon" d="M60 28a22 22 0 1 0 20 34 18 18 0 0 1-20-34Z" />
      <polyline className="k2-thread" points={SKY_STARS.map((star) => star.join()).join(' ')} />
      {SKY_STARS.map(([x, y], index) => (
        <path key={x} className="k2-star" d={starOutline([x, y], index % 2 === 0 ? 12 : 9, 5, 2)} />
      ))}
    </Frame>
  );
}

const PAGES =
  'M100 58C80 44 52 42 24 48V126C52 120 80 122 100 134 120 122 148 120 176 126V48C148 42 120 44 100 58';

/** An open book with stars rising from it: more lessons. */
export function BookDrawing() {
  return (
    <Frame>
      <path className="k2-paper" d={`${PAGES}Z`} />
      <path
        className="k2-line"
        d="M100 58V134M42 70c14-2 26-1 40 4M42 90c14-2 26-1 40 4M158 70c-14-2-26-1-40 4M158 90c-14-2-26-1-40 4"
      />
      {(['nile', 'gold', 'clay'] as const).map((tone, index) => (
        <g key={tone} data-tone={tone}>
          <path className="k2-fill" d={starOutline([60 + index * 40, index === 1 ? 20 : 30], 13, 5, 2)} />
        </g>
      ))}
    </Frame>
  );
}

/** A book whose page turns: the next pictures. */
export function TurnDrawing() {
  return (
    <Frame>
      <path className="k2-paper" d={`${PAGES}Z`} />
      <path className="k2-line" d="M100 58V134" />
      <path className="k2-arrow" d="M58 34C80 8 122 8 144 32M148 10V36H122" />
    </Frame>
  );
}

/** A house with a light in it: the way back home. */
export function HomeDrawing() {
  return (
    <Frame>
      <path className="k2-wood" d="M40 72V134H160V72" />
      <path className="k2-roof" d="M24 78 100 18 176 78Z" />
      <rect className="k2-lit" x="58" y="90" width="30" height="28" rx="4" />
      <path className="k2-door" d="M110 134V96a14 14 0 0 1 28 0V134Z" />
    </Frame>
  );
}
