import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import { graph } from './graphs.ts';

const message = messagesOf('ma-normal');

/** The height of the bell, 1 at the mean. */
const height = (mean: number, spread: number) => (x: number) => Math.exp(-0.5 * ((x - mean) / spread) ** 2);

/** A normal curve with the part between two bounds outlined. */
export function bell(
  mean: number,
  spread: number,
  [from, to]: readonly [number, number],
): { figure: Figure; figureText: Phrase } {
  const of = height(mean, spread);
  const area: [number, number][] = [[from, 0], ...graph(of, from, to, 30), [to, 0]];
  return {
    figure: {
      type: 'plane',
      x: { from: mean - 4 * spread, to: mean + 4 * spread, step: spread, name: '' },
      y: { from: 0, to: 1.2, step: 2, name: '' },
      curves: [
        { through: graph(of, mean - 4 * spread, mean + 4 * spread, 60) },
        { through: area, filled: true },
      ],
      points: [],
    },
    figureText: text(message('bell.figure-text'), { mean }),
  };
}
