import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

const message = messagesOf('sc-induct');

interface Transformer {
  readonly first: number;
  readonly second: number;
  readonly volts: number;
  readonly out: number;
}

/** A transformer without losses whose voltages come out even. */
function draw(random: SeededRandom): Transformer {
  const step = random.pick([10, 20, 25, 40, 50]);
  const [a, b] = random.shuffle([2, 3, 4, 5, 6, 8, 10, 12]);
  const one = random.integer(3, 30);
  return { first: (a ?? 2) * step, second: (b ?? 3) * step, volts: (a ?? 2) * one, out: (b ?? 3) * one };
}

const RATIO = ['U₂ ÷ U₁ = N₂ ÷ N₁', message('ratio')] as const;

function findVoltage(random: SeededRandom): DraftItem {
  const { first, second, volts, out } = draw(random);
  const explained = worked(
    {
      prompt: message('find-voltage.explained.work.prompt'),
      nudge: message('find-voltage.explained.work.nudge'),
      rule: RATIO,
      work: [
        ['{volts} × {second} ÷ {first} = {out} V', message('find-voltage.explained.work.more-turns-more')],
      ],
    },
    { first, second, volts, out },
  );
  return decimalItem(explained, out, { tolerance: 0.01, unit: 'V' }, [
    [rounded((volts * first) / second, 2), 'turns-upside-down'],
    [volts, 'turns-upside-down'],
  ]);
}

function findCurrent(random: SeededRandom): DraftItem {
  const { first, second } = draw(random);
  const current = rounded((random.integer(1, 8) * second) / 100, 2);
  const out = rounded((current * first) / second, 2);
  const explained = worked(
    {
      prompt: message('find-current.explained.work.prompt'),
      nudge: message('find-current.explained.work.nudge'),
      rule: ['U₁ × I₁ = U₂ × I₂', message('find-current.explained.work.rule')],
      work: [
        [
          '{current} × {first} ÷ {second} = {out} A',
          message('find-current.explained.work.currents-go-other'),
        ],
      ],
    },
    { first, second, current, out },
  );
  return decimalItem(explained, out, { tolerance: 0.01, unit: 'A' }, [
    [rounded((current * second) / first, 2), 'power-from-nothing'],
    [current, 'power-from-nothing'],
  ]);
}

/** A coil that turns evenly in a field: how often does its voltage change direction? */
function alternating(random: SeededRandom): DraftItem {
  const hertz = random.pick([10, 15, 20, 25, 30, 40, 50, 60]);
  const seconds = random.integer(2, 12);
  const turnsPerMinute = hertz * 60;
  const answer = 2 * hertz * seconds;
  const explained = worked(
    {
      prompt: message('alternating.explained.work.prompt'),
      nudge: message('alternating.explained.work.nudge'),
      rule: [
        message('alternating.explained.work.rule-each-turn-one-full'),
        message('alternating.explained.work.rule-after-half-turn-coil'),
      ],
      work: [
        ['{rpm} ÷ 60 = {hertz} Hz', message('alternating.explained.work.turns-per-second')],
        ['2 × {hertz} × {seconds} = {answer}', message('alternating.explained.work.two-changes-each')],
      ],
    },
    { rpm: turnsPerMinute, seconds, hertz, answer },
  );
  return integerItem(explained, answer, [
    [hertz * seconds, 'half-turns-forgotten'],
    [2 * turnsPerMinute * seconds, 'unit-not-converted'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return findVoltage(random);
  return difficulty === 2 ? findCurrent(random) : alternating(random);
}

/** Induction: transformers and alternating voltage (NGSS HS-PS2-5). */
export const scInduct = generator('sc-induct', make);
