import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-rate');

const NUDGE = text(message('nudge'));

function findRate(speed: number, hours: number): DraftItem {
  const way = rounded(speed * hours, 2);
  const all = { speed, hours, way };
  const explained = {
    prompt: text(message('find-rate.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(
        message('find-rate.explained.step'),
        message('find-rate.explained.reason.question-asks-one-hour'),
        all,
      ),
      step('{way} ÷ {hours} = {speed}', message('find-rate.explained.reason.check-hours-speed-way'), all),
    ],
  };
  return decimalItem(explained, speed, { tolerance: 0, unit: 'km' }, [
    [rounded(hours / way, 2), 'rate-upside-down'],
    [rounded(way * hours, 2), 'multiplied-for-divided'],
  ]);
}

function applyRate(speed: number, hours: number, later: number): DraftItem {
  const [way, far] = [rounded(speed * hours, 2), rounded(speed * later, 2)];
  const all = { speed, hours, way, later, far };
  const explained = {
    prompt: text(message('apply-rate.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step('{way} ÷ {hours} = {speed}', message('apply-rate.explained.reason.first-find-way-one'), all),
      step('{later} × {speed} = {far}', message('apply-rate.explained.reason.each-hour-adds'), all),
    ],
  };
  return decimalItem(explained, far, { tolerance: 0, unit: 'km' }, [
    [rounded(way + (later - hours), 2), 'divided-for-multiplied'],
    [rounded(way * later, 2), 'multiplied-for-divided'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const hours = random.integer(2, 6);
  if (difficulty === 1) return findRate(random.integer(5, 14), hours);
  const speed = random.integer(10, 29) / 2;
  return difficulty === 2 ? findRate(speed, hours) : applyRate(speed, hours, hours + random.integer(1, 6));
}

/** Amounts for one (CCSS 6.RP.A.2, 6.RP.A.3b). */
export const maRate = generator('ma-rate', make);
