/** How small a loaf may be cut: eighths. Sizes are counted in them. */
export const WHOLE = 8;
export const LOAVES = 3;
export const WORKERS = 4;

export interface Piece {
  readonly id: string;
  readonly loaf: number;
  /** Eighths of a loaf. */
  readonly size: number;
  /** Where in its loaf it lay, in eighths from the left. */
  readonly from: number;
  /** The worker who has it; null while it lies on the board. */
  readonly worker: number | null;
}

export interface Table {
  readonly pieces: readonly Piece[];
  /** The piece in hand. */
  readonly held: string | null;
  readonly cuts: number;
}

export type Outcome = 'whole' | 'sharing' | 'unequal' | 'fair' | 'fair-few-cuts';
export type Move =
  | { readonly kind: 'hold' | 'cut' | 'return'; readonly piece: string }
  | { readonly kind: 'give'; readonly worker: number; readonly piece?: string }
  | { readonly kind: 'restart' };

const piece = (loaf: number, from: number, size: number): Piece => ({
  id: `${loaf}.${from}.${size}`,
  loaf,
  from,
  size,
  worker: null,
});

/** Three whole loaves on the board, the first in hand. */
export function freshTable(): Table {
  const pieces = Array.from({ length: LOAVES }, (_, loaf) => piece(loaf, 0, WHOLE));
  return { pieces, held: pieces[0]?.id ?? null, cuts: 0 };
}

const firstOnBoard = (pieces: readonly Piece[]): string | null =>
  pieces.find(({ worker }) => worker === null)?.id ?? null;

/** Halves a piece that lies on the board; an eighth is left as it is. */
function cut(table: Table, id: string): Table {
  const whole = table.pieces.find((each) => each.id === id);
  if (!whole || whole.worker !== null || whole.size === 1) return table;
  const half = whole.size / 2;
  const halves = [piece(whole.loaf, whole.from, half), piece(whole.loaf, whole.from + half, half)];
  const pieces = table.pieces.flatMap((each) => (each.id === id ? halves : [each]));
  return { pieces, held: halves[0]?.id ?? null, cuts: table.cuts + 1 };
}

function move(table: Table, id: string, worker: number | null): Table {
  const pieces = table.pieces.map((each) => (each.id === id ? { ...each, worker } : each));
  return { ...table, pieces, held: worker === null ? id : firstOnBoard(pieces) };
}

/** One move of the puzzle; a move that makes no sense changes nothing. */
export function play(table: Table, step: Move): Table {
  switch (step.kind) {
    case 'restart':
      return freshTable();
    case 'hold':
      return { ...table, held: step.piece };
    case 'cut':
      return cut(table, step.piece);
    case 'return':
      return move(table, step.piece, null);
    case 'give': {
      const given = step.piece ?? table.held;
      return given === null ? table : move(table, given, step.worker);
    }
  }
}

/** What one worker has, in eighths. */
export function shareOf(table: Table, worker: number): number {
  return table.pieces.filter((each) => each.worker === worker).reduce((sum, { size }) => sum + size, 0);
}

/** Halving two loaves and quartering the third is the fewest cuts that are fair. */
export const FEWEST_CUTS = 5;

/** How things stand. Fair means all bread given and four equal shares. */
export function outcomeOf(table: Table): Outcome {
  if (table.pieces.every(({ worker }) => worker === null)) return table.cuts === 0 ? 'whole' : 'sharing';
  if (table.pieces.some(({ worker }) => worker === null)) return 'sharing';
  const shares = Array.from({ length: WORKERS }, (_, worker) => shareOf(table, worker));
  if (!shares.every((share) => share === shares[0])) return 'unequal';
  return table.cuts <= FEWEST_CUTS ? 'fair-few-cuts' : 'fair';
}

const FRACTIONS: Readonly<Record<number, string>> = { 1: '⅛', 2: '¼', 4: '½', 8: '1' };

/** A piece's size as one writes it. */
export function written(size: number): string {
  return FRACTIONS[size] ?? `${size}/${WHOLE}`;
}
