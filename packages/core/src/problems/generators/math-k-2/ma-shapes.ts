import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, Figure, Misconception, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import {
  OTHER_SOLID,
  ROUND_OR_STRAIGHT,
  SIDES_MISCOUNTED,
  SIDES_NOT_COMPARED,
  SOLID_BY_ONE_FACE,
} from '../../misconceptions/shapes.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Name = Extract<Figure, { type: 'shape' }>['name'];
type WrongNames = readonly (readonly [Name, Misconception])[];

const WORDS: Readonly<Record<Name, LocalisedText>> = {
  circle: { en: 'circle', fr: 'cercle', es: 'círculo' },
  triangle: { en: 'triangle', fr: 'triangle', es: 'triángulo' },
  square: { en: 'square', fr: 'carré', es: 'cuadrado' },
  rectangle: { en: 'rectangle', fr: 'rectangle', es: 'rectángulo' },
  pentagon: { en: 'pentagon', fr: 'pentagone', es: 'pentágono' },
  hexagon: { en: 'hexagon', fr: 'hexagone', es: 'hexágono' },
  cube: { en: 'cube', fr: 'cube', es: 'cubo' },
  sphere: { en: 'ball (sphere)', fr: 'boule (sphère)', es: 'bola (esfera)' },
  cylinder: { en: 'cylinder', fr: 'cylindre', es: 'cilindro' },
  cone: { en: 'cone', fr: 'cône', es: 'cono' },
};
/** What is seen of each shape, without its name. */
const LOOKS: Readonly<Record<Name, LocalisedText>> = {
  circle: {
    en: 'It is round, without corners.',
    fr: 'Il est rond, sans coin.',
    es: 'Es redondo, sin esquinas.',
  },
  triangle: { en: 'It has 3 straight sides.', fr: 'Il a 3 côtés droits.', es: 'Tiene 3 lados rectos.' },
  square: {
    en: 'It has 4 equal sides and corners.',
    fr: 'Il a 4 côtés et coins égaux.',
    es: 'Tiene 4 lados y esquinas iguales.',
  },
  rectangle: {
    en: 'It has 2 long and 2 short sides.',
    fr: 'Il a 2 côtés longs, 2 courts.',
    es: 'Tiene 2 lados largos y 2 cortos.',
  },
  pentagon: { en: 'It has 5 straight sides.', fr: 'Il a 5 côtés droits.', es: 'Tiene 5 lados rectos.' },
  hexagon: { en: 'It has 6 straight sides.', fr: 'Il a 6 côtés droits.', es: 'Tiene 6 lados rectos.' },
  cube: {
    en: 'It has 6 equal flat faces.',
    fr: 'Il a 6 faces plates égales.',
    es: 'Tiene 6 caras planas iguales.',
  },
  sphere: {
    en: 'It is round all over.',
    fr: 'Elle est ronde de partout.',
    es: 'Es redonda por todas partes.',
  },
  cylinder: {
    en: 'It has 2 round ends. It rolls.',
    fr: 'Il a 2 bouts ronds. Il roule.',
    es: 'Tiene 2 bases redondas. Rueda.',
  },
  cone: {
    en: 'It has 1 round end and 1 point.',
    fr: 'Il a 1 base ronde et 1 pointe.',
    es: 'Tiene 1 base redonda y 1 punta.',
  },
};
const WRONG: Readonly<Record<Name, WrongNames>> = {
  circle: [
    ['triangle', ROUND_OR_STRAIGHT],
    ['hexagon', ROUND_OR_STRAIGHT],
  ],
  triangle: [
    ['square', SIDES_MISCOUNTED],
    ['circle', ROUND_OR_STRAIGHT],
  ],
  square: [
    ['triangle', SIDES_MISCOUNTED],
    ['pentagon', SIDES_MISCOUNTED],
    ['circle', ROUND_OR_STRAIGHT],
  ],
  rectangle: [
    ['square', SIDES_NOT_COMPARED],
    ['triangle', SIDES_MISCOUNTED],
  ],
  pentagon: [
    ['hexagon', SIDES_MISCOUNTED],
    ['square', SIDES_MISCOUNTED],
  ],
  hexagon: [
    ['pentagon', SIDES_MISCOUNTED],
    ['circle', ROUND_OR_STRAIGHT],
  ],
  cube: [
    ['square', SOLID_BY_ONE_FACE],
    ['cylinder', OTHER_SOLID],
  ],
  sphere: [
    ['circle', SOLID_BY_ONE_FACE],
    ['cone', OTHER_SOLID],
  ],
  cylinder: [
    ['circle', SOLID_BY_ONE_FACE],
    ['cone', OTHER_SOLID],
  ],
  cone: [
    ['triangle', SOLID_BY_ONE_FACE],
    ['cylinder', OTHER_SOLID],
  ],
};
const BY_DIFFICULTY = {
  1: ['circle', 'triangle', 'square', 'rectangle'],
  2: ['triangle', 'square', 'rectangle', 'pentagon', 'hexagon'],
  3: ['cube', 'sphere', 'cylinder', 'cone'],
} as const;

function turnOf(random: SeededRandom, difficulty: Difficulty): number {
  if (difficulty === 1) return random.integer(0, 2) * 5;
  return difficulty === 2 ? random.integer(1, 34) * 10 : random.integer(0, 3) * 90;
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const name = random.pick(BY_DIFFICULTY[difficulty]);
  const option = (of: Name): Option => ({ text: text(WORDS[of]) });
  const all = { name: WORDS[name], looks: LOOKS[name] };
  const explained = {
    figure: { type: 'shape', name, turnDegrees: turnOf(random, difficulty) } as const,
    figureText: text(LOOKS[name]),
    prompt: text({
      en: 'What is this called?',
      fr: 'Comment cela s’appelle-t-il ?',
      es: '¿Cómo se llama esto?',
    }),
    nudge: text(
      difficulty === 3
        ? {
            en: 'Would it roll? Has it a point?',
            fr: 'Roulerait-il ? A-t-il une pointe ?',
            es: '¿Rodaría? ¿Tiene punta?',
          }
        : {
            en: 'Count the sides. Turn your head.',
            fr: 'Compte les côtés. Tourne la tête.',
            es: 'Contamos los lados. Giramos la cabeza.',
          },
    ),
    steps: [
      step(
        '{looks}',
        {
          en: 'Turning it changes nothing.',
          fr: 'Le tourner ne change rien.',
          es: 'Girarlo no cambia nada.',
        },
        all,
      ),
      step(
        { en: 'This is called: {name}.', fr: 'Cela s’appelle : {name}.', es: 'Se llama: {name}.' },
        {
          en: 'Sides and corners give the name.',
          fr: 'Côtés et coins donnent le nom.',
          es: 'Lados y esquinas dan el nombre.',
        },
        all,
      ),
    ],
  };
  return choiceItem(
    explained,
    random,
    option(name),
    WRONG[name].map(([wrong, why]): Wrong<Option> => [option(wrong), why]),
  );
}

/** Names of flat and solid shapes, whichever way they are turned (CCSS K.G.A.2). */
export const maShapes = generator('ma-shapes', make);
