import type { SheetKind } from '@ori/contracts/worksheet-names';
import type { ReactNode } from 'react';
import { circleGrid } from '../../ui/ornament/circle-grid.ts';
import { starOutline, starPolygon } from '../../ui/ornament/star.ts';

const DOTS = [12, 24, 36].flatMap((y) => [12, 24, 36].map((x) => `M${x} ${y}h0.01`)).join('');

const MARKS: Readonly<Record<SheetKind, ReactNode>> = {
  practice: (
    <>
      <path d="M7 16h9M11.5 11.5v9M24 16h14M7 34h8M24 34h14" />
      <path d="M24 20.5h14M24 38.5h14" strokeDasharray="2 3" />
    </>
  ),
  numerals: (
    <>
      <path d="M9 30h30M9 38h30" strokeWidth="5" />
      <path d="M14 17h0.01M24 17h0.01M34 17h0.01" strokeWidth="6.5" />
    </>
  ),
  tracing: (
    <>
      <path d="M5 38h38M5 10h38" strokeWidth="1.2" />
      <path d="M12 37L24 11L36 37M17 28h14" strokeDasharray="2.5 3.5" />
    </>
  ),
  map: (
    <>
      <circle cx="24" cy="24" r="17" />
      <path d="M7 24h34M24 7c-12 10-12 24 0 34M24 7c12 10 12 24 0 34M10 15c9 5 19 5 28 0M10 33c9-5 19-5 28 0" />
    </>
  ),
  construction: <path d={circleGrid([24, 24], 9, 1)} />,
  colouring: <path d={starOutline([24, 24], 20, 8, 3) + starPolygon([24, 24], 11, 8, 2)} />,
  dots: <path d={DOTS} strokeWidth="4" />,
};

/** What a kind of sheet is known by; its name always stands beside it. */
export function KindMark({ kind, size = 40 }: { readonly kind: SheetKind; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {MARKS[kind]}
    </svg>
  );
}
