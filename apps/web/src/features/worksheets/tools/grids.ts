import {
  across,
  down,
  EDGE,
  mm,
  NOTHING,
  type PageSize,
  type PaperLines,
  type PaperText,
  places,
  type ToolOptions,
} from './paper-lines.ts';

type Draw = (options: ToolOptions, page: PageSize) => PaperLines;

/** Where a whole number of gaps begins, so that what is left over is shared by both edges. */
function begin(length: number, gap: number): number {
  const inner = length - 2 * EDGE;
  return EDGE + (inner - Math.floor(inner / gap) * gap) / 2;
}

export const dots: Draw = ({ gap }, { width, height }) => {
  const columns = places(begin(width, gap), width - EDGE, gap);
  const rows = places(begin(height, gap), height - EDGE, gap);
  return { ...NOTHING, dots: rows.flatMap((y) => columns.map((x) => `M${x} ${y}h.01`)).join('') };
};

export const isometric: Draw = ({ gap }, { width, height }) => {
  const rise = (gap * Math.sqrt(3)) / 2;
  const rows = places(begin(height, rise), height - EDGE, rise);
  const start = begin(width, gap);
  const drawn = rows.flatMap((y, row) =>
    places(start + (row % 2 ? gap / 2 : 0), width - EDGE, gap).map((x) => `M${x} ${y}h.01`),
  );
  return { ...NOTHING, dots: drawn.join('') };
};

/** Squares, each fifth line a little stronger. */
export const squares: Draw = ({ gap }, { width, height }) => {
  const [left, top] = [begin(width, gap), begin(height, gap)];
  const columns = places(left, width - EDGE, gap);
  const rows = places(top, height - EDGE, gap);
  const [right, bottom] = [columns.at(-1) ?? left, rows.at(-1) ?? top];
  const lines = [
    ...columns.map((x, at) => [at, down(x, top, bottom)] as const),
    ...rows.map((y, at) => [at, across(y, left, right)] as const),
  ];
  const pick = (isFifth: boolean) =>
    lines
      .filter(([at]) => (at % 5 === 0) === isFifth)
      .map(([, path]) => path)
      .join('');
  return { ...NOTHING, strong: pick(true), fine: pick(false) };
};

export const ruled: Draw = ({ gap }, { width, height }) => {
  const rows = places(EDGE + 2 * gap, height - EDGE, gap);
  return {
    ...NOTHING,
    fine: rows.map((y) => across(y, EDGE, width - EDGE)).join(''),
    strong: down(EDGE + 18, EDGE, height - EDGE),
  };
};

/** Height of capitals and of small letters in our typeface, as shares of its size. */
const [CAPITAL, SMALL] = [0.668, 0.496];
const WORD_SHARE = 0.56;

/** Rows of three lines for letters; a word to trace stands at the head of each. `gap` is the height of a capital. */
export const handwriting: Draw = ({ gap, text }, { width, height }) => {
  const rows = places(EDGE + gap, height - EDGE - gap * 0.4, gap * 2.1);
  const size = gap / CAPITAL;
  const word = text.trim();
  const texts: PaperText[] = rows.flatMap((y) =>
    word === ''
      ? []
      : [{ x: EDGE + 1, y, text: word, size, look: 'trace' as const, anchor: 'start' as const }],
  );
  const fits = word.length * size * WORD_SHARE < width - 2 * EDGE;
  return {
    ...NOTHING,
    strong: rows.map((y) => across(y, EDGE, width - EDGE)).join(''),
    fine: rows.map((y) => across(y - gap, EDGE, width - EDGE)).join(''),
    dashed: rows.map((y) => across(y - size * SMALL, EDGE, width - EDGE)).join(''),
    texts: fits ? texts : [],
  };
};

/** Axes with both directions; `to` is the greatest number on them. */
export const plane: Draw = ({ to, filled }, { width, height }) => {
  const most = Math.max(1, Math.min(Math.round(Math.abs(to)), 20));
  const gap = (width - 2 * EDGE) / (2 * most + 1);
  const [cx, cy] = [width / 2, height / 2];
  const reach = gap * (most + 0.45);
  const marks = Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
  const fine = marks
    .filter((at) => at !== 0)
    .map((at) => down(cx + at * gap, cy - reach, cy + reach) + across(cy + at * gap, cx - reach, cx + reach));
  const size = Math.min(4, gap * 0.42);
  const numbers = marks
    .filter((at) => at !== 0 && (most <= 10 || at % 5 === 0))
    .flatMap((at): PaperText[] => {
      const text = String(at).replace('-', '−');
      return [
        { x: mm(cx + at * gap), y: mm(cy + size * 1.25), text, size },
        { x: mm(cx - size * 0.9), y: mm(cy - at * gap + size * 0.35), text, size },
      ];
    });
  return {
    ...NOTHING,
    fine: fine.join(''),
    strong: down(cx, cy - reach, cy + reach) + across(cy, cx - reach, cx + reach),
    texts: filled ? numbers : [],
  };
};

/** Numbers from 1 to 100, ten in a row; `filled` tells whether they are printed. */
export const hundred: Draw = ({ filled }, { width, height }) => {
  const cell = (width - 2 * EDGE) / 10;
  const top = (height - 10 * cell) / 2;
  const edges = Array.from({ length: 11 }, (_, index) => index * cell);
  const lines = edges.map(
    (at) => down(EDGE + at, top, top + 10 * cell) + across(top + at, EDGE, EDGE + 10 * cell),
  );
  const texts = Array.from({ length: 100 }, (_, index): PaperText => {
    const x = EDGE + ((index % 10) + 0.5) * cell;
    return {
      x: mm(x),
      y: mm(top + (Math.floor(index / 10) + 0.62) * cell),
      text: String(index + 1),
      size: cell * 0.36,
      ...(index % 10 === 9 ? { look: 'bold' as const } : {}),
    };
  });
  return { ...NOTHING, strong: lines.join(''), texts: filled ? texts : [] };
};
