import { seededRandom } from '@ori/core/problems/seeded-random';
import {
  across,
  down,
  EDGE,
  mm,
  NOTHING,
  type PageSize,
  type PaperLines,
  type PaperText,
  type ToolOptions,
} from './paper-lines.ts';

type Draw = (options: ToolOptions, page: PageSize) => PaperLines;

const MINUS = '−';
const MARKS_MAX = 60;
const numberText = (value: number): string => String(mm(value)).replace('-', MINUS);

/** Number lines below one another, from `from` to `to`; only their ends are numbered unless `filled`. */
export const numberLines: Draw = ({ from, to, step, filled }, { width, height }) => {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const asked = Math.max(Math.abs(step) || 1, (high - low) / MARKS_MAX || 1);
  const count = Math.max(1, Math.round((high - low) / asked));
  const [left, right] = [EDGE + 6, width - EDGE - 6];
  const gap = (right - left) / count;
  const rows = Array.from({ length: 9 }, (_, row) => EDGE + 18 + row * ((height - 2 * EDGE - 24) / 8.4));
  const size = Math.min(5, Math.max(2.6, gap * 0.42));
  const marks = Array.from({ length: count + 1 }, (_, at) => at);
  const each = Math.ceil((size * 2.2) / gap);
  const texts = rows.flatMap((y) =>
    marks
      .filter((at) => (filled ? at % each === 0 : at === 0 || at === count))
      .map((at): PaperText => ({
        x: mm(left + at * gap),
        y: mm(y + 4 + size),
        text: numberText(low + at * asked),
        size,
      })),
  );
  const ticks = rows.flatMap((y) => marks.map((at) => down(left + at * gap, y - 2.6, y + 2.6)));
  return {
    ...NOTHING,
    strong: rows.map((y) => across(y, left - 5, right + 5)).join('') + ticks.join(''),
    texts,
  };
};

const CLOCKS = { columns: 3, rows: 4 } as const;
const MINUTES = 5;

function hand(cx: number, cy: number, turn: number, length: number): string {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return `M${mm(cx)} ${mm(cy)}L${mm(cx + length * Math.cos(angle))} ${mm(cy + length * Math.sin(angle))}`;
}

/** Twelve clock faces with room for the time; `filled` sets their hands, to five minutes, by the seed. */
export const clocks: Draw = ({ filled, seed }, { width, height }) => {
  const random = seededRandom('paper/clocks', seed);
  const cell = { width: (width - 2 * EDGE) / CLOCKS.columns, height: (height - 2 * EDGE) / CLOCKS.rows };
  const radius = Math.min(cell.width, cell.height - 14) / 2 - 3;
  let [strong, fine] = ['', ''];
  const texts: PaperText[] = [];
  for (let at = 0; at < CLOCKS.columns * CLOCKS.rows; at += 1) {
    const cx = EDGE + ((at % CLOCKS.columns) + 0.5) * cell.width;
    const cy = EDGE + Math.floor(at / CLOCKS.columns) * cell.height + radius + 2;
    strong += `M${mm(cx - radius)} ${mm(cy)}a${mm(radius)} ${mm(radius)} 0 1 0 ${mm(2 * radius)} 0a${mm(radius)} ${mm(radius)} 0 1 0 ${mm(-2 * radius)} 0`;
    for (let minute = 0; minute < 60; minute += 1) {
      const angle = (2 * Math.PI * minute) / 60;
      const inner = radius * (minute % MINUTES === 0 ? 0.92 : 0.96);
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      fine += `M${mm(cx + inner * sin)} ${mm(cy - inner * cos)}L${mm(cx + radius * sin)} ${mm(cy - radius * cos)}`;
      if (minute % MINUTES !== 0) continue;
      const [x, y] = [cx + radius * 0.79 * sin, cy - radius * 0.79 * cos + radius * 0.065];
      texts.push({ x: mm(x), y: mm(y), text: String(minute / MINUTES || 12), size: mm(radius * 0.19) });
    }
    if (filled) {
      const [hour, minute] = [random.integer(0, 11), random.integer(0, 11) * MINUTES];
      strong +=
        hand(cx, cy, (hour + minute / 60) / 12, radius * 0.45) + hand(cx, cy, minute / 60, radius * 0.66);
    }
    const line = cy + radius + 9;
    fine += across(line, cx - radius * 0.7, cx + radius * 0.7);
  }
  return { ...NOTHING, strong, fine, texts };
};

const PARTS = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const;

/** Strips of one length, each cut into equal parts; `filled` names the parts. */
export const fractions: Draw = ({ filled }, { width, height }) => {
  const gap = 4;
  const tall = (height - 2 * EDGE - gap * (PARTS.length - 1)) / PARTS.length;
  const [left, right] = [EDGE, width - EDGE];
  let strong = '';
  const texts: PaperText[] = [];
  for (const [row, parts] of PARTS.entries()) {
    const top = EDGE + row * (tall + gap);
    const part = (right - left) / parts;
    strong += across(top, left, right) + across(top + tall, left, right);
    for (let at = 0; at <= parts; at += 1) strong += down(left + at * part, top, top + tall);
    for (let at = 0; at < parts && filled; at += 1) {
      const text = parts === 1 ? '1' : `1/${parts}`;
      const size = Math.min(tall * 0.32, part * 0.3);
      texts.push({
        x: mm(left + (at + 0.5) * part),
        y: mm(top + tall / 2 + size * 0.36),
        text,
        size: mm(size),
      });
    }
  }
  return { ...NOTHING, strong, texts };
};
