import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { statementOf, WHICH_IS_TRUE, wideSideStep } from './comparison.ts';

const message = messagesOf('ma-compare10');

const signOf = (left: number, right: number) => (left < right ? '<' : left > right ? '>' : '=');
const OPPOSITE = { '<': '>', '>': '<', '=': '<' } as const;
const LEAST_AND_MOST = { 1: [1, 5], 2: [3, 10], 3: [3, 10] } as const;

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [least, most] = LEAST_AND_MOST[difficulty];
  const left = random.integer(least, most);
  const right = difficulty === 3 && random.integer(0, 2) === 0 ? left : random.integer(least, most);
  const mark = signOf(left, right);
  const statement = statementOf(left, right);
  const explained = {
    figure: {
      type: 'bars' as const,
      rows: [
        { parts: 10, shaded: left },
        { parts: 10, shaded: right },
      ],
    },
    figureText: text(message('make.explained.figure-text'), { left, right }),
    prompt: WHICH_IS_TRUE,
    nudge: text(message('make.explained.nudge')),
    steps: [
      step(message('make.explained.step'), message('make.explained.reason'), { left, right }),
      wideSideStep(left, mark, right),
    ],
  };
  const last = mark === '=' ? '>' : '=';
  return choiceItem(explained, random, statement(mark), [
    [statement(OPPOSITE[mark]), 'sign-turned-around'],
    [statement(last), mark === '=' ? 'sign-turned-around' : 'equal-without-counting'],
  ]);
}

/** Larger, smaller or equal, up to ten (CCSS K.CC.C.6). */
export const maCompare10 = generator('ma-compare10', make);
