import type { PaperMaker } from '../downloads.deps.ts';
import { drawing, element, inksOf, pathOf } from '../svg.ts';
import { GOAL, LAB, READING, WEEK, wordsIn } from './planner-words.ts';

/** A Monday; the names of the days follow from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export const weekPlanner: PaperMaker = ({ locale }) => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, at) => format.format(MONDAY + at * DAY_MS));
  return { template: 'week-planner', data: { days, words: wordsIn(WEEK, locale) } };
};

export const labNotebook: PaperMaker = ({ locale }) => ({
  template: 'lab-notebook',
  data: { words: wordsIn(LAB, locale) },
});

/** Widths and heights of the spines, so that no two neighbours are alike. */
const SPINES = Array.from({ length: 20 }, (_, at) => ({
  width: 21 + ((at * 7) % 11),
  height: 74 + ((at * 13) % 29),
}));

export const readingLog: PaperMaker = ({ locale, isSparing }) => {
  const inks = inksOf(isSparing);
  const parts: string[] = [];
  let x = 4;
  SPINES.forEach(({ width, height }, at) => {
    const y = 106 - height;
    const line = { fill: 'none', stroke: inks.ink, 'stroke-width': 1.1 };
    parts.push(element('rect', { x, y, width, height, rx: 2.5, ...line }));
    const band = { ...line, stroke: at % 2 === 0 ? inks.gold : inks.nile, 'stroke-width': 0.9 };
    parts.push(element('path', { d: `M${x} ${y + 12}h${width}M${x} ${y + height - 24}h${width}`, ...band }));
    parts.push(
      element(
        'text',
        { x: x + width / 2, y: 98, 'font-size': 9, 'text-anchor': 'middle', fill: inks.ink },
        String(at + 1),
      ),
    );
    x += width;
  });
  parts.push(element('path', { d: `M0 107H${x + 4}`, stroke: inks.ink, 'stroke-width': 2.4 }));
  return {
    template: 'reading-log',
    data: { words: wordsIn(READING, locale), rows: 14 },
    drawings: { 'shelf.svg': drawing([0, 0, x + 4, 109], parts) },
  };
};

const STONES = 24;

/** Stones along a spiral of even gaps, the first outside, the last beside the star in the middle. */
function stones(): { x: number; y: number; r: number }[] {
  return Array.from({ length: STONES }, (_, at) => {
    // Equal areas a stone: the root of what is left gives the distance from the middle.
    const radius = 150 * Math.sqrt((STONES - at + 1.6) / (STONES + 1.6));
    const turn = 2 * Math.PI * (2.72 * (1 - Math.sqrt((STONES - at) / STONES)) + 0.53);
    return { x: radius * Math.cos(turn), y: radius * 0.8 * Math.sin(turn), r: 14 };
  });
}

/** Eight points of a star: two squares turned against one another. */
const STAR = Array.from({ length: 16 }, (_, at): readonly [number, number] => {
  const radius = at % 2 === 0 ? 24 : 18.4;
  return [radius * Math.cos((at * Math.PI) / 8), radius * Math.sin((at * Math.PI) / 8)];
});

export const goalSheet: PaperMaker = ({ locale, isSparing }) => {
  const inks = inksOf(isSparing);
  const all = stones();
  const line = { fill: 'none', stroke: inks.faint, 'stroke-width': 1.4, 'stroke-dasharray': '1 4' };
  const parts = [element('path', { d: pathOf(all.map(({ x, y }) => [x, y])), ...line })];
  all.forEach(({ x, y, r }, at) => {
    parts.push(
      element('circle', { cx: x, cy: y, r, fill: '#ffffff', stroke: inks.ink, 'stroke-width': 1.2 }),
      element(
        'text',
        { x, y: y + 3.2, 'font-size': 9, 'text-anchor': 'middle', fill: inks.ink },
        String(at + 1),
      ),
    );
  });
  parts.push(
    element('path', { d: pathOf(STAR, true), fill: inks.tint, stroke: inks.gold, 'stroke-width': 1.6 }),
  );
  return {
    template: 'goal-sheet',
    data: { words: wordsIn(GOAL, locale) },
    drawings: { 'path.svg': drawing([-170, -140, 340, 280], parts) },
  };
};
