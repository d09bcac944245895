import type { PracticeItem } from '@ori/contracts/practice';
import { answers, numbersOf, rightOption, orderedWords } from './reading.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const numbersIn = (words: string) => (words.match(/\d+/g) ?? []).map(Number);

/** Whether the forces named are those drawn. */
function isDrawn(item: PracticeItem, left: readonly number[], right: readonly number[]): boolean {
  const named = /([\d N+]+) to the left, ([\d N+]+) to the right/.exec(item.prompt.en);
  return (
    numbersIn(named?.[1] ?? '').join() === left.join() && numbersIn(named?.[2] ?? '').join() === right.join()
  );
}

/** The forces of the question must be those of the picture; the answer balances them or is what is left over. */
export function checkForces(item: PracticeItem): boolean {
  if (item.figure?.type !== 'forces') return false;
  const { left, right } = item.figure;
  const [toLeft, toRight] = [sum(left), sum(right)];
  const missing = /force to the (\w+)/.exec(item.prompt.en)?.[1];
  const isOnWeakSide = missing === undefined || (missing === 'left') === toLeft < toRight;
  return isDrawn(item, left, right) && isOnWeakSide && answers(item, Math.abs(toLeft - toRight));
}

/** What is said of two neighbouring pairs, by which of them attract. */
const PAIRS: Readonly<Record<string, string>> = {
  'true true': 'Both pairs',
  'true false': 'Only the left',
  'false true': 'Only the right',
  'false false': 'Neither',
};

/** The middle of three bars is turned round; then unlike neighbours attract. */
function checkThreeBars(item: PracticeItem, bars: readonly string[]): boolean {
  const at = ['left', 'middle', 'right'].indexOf(
    /The (\w+) magnet is turned/.exec(item.prompt.en)?.[1] ?? '',
  );
  const turned = bars.map((bar, place) => (place === at ? `${bar.charAt(1)}${bar.charAt(0)}` : bar)).join('');
  const attracts = [1, 3].map((end) => turned.charAt(end) !== turned.charAt(end + 1));
  return rightOption(item).startsWith(PAIRS[attracts.join(' ')] ?? 'nothing');
}

/** Like poles and charges repel. */
export function checkMagnets(item: PracticeItem): boolean {
  const named = /(?:end|charge) ([NS+−]).*?(?:end|charge) ([NS+−])/.exec(item.prompt.en);
  if (named)
    return (
      rightOption(item) === (named[1] === named[2] ? 'They repel each other' : 'They attract each other')
    );
  return item.figure?.type === 'magnets' && checkThreeBars(item, item.figure.bars);
}

/** The jar chosen shows the state asked for. */
export function checkJars(item: PracticeItem): boolean {
  const asked = /this state: (\w+)/.exec(item.prompt.en)?.[1]?.toLowerCase();
  if (item.answerKind.kind !== 'choice' || asked === undefined) return false;
  const shown = item.answerKind.options.find(({ id }) => id === item.answer)?.figure;
  return shown?.type === 'particles' && shown.state === asked;
}

/** Measures the wave drawn, or shares a length and halves a height. */
export function checkWave(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  if (item.figure?.type === 'wave')
    return answers(
      item,
      item.prompt.en.includes('amplitude') ? item.figure.amplitudeCm : item.figure.wavelengthCm,
    );
  return item.prompt.en.includes('amplitude')
    ? Number(item.answer) * 2 === first
    : Number(item.answer) * first === second;
}

/** Reads codes as binary numbers; counts messages by writing them all. */
export function checkCode(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'choice')
    return Number.parseInt(rightOption(item), 2) === Number(/number (\d+)/.exec(item.prompt.en)?.[1]);
  if (item.figure?.type === 'bits') return answers(item, Number.parseInt(item.figure.rows[0] ?? '', 2));
  let messages = [''];
  const [count = 0] = numbersOf(item);
  for (let signal = 0; signal < count; signal += 1)
    messages = messages.flatMap((message) => [`${message}0`, `${message}1`]);
  return answers(item, new Set(messages).size);
}

/** Replays how the rock came about, from the bottom up; the dike comes after what it cuts. */
export function checkLayers(item: PracticeItem): boolean {
  if (item.figure?.type !== 'layers') return false;
  const { layers, dike } = item.figure;
  const history = layers.map(({ label }) => `Layer ${label}`).toReversed();
  if (item.answerKind.kind === 'choice')
    return rightOption(item) === (item.prompt.en.includes('oldest') ? history[0] : history.at(-1));
  if (dike !== undefined) history.splice(dike, 0, 'Dike M');
  return orderedWords(item).join() === history.join();
}

const HOLDS: Readonly<Record<string, number>> = { 'bare soil': 0, grass: 1, trees: 1, terraces: 1 };

/** Steeper and barer loses more; the options never disagree on the two. */
export function checkSlopes(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'integer') {
    const [before = 0, after = 0, rains = 0] = numbersOf(item);
    return answers(item, rains * before - rains * after);
  }
  if (item.answerKind.kind !== 'choice') return false;
  const hills = item.answerKind.options.map(({ id, text }) => {
    const [, degrees = '', cover = ''] = /: (\d+)°, (.+)$/.exec(text.en) ?? [];
    return { id, degrees: Number(degrees), held: HOLDS[cover] ?? Number.NaN };
  });
  const sign = item.prompt.en.includes('most') ? 1 : -1;
  const chosen = hills.find(({ id }) => id === item.answer);
  return hills.every((hill) => {
    if (!chosen || hill === chosen) return chosen !== undefined;
    const [steeper, barer] = [sign * (chosen.degrees - hill.degrees), sign * (hill.held - chosen.held)];
    return steeper >= 0 && barer >= 0 && steeper + barer > 0;
  });
}

/** Weighs before and after. */
export function checkMass(item: PracticeItem): boolean {
  const numbers = numbersOf(item);
  const [first = 0, second = 0, third = 0] = numbers;
  if (numbers.length === 2) return answers(item, first + second);
  if (item.prompt.en.includes('fizz')) return third + Number(item.answer) === first + second;
  return first + second + Number(item.answer) === third;
}

/** What the climate's words promise of its temperatures and rain. */
const FITS: Readonly<Record<string, (warmth: readonly number[], rain: readonly number[]) => boolean>> = {
  'Hot and wet all year': (warmth, rain) => Math.min(...warmth) >= 20 && Math.min(...rain) >= 100,
  'Very dry all year': (_, rain) => sum(rain) < 250,
  'Freezing winters, mild summers': (warmth) => Math.min(...warmth) < -5 && Math.max(...warmth) < 22,
  'Warm, with a dry and a wet season': (warmth, rain) =>
    Math.min(...warmth) >= 15 && Math.min(...rain) < 40 && Math.max(...rain) > 150,
};

/** Reads the climate graph again. */
export function checkClimate(item: PracticeItem): boolean {
  if (item.figure?.type !== 'climate') return false;
  const { warmthC, rainMm } = item.figure;
  if (item.answerKind.kind === 'choice')
    return item.answerKind.options.every(
      ({ id, text }) => FITS[text.en]?.(warmthC, rainMm) === (id === item.answer),
    );
  const [month] = numbersOf(item);
  const rising = rainMm.toSorted((a, b) => a - b);
  return answers(
    item,
    month === undefined ? (rising.at(-1) ?? 0) - (rising[0] ?? 0) : (rainMm[month - 1] ?? 0),
  );
}

const SOUTH_OF_EQUATOR = ['Cape Town', 'Melbourne'];

/** Reads the shadows again; the season is told by the town's half of the Earth. */
export function checkShadows(item: PracticeItem): boolean {
  if (item.figure?.type !== 'columns') return false;
  const { columns } = item.figure;
  const hour = columns.find(({ label }) => item.prompt.en.includes(label))?.value ?? 0;
  const shortest = Math.min(...columns.map(({ value }) => value));
  if (item.answerKind.kind === 'integer')
    return answers(item, item.prompt.en.includes('shorter') ? hour - shortest : hour);
  const isSouth = SOUTH_OF_EQUATOR.some((town) => item.prompt.en.includes(town));
  const isSummer = item.prompt.en.includes('summer');
  const chosen = columns.find(({ label }) => rightOption(item) === `Month ${label}`);
  const extreme = isSummer ? shortest : Math.max(...columns.map(({ value }) => value));
  return chosen?.value === extreme && (chosen.label === '6') === (isSummer !== isSouth);
}

/** Who eats what, written once more from the eater's side. */
const DIETS: Readonly<Record<string, string>> = {
  rabbit: 'grass,leaves',
  mouse: 'grass,berries',
  caterpillar: 'leaves',
  songbird: 'berries,caterpillar',
  frog: 'caterpillar',
  snake: 'mouse,songbird,frog',
  fox: 'berries,rabbit,mouse,songbird',
  hawk: 'rabbit,mouse,songbird,frog,snake',
};
const PICTURE_WORDS: Readonly<Record<string, string>> = {
  berry: 'berries',
  leaf: 'leaves',
  bird: 'songbird',
};
const eats = (eater: string, food: string) => (DIETS[eater] ?? '').split(',').includes(food);

/** Whether the picture draws just the arrows that the diets tell. */
function isTrueWeb(beings: readonly string[], arrows: readonly (readonly [number, number])[]): boolean {
  const drawn = new Set(arrows.map(([from, to]) => `${from} ${to}`));
  return beings.every((food, from) =>
    beings.every((eater, to) => eats(eater, food) === drawn.has(`${from} ${to}`)),
  );
}

function checkChain(chain: readonly string[]): boolean {
  const [plant = ''] = chain;
  return (
    chain.length === 4 &&
    DIETS[plant] === undefined &&
    chain.slice(1).every((eater, index) => eats(eater, chain[index] ?? ''))
  );
}

/** Follows who eats whom by the diets. */
export function checkWeb(item: PracticeItem): boolean {
  if (item.figure?.type !== 'web') return false;
  const beings = item.figure.names.map((name) => PICTURE_WORDS[name] ?? name);
  if (!isTrueWeb(beings, item.figure.arrows)) return false;
  const asked = /: (\w+)\?$/.exec(item.prompt.en)?.[1] ?? '';
  if (item.answerKind.kind === 'choice')
    return item.answerKind.options.every(({ id, text }) => eats(text.en, asked) === (id === item.answer));
  if (item.answerKind.kind !== 'integer') return checkChain(orderedWords(item));
  const asksFood = item.prompt.en.includes('kinds of food');
  return answers(item, beings.filter((other) => (asksFood ? eats(asked, other) : eats(other, asked))).length);
}
