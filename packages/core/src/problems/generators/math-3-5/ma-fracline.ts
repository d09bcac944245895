import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-fracline');

function stepsOf(all: Fillers) {
  return [
    step(message('steps-of.step.0-1-there-parts'), message('steps-of.reason.gaps-marks-parts'), all),
    step(message('steps-of.step.gaps-0-jumps-so'), message('steps-of.reason.each-gap-one-part'), all),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const wholes = difficulty;
  const parts = random.integer(3, difficulty === 1 ? 8 : 6);
  const jumps = difficulty === 1 ? random.integer(1, parts - 1) : drawBeyondOne(random, parts, wholes);
  const all = { wholes, parts, jumps, name: `${jumps}/${parts}` };
  const explained = {
    figure: {
      type: 'number-line' as const,
      from: 0,
      to: wholes,
      ticks: parts * wholes + 1,
      marks: [
        ...Array.from({ length: wholes + 1 }, (_, at) => ({ at, label: String(at) })),
        { at: jumps / parts, label: '?' },
      ],
    },
    figureText: text(message('make.explained.figure-text'), all),
    prompt: text(message('make.explained.prompt')),
    nudge: text(message('make.explained.nudge')),
    steps: stepsOf(all),
  };
  return rationalItem(explained, fraction(jumps, parts), 'any', [
    [fraction(jumps, parts + 1), 'counts-ticks'],
    [fraction(jumps + 1, parts + 1), 'counts-ticks'],
    [fraction(jumps, parts * wholes), 'parts-miscounted'],
    ...(wholes === 1 ? [[fraction(jumps, parts - jumps), 'part-to-rest'] as const] : []),
  ]);
}

function drawBeyondOne(random: SeededRandom, parts: number, wholes: number): number {
  const jumps = random.integer(parts + 1, parts * wholes - 1);
  return jumps % parts === 0 ? jumps - 1 : jumps;
}

/** Fractions as places on the number line (CCSS 3.NF.A.2). */
export const maFracline = generator('ma-fracline', make);
