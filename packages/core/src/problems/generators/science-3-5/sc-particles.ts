import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { type SortBank, groupOf, sortAll, whyOf } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, byOwnLetter, choiceItem, generator, step } from '../../item.ts';
import {
  PARTICLES_CHANGE_THEMSELVES,
  PARTICLES_STATE_MIXED,
} from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const MATTER: SortBank = {
  groups: [
    {
      name: say('Solid', 'Solide', 'Sólido'),
      ask: say('Which of these is a solid?', 'Lequel est un solide ?', '¿Cuál es un sólido?'),
      why: say(
        'Its particles are packed and hold their places.',
        'Ses particules sont serrées et gardent leur place.',
        'Sus partículas están juntas y mantienen su lugar.',
      ),
      falseWhys: [
        [
          say(
            'Its particles themselves are hard, soft or airy.',
            'Ses particules sont elles-mêmes dures, molles ou légères.',
            'Sus propias partículas son duras, blandas o ligeras.',
          ),
          PARTICLES_CHANGE_THEMSELVES,
        ],
        [
          say('It has no particles.', 'Il n’a pas de particules.', 'No tiene partículas.'),
          PARTICLES_CHANGE_THEMSELVES,
        ],
        [
          say(
            'Its particles fly freely, far apart.',
            'Ses particules volent librement, loin les unes des autres.',
            'Sus partículas vuelan libres, muy separadas.',
          ),
          PARTICLES_STATE_MIXED,
        ],
      ],
      mistaken: PARTICLES_STATE_MIXED,
    },
    {
      name: say('Liquid', 'Liquide', 'Líquido'),
      ask: say('Which of these is a liquid?', 'Lequel est un liquide ?', '¿Cuál es un líquido?'),
      why: say(
        'Its particles touch but slide past each other.',
        'Ses particules se touchent mais glissent entre elles.',
        'Sus partículas se tocan pero resbalan entre sí.',
      ),
      falseWhys: [
        [
          say(
            'Its particles themselves are hard, soft or airy.',
            'Ses particules sont elles-mêmes dures, molles ou légères.',
            'Sus propias partículas son duras, blandas o ligeras.',
          ),
          PARTICLES_CHANGE_THEMSELVES,
        ],
        [
          say('It has no particles.', 'Il n’a pas de particules.', 'No tiene partículas.'),
          PARTICLES_CHANGE_THEMSELVES,
        ],
        [
          say(
            'Its particles are locked in their places.',
            'Ses particules sont fixées à leur place.',
            'Sus partículas están fijas en su lugar.',
          ),
          PARTICLES_STATE_MIXED,
        ],
      ],
      mistaken: PARTICLES_STATE_MIXED,
    },
    {
      name: say('Gas', 'Gaz', 'Gas'),
      ask: say('Which of these is a gas?', 'Lequel est un gaz ?', '¿Cuál es un gas?'),
      why: say(
        'Its particles are far apart and fill all the room.',
        'Ses particules sont éloignées et occupent tout l’espace.',
        'Sus partículas están separadas y llenan todo el espacio.',
      ),
      falseWhys: [
        [
          say(
            'Its particles themselves are hard, soft or airy.',
            'Ses particules sont elles-mêmes dures, molles ou légères.',
            'Sus propias partículas son duras, blandas o ligeras.',
          ),
          PARTICLES_CHANGE_THEMSELVES,
        ],
        [
          say('It has no particles.', 'Il n’a pas de particules.', 'No tiene partículas.'),
          PARTICLES_CHANGE_THEMSELVES,
        ],
        [
          say(
            'Its particles are locked in their places.',
            'Ses particules sont fixées à leur place.',
            'Sus partículas están fijas en su lugar.',
          ),
          PARTICLES_STATE_MIXED,
        ],
      ],
      mistaken: PARTICLES_STATE_MIXED,
    },
  ],
  things: [
    { name: say('Ice', 'La glace', 'El hielo'), group: 0, picture: picture('ice') },
    { name: say('A stone', 'Une pierre', 'Una piedra'), group: 0, picture: picture('stone') },
    { name: say('A coin', 'Une pièce de monnaie', 'Una moneda'), group: 0, picture: picture('coin') },
    { name: say('Cold butter', 'Du beurre froid', 'Mantequilla fría'), group: 0 },
    { name: say('Milk', 'Le lait', 'La leche'), group: 1 },
    { name: say('Cooking oil', 'L’huile de cuisine', 'El aceite de cocina'), group: 1 },
    { name: say('Rain water', 'L’eau de pluie', 'El agua de lluvia'), group: 1, picture: picture('drop') },
    { name: say('Honey', 'Le miel', 'La miel'), group: 1 },
    { name: say('Air in a balloon', 'L’air d’un ballon', 'El aire de un globo'), group: 2 },
    {
      name: say('Steam too hot to see', 'La vapeur d’eau invisible', 'El vapor de agua invisible'),
      group: 2,
    },
    { name: say('Helium', 'L’hélium', 'El helio'), group: 2 },
    {
      name: say(
        'The bubbles of a fizzy drink',
        'Les bulles d’une boisson gazeuse',
        'Las burbujas de una bebida con gas',
      ),
      group: 2,
    },
  ],
  askGroup: say(
    '{thing}: solid, liquid or gas?',
    '{thing} : solide, liquide ou gaz ?',
    '{thing}: ¿sólido, líquido o gas?',
  ),
  askSort: say(
    'Sort: solid, liquid or gas?',
    'Trie : solide, liquide ou gaz ?',
    'Clasifica: ¿sólido, líquido o gas?',
  ),
  askWhy: say(
    '{thing}: {group}. Which particle model explains it?',
    '{thing} : {group}. Quel modèle de particules l’explique ?',
    '{thing}: {group}. ¿Qué modelo de partículas lo explica?',
  ),
  nudge: say(
    'Does it keep its shape? Does it fill the whole jar?',
    'Garde-t-il sa forme ? Remplit-il tout le bocal ?',
    '¿Mantiene su forma? ¿Llena todo el frasco?',
  ),
  rule: [
    say(
      'Ask: does it keep its shape, flow, or spread everywhere?',
      'Demande : garde-t-il sa forme, coule-t-il, se répand-il partout ?',
      'Pregunta: ¿mantiene su forma, fluye o se extiende por todo?',
    ),
    say(
      'How matter behaves tells how its particles sit.',
      'Le comportement de la matière montre la place des particules.',
      'Cómo se porta la materia muestra cómo están sus partículas.',
    ),
  ],
};

const STATES = ['solid', 'liquid', 'gas'] as const;
const NAMES = {
  solid: say('Solid', 'Solide', 'Sólido'),
  liquid: say('Liquid', 'Liquide', 'Líquido'),
  gas: say('Gas', 'Gaz', 'Gas'),
};

const stepsToJar = (jar: LocalisedText): PracticeItem['steps'] => [
  step(
    say(
      'Are the dots in neat rows, loose, or spread out?',
      'Les points sont-ils rangés, libres ou dispersés ?',
      '¿Están los puntos en filas, sueltos o dispersos?',
    ),
    say(
      'Particles are in rows in many solids, loose in liquids, spread out in gases.',
      'Rangées dans bien des solides, libres dans les liquides, dispersées dans les gaz.',
      'En filas en muchos sólidos, sueltas en líquidos, dispersas en gases.',
    ),
  ),
  step(
    say('It is: {jar}.', 'C’est : {jar}.', 'Es: {jar}.'),
    say(
      'The number of particles is the same; only their places differ.',
      'Le nombre de particules est le même ; seules leurs places changent.',
      'El número de partículas es el mismo; solo cambian sus lugares.',
    ),
    { jar },
  ),
];

/** Which jar shows this state? */
function whichJar(random: SeededRandom): PracticeItem {
  const state = random.pick(STATES);
  const count = random.integer(12, 24);
  const letters = random.shuffle(['A', 'B', 'C']);
  const options = STATES.map((kind, index) => ({
    kind,
    option: {
      text: text(say('Jar {letter}', 'Bocal {letter}', 'Frasco {letter}'), { letter: letters[index] ?? '' }),
      figure: { type: 'particles' as const, state: kind, count },
    },
  }));
  const [right] = options.filter(({ kind }) => kind === state);
  if (!right) throw new Error('each state has its jar');
  const explained: Explained = {
    prompt: text(
      say(
        'Each dot is a particle. Which jar shows this state: {name}?',
        'Chaque point est une particule. Quel bocal montre cet état : {name} ?',
        'Cada punto es una partícula. ¿Qué frasco muestra este estado: {name}?',
      ),
      { name: NAMES[state] },
    ),
    nudge: text(
      say(
        'Look at the gaps between the dots.',
        'Regarde les espaces entre les points.',
        'Mira los espacios entre los puntos.',
      ),
    ),
    steps: stepsToJar(right.option.text),
  };
  return byOwnLetter(
    choiceItem(
      explained,
      random,
      right.option,
      options.filter((option) => option !== right).map(({ option }) => [option, PARTICLES_STATE_MIXED]),
    ),
  );
}

/** Matter is made of particles too small to be seen (NGSS 5-PS1-1). */
export const scParticles = generator('sc-particles', (random, difficulty) => {
  if (difficulty === 1) return random.integer(0, 2) === 0 ? groupOf(MATTER, random) : whichJar(random);
  return difficulty === 2 ? sortAll(MATTER, random) : whyOf(MATTER, random);
});
