import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-round');

const PLACE = {
  10: message('place.10'),
  100: message('place.100'),
};

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const place = difficulty === 1 ? 10 : 100;
  const base = random.integer(1, difficulty === 3 ? 98 : 9) * place;
  const value = base + random.integer(1, place - 1);
  const nearest = Math.floor(value / place + 0.5) * place;
  const all = { value, base, next: base + place, middle: base + place / 2, place: PLACE[place], nearest };
  const explained = {
    prompt: text(message('make.explained.prompt'), all),
    nudge: text(message('make.explained.nudge')),
    steps: [
      step(
        message('make.explained.step.middle-between-two-round'),
        message('make.explained.reason.decides-neighbor-nearer'),
        all,
      ),
      step(
        message('make.explained.step.so-value-rounded-nearest'),
        message('make.explained.reason.middle-we-round-up'),
        all,
      ),
    ],
  };
  const otherPlace = place === 10 ? Math.floor(value / 100 + 0.5) * 100 : Math.floor(value / 10 + 0.5) * 10;
  return integerItem(explained, nearest, [
    nearest === base ? [base + place, 'rounded-up-always'] : [base, 'rounded-down-always'],
    [otherPlace, 'rounded-to-another-place'],
  ]);
}

/** Rounding to tens and hundreds (CCSS 3.NBT.A.1). */
export const maRound = generator('ma-round', make);
