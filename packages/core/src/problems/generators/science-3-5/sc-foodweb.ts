import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
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
import {
  FOOD_ARROW_BACKWARDS,
  FOOD_LINK_MISSED,
  FOOD_LINK_TOO_FAR,
} from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { DECOMPOSER_QUESTIONS } from './decomposers.ts';

interface Being {
  readonly picture: PictureName;
  readonly name: LocalisedText;
}
const WEB_BEINGS: readonly Being[] = [
  { picture: 'grass', name: say('grass', 'herbe', 'hierba') },
  { picture: 'berry', name: say('berries', 'baies', 'bayas') },
  { picture: 'leaf', name: say('leaves', 'feuilles', 'hojas') },
  { picture: 'rabbit', name: say('rabbit', 'lapin', 'conejo') },
  { picture: 'mouse', name: say('mouse', 'souris', 'ratón') },
  { picture: 'caterpillar', name: say('caterpillar', 'chenille', 'oruga') },
  { picture: 'bird', name: say('songbird', 'petit oiseau', 'pájaro') },
  { picture: 'frog', name: say('frog', 'grenouille', 'rana') },
  { picture: 'snake', name: say('snake', 'serpent', 'serpiente') },
  { picture: 'fox', name: say('fox', 'renard', 'zorro') },
  { picture: 'hawk', name: say('hawk', 'faucon', 'halcón') },
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
  const wordsIn = (locale: 'en' | 'fr' | 'es') =>
    arrows
      .map(([from, to]) => `${beings[from]?.name[locale] ?? ''} → ${beings[to]?.name[locale] ?? ''}`)
      .join('; ');
  return {
    figure: { type: 'web' as const, names: beings.map(({ picture: name }) => name), arrows },
    figureText: { en: wordsIn('en'), fr: wordsIn('fr'), es: wordsIn('es') },
  };
}

const ARROW = step(
  say(
    'An arrow goes from what is eaten to the one that eats it.',
    'La flèche va de ce qui est mangé vers le mangeur.',
    'La flecha va de lo comido a quien lo come.',
  ),
  say(
    'It shows where matter and energy go.',
    'Elle montre où vont la matière et l’énergie.',
    'Muestra adónde van la materia y la energía.',
  ),
);
const optionOf = ({ picture: name, name: words }: Being): Option => ({
  text: text(words),
  figure: picture(name),
});
const NUDGE = text(
  say(
    'Put a finger on it and follow the arrows.',
    'Pose un doigt dessus et suis les flèches.',
    'Pon un dedo encima y sigue las flechas.',
  ),
);

/** Which of these eats it? */
function whoEats(random: SeededRandom): PracticeItem {
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
    prompt: text(
      say(
        'Look at the food web. Which of these eats this one: {prey}?',
        'Regarde le réseau alimentaire. Lequel mange ceci : {prey} ?',
        'Mira la red alimentaria. ¿Cuál de estos come esto: {prey}?',
      ),
      { prey: prey.name },
    ),
    nudge: NUDGE,
    steps: [
      ARROW,
      step(
        '{prey} → {eater}',
        say('This arrow is in the web.', 'Cette flèche est dans le réseau.', 'Esta flecha está en la red.'),
        { prey: prey.name, eater: eater.name },
      ),
    ],
  };
  const wrong = [
    ...eaten.map((being): Wrong<Option> => [optionOf(being), FOOD_ARROW_BACKWARDS]),
    ...random.shuffle(rest).map((being): Wrong<Option> => [optionOf(being), FOOD_LINK_TOO_FAR]),
  ];
  return choiceItem(explained, random, optionOf(eater), wrong.slice(0, 3));
}

/** How many kinds does it eat, or how many eat it? */
function countLinks(random: SeededRandom): PracticeItem {
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
        ? say(
            'How many kinds of food does this one have in the food web: {name}?',
            'Combien de sortes de nourriture a-t-il dans ce réseau : {name} ?',
            '¿Cuántas clases de alimento tiene este en la red: {name}?',
          )
        : say(
            'How many kinds of animals eat this one in the food web: {name}?',
            'Combien d’espèces d’animaux mangent ceci dans le réseau : {name} ?',
            '¿Cuántas clases de animales comen esto en la red: {name}?',
          ),
      { name: web.beings[at]?.name ?? '' },
    ),
    nudge: NUDGE,
    steps: [
      ARROW,
      step(
        say('Count these arrows: {count}.', 'Compte ces flèches : {count}.', 'Cuenta esas flechas: {count}.'),
        asksFood
          ? say(
              'Only arrows that end there count.',
              'Seules comptent les flèches qui y arrivent.',
              'Solo cuentan las flechas que llegan ahí.',
            )
          : say(
              'Only arrows that start there count.',
              'Seules comptent les flèches qui en partent.',
              'Solo cuentan las flechas que salen de ahí.',
            ),
        { count },
      ),
    ],
  };
  return integerItem(explained, count, [
    [otherWay, FOOD_ARROW_BACKWARDS],
    [count + otherWay, FOOD_LINK_TOO_FAR],
    [count - 1, FOOD_LINK_MISSED],
  ]);
}

/** Orders the path of energy along one chain of the web. */
function orderChain(random: SeededRandom): PracticeItem {
  const web = drawWeb(random);
  const right = web.chain
    .flatMap((name) => web.beings.filter((being) => being.picture === name))
    .map(optionOf);
  const explained: Explained = {
    ...shown(web),
    prompt: text(
      say(
        'Build a food chain out of these four. Begin with the one that makes its own food from sunlight.',
        'Construis une chaîne alimentaire avec ces quatre. Commence par celui qui se nourrit grâce à la lumière.',
        'Forma una cadena alimentaria con estos cuatro. Empieza con el que hace su alimento con la luz.',
      ),
    ),
    nudge: text(
      say(
        'Which of them is, or grows on, a plant?',
        'Lequel est une plante, ou pousse dessus ?',
        '¿Cuál es una planta o crece en ella?',
      ),
    ),
    steps: [
      ARROW,
      step(
        say(
          'Follow the arrows from the plant to the last eater.',
          'Suis les flèches de la plante au dernier mangeur.',
          'Sigue las flechas desde la planta hasta el último.',
        ),
        say(
          'Each one is eaten by the next.',
          'Chacun est mangé par le suivant.',
          'Cada uno es comido por el siguiente.',
        ),
      ),
    ],
  };
  return orderItem(explained, random, right, [
    [[3, 2, 1, 0], FOOD_ARROW_BACKWARDS],
    [[0, 2, 1, 3], FOOD_LINK_TOO_FAR],
    [[0, 1, 3, 2], FOOD_ARROW_BACKWARDS],
  ]);
}

/** Food webs: who gets matter and energy from whom, and who returns it to the soil (NGSS 5-LS2-1). */
export const scFoodweb = generator('sc-foodweb', (random, difficulty) => {
  if (difficulty > 1 && random.integer(1, 3) === 1) return askQuestion(DECOMPOSER_QUESTIONS, random);
  if (difficulty === 1) return whoEats(random);
  return difficulty === 2 ? countLinks(random) : orderChain(random);
});
