import { type ChemicalElement, ELEMENTS } from './elements.ts';

/** `wide`: a row a period, eighteen columns. `tall`, for a narrow screen: a row a group, seven columns. */
export type TableShape = 'wide' | 'tall';

/** A row of the table: a period, a group, or part of one of the two series that are set apart. */
export interface TableRow {
  readonly series: 'main' | 'lanthanoids' | 'actinoids';
  /** The period or group; of a series its period. */
  readonly number: number;
  readonly cells: readonly (ChemicalElement | null)[];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const PERIODS = range(1, 7);
const GROUPS = range(1, 18);

const at = (period: number, group: number): ChemicalElement | null =>
  ELEMENTS.find((element) => element.period === period && element.group === group) ?? null;
const series = (period: number): ChemicalElement[] =>
  ELEMENTS.filter((element) => element.period === period && element.block === 'f');

const SERIES = [
  ['lanthanoids', 6],
  ['actinoids', 7],
] as const;

function wideRows(): TableRow[] {
  const main = PERIODS.map((period) => ({
    series: 'main' as const,
    number: period,
    cells: GROUPS.map((group) => at(period, group)),
  }));
  const apart = SERIES.map(([name, period]) => ({
    series: name,
    number: period,
    cells: [null, null, ...series(period), null, null],
  }));
  return [...main, ...apart];
}

function tallRows(): TableRow[] {
  const main = GROUPS.map((group) => ({
    series: 'main' as const,
    number: group,
    cells: PERIODS.map((period) => at(period, group)),
  }));
  const apart = SERIES.flatMap(([name, period]) => {
    const all = series(period);
    return [all.slice(0, 7), all.slice(7)].map((cells) => ({ series: name, number: period, cells }));
  });
  return [...main, ...apart];
}

/** The table's rows, top to bottom. Fourteen elements of each series are told apart, seven to a row where it is tall. */
export const TABLE_ROWS: Readonly<Record<TableShape, readonly TableRow[]>> = {
  wide: wideRows(),
  tall: tallRows(),
};

export type Step = 'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'first' | 'last';

const MOVES = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;

const ENDS = {
  first: () => ELEMENTS[0],
  last: () => ELEMENTS.at(-1),
  'row-start': (cells: TableRow['cells']) => cells.find((cell) => cell !== null),
  'row-end': (cells: TableRow['cells']) => cells.findLast((cell) => cell !== null),
} as const;

function along(rows: readonly TableRow[], row: number, column: number, step: keyof typeof MOVES) {
  const [down, right] = MOVES[step];
  for (let r = row + down, c = column + right; rows[r] && c >= 0 && c < 18; r += down, c += right) {
    const found = rows[r]?.cells[c];
    if (found) return found;
  }
  return null;
}

/** Where a key leads from an element, past empty places; the element itself where the table ends. */
export function stepFrom(shape: TableShape, from: ChemicalElement, step: Step): ChemicalElement {
  const rows = TABLE_ROWS[shape];
  const row = rows.findIndex(({ cells }) => cells.includes(from));
  const cells = rows[row]?.cells ?? [];
  const found =
    step in ENDS
      ? ENDS[step as keyof typeof ENDS](cells)
      : along(rows, row, cells.indexOf(from), step as keyof typeof MOVES);
  return found ?? from;
}

/** The element whose symbol is typed, or the first that begins so; null for none. */
export function elementTyped(typed: string): ChemicalElement | null {
  const wanted = typed.toLowerCase();
  if (wanted === '') return null;
  return (
    ELEMENTS.find(({ symbol }) => symbol.toLowerCase() === wanted) ??
    ELEMENTS.find(({ symbol }) => symbol.toLowerCase().startsWith(wanted)) ??
    null
  );
}
