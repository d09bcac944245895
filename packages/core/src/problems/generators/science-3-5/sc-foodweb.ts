import type { DraftItem } from '../../draft.ts';
import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { PictureName } from '@ori/contracts/science-figures';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { askQuestion } from '../../fact-questions.ts';
import { orderItem } from '../../item-picked.ts';
import {
  type Explained,
  type Option,
  type Wrong,
  choiceItem,
  generator,
  integerItem,
  step,
} from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { DECOMPOSER_QUESTIONS } from './decomposers.ts';

const message = messagesOf('sc-foodweb');

interface Being {
  readonly picture: PictureName;
  readonly name: Phrase;
}
const WEB_BEINGS: readonly Being[] = [
  { picture: 'grass', name: message('web-beings.grass.name') },
  { picture: 'berry', name: message('web-beings.berries.name') },
  { picture: 'leaf', name: message('web-beings.leaves.name') },
  { picture: 'rabbit', name: message('web-beings.rabbit.name') },
  { picture: 'mouse', name: message('web-beings.mouse.name') },
  { picture: 'caterpillar', name: message('web-beings.caterpillar.name') },
  { picture: 'bird', name: message('web-beings.songbird.name') },
  { picture: 'frog', name: message('web-beings.frog.name') },
  { picture: 'snake', name: message('web-beings.snake.name') },
  { picture: 'fox', name: message('web-beings.fox.name') },
  { picture: 'hawk', name: message('web-beings.hawk.name') },
];
/** Who is eaten by whom. */
const EATEN_BY: Readonly<Partial<Record<PictureName, readonly PictureName[]>>> = {
  grass: ['rabbit', 'mouse'],
  berry: ['mouse', 'bird', 'fox'],
  leaf: ['caterpillar', 'rabbit'],
  rabbit: ['fox', 'hawk'],
  mouse: ['fox', 'hawk', 'snake'],
  caterpillar: ['bird', 'frog'],
  bird: ['hawk', 'snake', 'fox'],
  frog: ['snake', 'hawk'],
  snake: ['hawk'],
};
const CHAINS: readonly [readonly PictureName[], ...(readonly PictureName[])[]] = [
  ['leaf', 'caterpillar', 'bird', 'hawk'],
  ['leaf', 'caterpillar', 'frog', 'snake'],
  ['grass', 'mouse', 'snake', 'hawk'],
  ['berry', 'mouse', 'snake', 'hawk'],
  ['leaf', 'caterpillar', 'bird', 'fox'],
];

/** A chain and two or three more beings, with every arrow among them. */
function drawWeb(random: SeededRandom) {
  const chain = random.pick(CHAINS);
  const more = random
    .shuffle(WEB_BEINGS.filter(({ picture: name }) => !chain.includes(name)))
    .slice(0, random.integer(2, 3));
  const beings = random.shuffle(
    WEB_BEINGS.filter((being) => chain.includes(being.picture) || more.includes(being)),
  );
  const arrows = beings.flatMap((prey, from) =>
    beings.flatMap((eater, to): [number, number][] =>
      EATEN_BY[prey.picture]?.includes(eater.picture) === true ? [[from, to]] : [],
    ),
  );
  return { chain, beings, arrows };
}
type Web = ReturnType<typeof drawWeb>;

function shown({ beings, arrows }: Web) {
  const nameAt = (place: number) => beings[place]?.name ?? '';
  return {
    figure: { type: 'web' as const, names: beings.map(({ picture: name }) => name), arrows },
    figureText: joined(
      arrows.map(([from, to]) => joined([nameAt(from), nameAt(to)], ' → ')),
      '; ',
    ),
  };
}

const ARROW = step(message('arrow.step'), message('arrow.reason'));
const optionOf = ({ picture: name, name: words }: Being): Option => ({
  text: text(words),
  figure: picture(name),
});
const NUDGE = text(message('nudge-2'));

/** Which of these eats it? */
function whoEats(random: SeededRandom): DraftItem {
  const web = drawWeb(random);
  const [preyAt = 0, eaterAt = 0] = random.shuffle(web.arrows)[0] ?? [];
  const [prey, eater] = [web.beings[preyAt], web.beings[eaterAt]];
  if (!prey || !eater) throw new Error('every web has an arrow');
  const others = web.beings.filter(
    (being) => being !== prey && EATEN_BY[prey.picture]?.includes(being.picture) !== true,
  );
  const eaten = others.filter((being) => EATEN_BY[being.picture]?.includes(prey.picture) === true);
  const rest = others.filter((being) => !eaten.includes(being));
  const explained: Explained = {
    ...shown(web),
    prompt: text(message('who-eats.explained.prompt'), { prey: prey.name }),
    nudge: NUDGE,
    steps: [
      ARROW,
      step('{prey} → {eater}', message('who-eats.explained.reason'), { prey: prey.name, eater: eater.name }),
    ],
  };
  const wrong = [
    ...eaten.map((being): Wrong<Option> => [optionOf(being), 'food-arrow-backwards']),
    ...random.shuffle(rest).map((being): Wrong<Option> => [optionOf(being), 'food-link-too-far']),
  ];
  return choiceItem(explained, random, optionOf(eater), wrong.slice(0, 3));
}

/** How many kinds does it eat, or how many eat it? */
function countLinks(random: SeededRandom): DraftItem {
  const web = drawWeb(random);
  const asksFood = random.integer(0, 1) === 0;
  const ends = web.arrows.map(([from, to]) => (asksFood ? to : from));
  const at = random.shuffle(ends)[0] ?? 0;
  const count = ends.filter((end) => end === at).length;
  const otherWay = web.arrows.filter(([from, to]) => (asksFood ? from : to) === at).length;
  const explained: Explained = {
    ...shown(web),
    prompt: text(
      asksFood
        ? message('count-links.explained.prompt.kinds-food-one-food')
        : message('count-links.explained.prompt.kinds-animals-eat-one'),
      { name: web.beings[at]?.name ?? '' },
    ),
    nudge: NUDGE,
    steps: [
      ARROW,
      step(
        message('count-links.explained.step'),
        asksFood
          ? message('count-links.explained.reason.only-arrows-end-there')
          : message('count-links.explained.reason.only-arrows-start-there'),
        { count },
      ),
    ],
  };
  return integerItem(explained, count, [
    [otherWay, 'food-arrow-backwards'],
    [count + otherWay, 'food-link-too-far'],
    [count - 1, 'food-link-missed'],
  ]);
}

/** Orders the path of energy along one chain of the web. */
function orderChain(random: SeededRandom): DraftItem {
  const web = drawWeb(random);
  const right = web.chain
    .flatMap((name) => web.beings.filter((being) => being.picture === name))
    .map(optionOf);
  const explained: Explained = {
    ...shown(web),
    prompt: text(message('order-chain.explained.prompt')),
    nudge: text(message('order-chain.explained.nudge')),
    steps: [ARROW, step(message('order-chain.explained.step'), message('order-chain.explained.reason'))],
  };
  return orderItem(explained, random, right, [
    [[3, 2, 1, 0], 'food-arrow-backwards'],
    [[0, 2, 1, 3], 'food-link-too-far'],
    [[0, 1, 3, 2], 'food-arrow-backwards'],
  ]);
}

/** Food webs: who gets matter and energy from whom, and who returns it to the soil (NGSS 5-LS2-1). */
export const scFoodweb = generator('sc-foodweb', (random, difficulty) => {
  if (difficulty > 1 && random.integer(1, 3) === 1) return askQuestion(DECOMPOSER_QUESTIONS, random);
  if (difficulty === 1) return whoEats(random);
  return difficulty === 2 ? countLinks(random) : orderChain(random);
});
