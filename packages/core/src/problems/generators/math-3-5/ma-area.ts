import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-area');

const UNITS = ['cm', 'm'] as const;

function figureOf(width: number, height: number, unit: string, heightKnown: boolean) {
  const all = { width, height, unit };
  return {
    figure: {
      type: 'rectangle' as const,
      width: `${width} ${unit}`,
      height: heightKnown ? `${height} ${unit}` : '?',
      ratio: width / height,
    },
    figureText: heightKnown
      ? text(message('figure-of.figure-text.rectangle-width-unit-height'), all)
      : text(message('figure-of.figure-text.rectangle-width-unit-wide'), all),
  };
}

function findArea(width: number, height: number, unit: string): DraftItem {
  const all = { width, height, unit, area: width * height };
  const explained = {
    ...figureOf(width, height, unit, true),
    prompt: text(message('find-area.explained.prompt'), all),
    nudge: text(message('find-area.explained.nudge')),
    steps: [
      step(
        message('find-area.explained.step'),
        message('find-area.explained.reason.area-counts-squares-cover'),
        all,
      ),
      step(
        '{width} × {height} = {area} {unit}²',
        message('find-area.explained.reason.equal-rows-multiplied'),
        all,
      ),
    ],
  };
  return decimalItem(explained, width * height, { tolerance: 0, unit: `${unit}²` }, [
    [2 * (width + height), 'perimeter-for-area'],
    [width + height, 'two-sides-only'],
  ]);
}

function findSide(width: number, height: number, unit: string): DraftItem {
  const area = width * height;
  const all = { width, height, unit, area };
  const explained = {
    ...figureOf(width, height, unit, false),
    prompt: text(message('find-side.explained.prompt'), all),
    nudge: text(message('find-side.explained.nudge'), all),
    steps: [
      step(
        message('find-side.explained.step'),
        message('find-side.explained.reason.area-length-times-width'),
        all,
      ),
      step(
        '{area} ÷ {width} = {height}',
        message('find-side.explained.reason.division-undoes-multiplication'),
        all,
      ),
    ],
  };
  return decimalItem(explained, height, { tolerance: 0, unit }, [
    [area - width, 'subtracted-for-side'],
    ...(area % 2 === 0 && area / 2 > width ? [[area / 2 - width, 'perimeter-for-area'] as const] : []),
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const unit = random.pick(UNITS);
  const most = difficulty === 1 ? 9 : 15;
  const width = random.integer(3, most);
  const height = random.integer(2, width);
  return difficulty === 3 ? findSide(height + 1, width, unit) : findArea(width, height, unit);
}

/** Area of rectangles (CCSS 3.MD.C.7, 4.MD.A.3). */
export const maArea = generator('ma-area', make);
