import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-perim');

const UNITS = ['cm', 'm'] as const;
const NUDGE = text(message('nudge'));

function findPerimeter(width: number, height: number, unit: string): DraftItem {
  const all = { width, height, unit, half: width + height, around: 2 * (width + height) };
  const explained = {
    figure: {
      type: 'rectangle' as const,
      width: `${width} ${unit}`,
      height: `${height} ${unit}`,
      ratio: width / height,
    },
    figureText: text(message('find-perimeter.explained.figure-text'), all),
    prompt: text(message('find-perimeter.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step('{width} + {height} = {half}', message('find-perimeter.explained.reason.one-long-one-short'), all),
      step('2 × {half} = {around}', message('find-perimeter.explained.reason.opposite-sides-equal-so'), all),
    ],
  };
  return decimalItem(explained, all.around, { tolerance: 0, unit }, [
    [width * height, 'area-for-perimeter'],
    [width + height, 'two-sides-only'],
  ]);
}

function findSide(width: number, height: number, unit: string): DraftItem {
  const all = { width, height, unit, around: 2 * (width + height), half: width + height };
  const explained = {
    prompt: text(message('find-side.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step('{around} ÷ 2 = {half}', message('find-side.explained.reason.half-way-one-long'), all),
      step('{half} − {width} = {height}', message('find-side.explained.reason.take-off-side-know'), all),
    ],
  };
  return decimalItem(explained, height, { tolerance: 0, unit }, [
    [all.around - width, 'subtracted-for-side'],
    [all.around - 2 * width, 'two-sides-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const unit = difficulty === 3 ? random.pick(UNITS) : 'm';
  const height = random.integer(3, difficulty === 1 ? 9 : 20);
  const width = height + random.integer(1, difficulty === 1 ? 6 : 20);
  return difficulty === 3 ? findSide(width, height, unit) : findPerimeter(width, height, unit);
}

/** The way around a rectangle (CCSS 3.MD.D.8). */
export const maPerim = generator('ma-perim', make);
