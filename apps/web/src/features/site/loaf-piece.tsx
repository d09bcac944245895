import type { Piece } from './loaves.ts';

/** The whole loaf, 160 × 64; a piece shows its own slice of it by its view box. */
const UNIT = 20;

/** A slice of bread as it was cut. */
export function Slice({
  piece,
  className,
}: {
  readonly piece: Pick<Piece, 'from' | 'size'>;
  readonly className?: string;
}) {
  return (
    <svg
      className={className}
      viewBox={`${piece.from * UNIT} 0 ${piece.size * UNIT} 64`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="crust" d="M6 40C6 16 40 3 80 3s74 13 74 37c0 14-10 21-22 21H28C16 61 6 54 6 40Z" />
      <path className="crumb" d="M14 41C14 21 44 10 80 10s66 11 66 31c0 9-7 13-16 13H30c-9 0-16-4-16-13Z" />
      <path className="score" d="M34 34q8-12 20-15M68 28q8-10 22-12M104 31q8-8 20-8" />
    </svg>
  );
}
