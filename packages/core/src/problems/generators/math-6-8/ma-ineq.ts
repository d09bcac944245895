import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option } from '../../item.ts';
import { intervalItem } from '../../item-written.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-ineq');

const SIGNS = ['<', '<=', '>', '>='] as const;
type Sign = (typeof SIGNS)[number];
const turned: Readonly<Record<Sign, Sign>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const other: Readonly<Record<Sign, Sign>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const shown: Readonly<Record<Sign, string>> = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' };
const isOpen = (sign: Sign) => !sign.endsWith('=');
const boundary = (sign: Sign) => (isOpen(sign) ? 'boundary-counted' : 'boundary-left-out');

function rayOption(sign: Sign, at: number): Option {
  const [open, right] = [isOpen(sign), sign.startsWith('>')];
  const words = {
    en: `${open ? 'Open' : 'Filled'} circle at {at}, colored to the ${right ? 'right' : 'left'}`,
    fr: `Cercle ${open ? 'vide' : 'plein'} en {at}, coloré vers la ${right ? 'droite' : 'gauche'}`,
    es: `Círculo ${open ? 'vacío' : 'lleno'} en {at}, coloreado hacia la ${right ? 'derecha' : 'izquierda'}`,
  };
  const marks = [at, at === 0 ? 1 : 0].map((value) => ({
    at: value,
    label: String(value).replace('-', '−'),
  }));
  return {
    text: text(words, { at }),
    figure: {
      type: 'number-line',
      from: at - 5,
      to: at + 5,
      ticks: 11,
      marks: marks.filter((mark) => Math.abs(mark.at - at) <= 5),
      ray: { at, to: right ? 'right' : 'left', open },
    },
  };
}

/** Which picture shows x > a. */
function pickRay(random: SeededRandom): DraftItem {
  const [sign, at] = [random.pick(SIGNS), random.integer(-9, 9)];
  const all = { sign: shown[sign], at };
  const explained = {
    prompt: text(message('pick-ray.explained.prompt'), all),
    nudge: text(message('pick-ray.explained.nudge')),
    steps: [
      step(
        message('pick-ray.explained.step.test-itself'),
        message('pick-ray.explained.reason.filled-circle-counts-boundary'),
        all,
      ),
      step(
        sign.startsWith('>')
          ? message('pick-ray.explained.step.numbers-right')
          : message('pick-ray.explained.step.numbers-left'),
        message('pick-ray.explained.reason.line-numbers-grow-right'),
      ),
    ],
  };
  return choiceItem(explained, random, rayOption(sign, at), [
    [rayOption(turned[sign], at), 'inequality-turned-around'],
    [rayOption(other[sign], at), boundary(sign)],
  ]);
}

interface Story {
  readonly sign: Sign;
  readonly from: number;
  readonly to: number;
  readonly prompt: Phrase;
}
const STORIES = [
  {
    sign: '>=',
    from: 100,
    to: 150,
    prompt: message('stories.riders-must-least.prompt'),
  },
  {
    sign: '<=',
    from: 6,
    to: 60,
    prompt: message('stories.lift-carries-most.prompt'),
  },
  {
    sign: '<',
    from: -20,
    to: -2,
    prompt: message('stories.ice-cream-stays.prompt'),
  },
  {
    sign: '>',
    from: 20,
    to: 90,
    prompt: message('stories.win-leila-needs.prompt'),
  },
] as const satisfies readonly Story[];

function writeStory(random: SeededRandom): DraftItem {
  const { sign, from, to, prompt } = random.pick(STORIES);
  const at = random.integer(from, to);
  const all = { at, right: shown[sign] };
  const explained = {
    prompt: text(prompt, all),
    nudge: text(message('write-story.explained.nudge')),
    steps: [
      step(
        message('write-story.explained.step'),
        message('write-story.explained.reason.least-most-count-boundary'),
        all,
      ),
      step('x {right} {at}', message('write-story.explained.reason.open-side-sign-looks'), all),
    ],
  };
  return intervalItem(explained, 'x', `x ${sign} ${at}`, [
    [`x ${turned[sign]} ${at}`, 'inequality-turned-around'],
    [`x ${other[sign]} ${at}`, boundary(sign)],
  ]);
}

/** x + q < r, undone by one step. */
function solve(random: SeededRandom): DraftItem {
  const [sign, at] = [random.pick(SIGNS), random.integer(-9, 12)];
  const q = random.integer(2, 12) * random.pick([-1, 1]);
  const all = {
    sign: shown[sign],
    at,
    q: Math.abs(q),
    r: at + q,
    plus: q < 0 ? '−' : '+',
    undo: q < 0 ? '+' : '−',
  };
  const explained = {
    prompt: text(message('solve.explained.prompt'), all),
    nudge: text(message('solve.explained.nudge')),
    steps: [
      step('x {sign} {r} {undo} {q}', message('solve.explained.reason.adding-taking-away-same'), all),
      step('x {sign} {at}', message('solve.explained.reason.check-one-number-each'), all),
    ],
  };
  return intervalItem(explained, 'x', `x ${sign} ${at}`, [
    [`x ${turned[sign]} ${at}`, 'inequality-turned-around'],
    [`x ${other[sign]} ${at}`, boundary(sign)],
    [`x ${sign} ${at + 2 * q}`, 'opposite-not-used'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return pickRay(random);
  return difficulty === 2 ? writeStory(random) : solve(random);
}

/** Inequalities on a line, from words and undone in one step (CCSS 6.EE.B.5, 6.EE.B.8). */
export const maIneq = generator('ma-ineq', make);
