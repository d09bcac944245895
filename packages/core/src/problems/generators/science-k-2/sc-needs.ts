import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import type { PictureName } from '@ori/contracts/science-figures';
import { type SortBank, askSortBank, whyOf } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, type Option, type Wrong, choiceItem, generator, step } from '../../item.ts';
import {
  ALIVE_IF_IT_MOVES,
  PLANTS_EAT_LIKE_ANIMALS,
  STILL_THINGS_NOT_ALIVE,
  WANT_FOR_NEED,
} from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const LIVING: SortBank = {
  groups: [
    {
      name: say('Alive', 'Vivant', 'Vivo'),
      ask: say('Which one is alive?', 'Lequel est vivant ?', '¿Cuál está vivo?'),
      why: say('It eats or makes food, and grows.', 'Il se nourrit et grandit.', 'Se alimenta y crece.'),
      falseWhys: [
        [say('It is very old.', 'Il est très vieux.', 'Es muy viejo.'), WANT_FOR_NEED],
        [say('It stands outside.', 'Il est dehors.', 'Está afuera.'), ALIVE_IF_IT_MOVES],
        [say('It has a nice color.', 'Il a une belle couleur.', 'Tiene un color bonito.'), ALIVE_IF_IT_MOVES],
      ],
      mistaken: ALIVE_IF_IT_MOVES,
    },
    {
      name: say('Not alive', 'Non vivant', 'No vivo'),
      ask: say('Which one is not alive?', 'Lequel n’est pas vivant ?', '¿Cuál no está vivo?'),
      why: say(
        'It needs no food and does not grow.',
        'Il ne mange pas et ne grandit pas.',
        'No come ni crece.',
      ),
      falseWhys: [
        [say('It is small.', 'Il est petit.', 'Es pequeño.'), STILL_THINGS_NOT_ALIVE],
        [say('It is quiet.', 'Il est silencieux.', 'No hace ruido.'), STILL_THINGS_NOT_ALIVE],
      ],
      mistaken: STILL_THINGS_NOT_ALIVE,
    },
  ],
  things: [
    {
      name: say('A tree', 'Un arbre', 'Un árbol'),
      group: 0,
      picture: picture('tree'),
      trap: STILL_THINGS_NOT_ALIVE,
    },
    {
      name: say('A flower', 'Une fleur', 'Una flor'),
      group: 0,
      picture: picture('flower'),
      trap: STILL_THINGS_NOT_ALIVE,
    },
    { name: say('A cat', 'Un chat', 'Un gato'), group: 0, picture: picture('cat') },
    { name: say('A fish', 'Un poisson', 'Un pez'), group: 0, picture: picture('fish') },
    { name: say('A bee', 'Une abeille', 'Una abeja'), group: 0, picture: picture('bee') },
    {
      name: say('A mushroom', 'Un champignon', 'Una seta'),
      group: 0,
      picture: picture('mushroom'),
      trap: STILL_THINGS_NOT_ALIVE,
    },
    {
      name: say('Grass', 'De l’herbe', 'Hierba'),
      group: 0,
      picture: picture('grass'),
      trap: STILL_THINGS_NOT_ALIVE,
    },
    { name: say('A stone', 'Une pierre', 'Una piedra'), group: 1, picture: picture('stone') },
    {
      name: say('A ball', 'Un ballon', 'Una pelota'),
      group: 1,
      picture: picture('ball'),
      trap: ALIVE_IF_IT_MOVES,
    },
    {
      name: say('A fire', 'Un feu', 'Un fuego'),
      group: 1,
      picture: picture('fire'),
      trap: ALIVE_IF_IT_MOVES,
    },
    {
      name: say('A cloud', 'Un nuage', 'Una nube'),
      group: 1,
      picture: picture('cloud'),
      trap: ALIVE_IF_IT_MOVES,
    },
    { name: say('A chair', 'Une chaise', 'Una silla'), group: 1, picture: picture('chair') },
    {
      name: say('A cart', 'Un chariot', 'Un carrito'),
      group: 1,
      picture: picture('cart'),
      trap: ALIVE_IF_IT_MOVES,
    },
  ],
  askGroup: say(
    '{thing}: alive or not alive?',
    '{thing} : vivant ou non vivant ?',
    '{thing}: ¿vivo o no vivo?',
  ),
  askSort: say('Is it alive? Sort them.', 'Est-ce vivant ? Trie.', '¿Está vivo? Clasifica.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say('Think about food and growing.', 'Pense à manger et grandir.', 'Piensa en comer y crecer.'),
  rule: [
    say('Ask: does it grow by itself?', 'Demande : grandit-il tout seul ?', 'Pregunta: ¿crece solo?'),
    say(
      'Living things need food and water.',
      'Les vivants ont besoin de nourriture et d’eau.',
      'Los seres vivos necesitan alimento y agua.',
    ),
  ],
};

interface Living {
  readonly name: LocalisedText;
  readonly picture: PictureName;
  readonly isPlant: boolean;
}
const LIVINGS: readonly [Living, ...Living[]] = [
  { name: say('cat', 'chat', 'gato'), picture: 'cat', isPlant: false },
  { name: say('rabbit', 'lapin', 'conejo'), picture: 'rabbit', isPlant: false },
  { name: say('horse', 'cheval', 'caballo'), picture: 'horse', isPlant: false },
  { name: say('tree', 'arbre', 'árbol'), picture: 'tree', isPlant: true },
  { name: say('young plant', 'jeune plant', 'brote'), picture: 'seedling', isPlant: true },
];
const NEEDS = {
  food: { text: say('Food to eat', 'À manger', 'Comida'), figure: picture('bread') },
  light: { text: say('Sunlight', 'Le soleil', 'Luz del sol'), figure: picture('sun') },
  water: { text: say('Water', 'De l’eau', 'Agua'), figure: picture('drop') },
  air: { text: say('Air', 'De l’air', 'Aire'), figure: picture('wind') },
  bell: { text: say('A bell', 'Une cloche', 'Una campana'), figure: picture('bell') },
  book: { text: say('A book', 'Un livre', 'Un libro'), figure: picture('book') },
};

/** Two of three needs are met: which one is missing? */
function missingNeed(random: SeededRandom): PracticeItem {
  const { name, picture: shown, isPlant } = random.pick(LIVINGS);
  const energy = isPlant ? NEEDS.light : NEEDS.food;
  const [missing = energy, ...met] = random.shuffle([energy, NEEDS.water, NEEDS.air]);
  const [has, too] = met.map(({ text: words }) => words);
  const wish = random.pick([NEEDS.bell, NEEDS.book]);
  const explained: Explained = {
    prompt: text(
      say(
        'This {name} has: {has}, {too}. What is missing?',
        'Ce {name} a : {has}, {too}. Que manque-t-il ?',
        'Este {name} tiene: {has}, {too}. ¿Qué falta?',
      ),
      { name, has: has ?? '', too: too ?? '' },
    ),
    figure: picture(shown),
    figureText: text(name),
    nudge: text(
      say('What does it need to live?', 'De quoi a-t-il besoin pour vivre ?', '¿Qué necesita para vivir?'),
    ),
    steps: [
      isPlant
        ? step(
            say(
              'Plants make their own food.',
              'Les plantes font leur nourriture.',
              'Las plantas hacen su alimento.',
            ),
            say(
              'They use light, water and air.',
              'Elles prennent lumière, eau et air.',
              'Usan luz, agua y aire.',
            ),
          )
        : step(
            say(
              'Animals must find what they eat.',
              'Les animaux cherchent à manger.',
              'Los animales buscan qué comer.',
            ),
            say(
              'They also drink and breathe.',
              'Ils boivent et respirent aussi.',
              'También beben y respiran.',
            ),
          ),
      step(
        say('Missing: {missing}.', 'Il manque : {missing}.', 'Falta: {missing}.'),
        say('The other needs are there.', 'Les autres besoins sont couverts.', 'Lo demás ya está.'),
        { missing: missing.text },
      ),
    ],
  };
  const other: Wrong<Option> = isPlant
    ? [NEEDS.food, PLANTS_EAT_LIKE_ANIMALS]
    : [random.pick([NEEDS.bell, NEEDS.book]), WANT_FOR_NEED];
  return choiceItem(explained, random, missing, [[wish, WANT_FOR_NEED], other]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty < 3) return askSortBank(LIVING, random, difficulty);
  return random.integer(0, 2) === 0 ? whyOf(LIVING, random) : missingNeed(random);
}

/** What living things need to live (NGSS K-LS1-1). */
export const scNeeds = generator('sc-needs', make);
