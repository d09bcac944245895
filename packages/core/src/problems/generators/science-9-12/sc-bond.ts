import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, Misconception, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import {
  BONDS_AS_DIRECTIONS,
  FLAT_AS_DRAWN,
  INVENTED_LONE_PAIR,
  LONE_PAIRS_AS_CORNERS,
  LONE_PAIRS_TAKE_NO_ROOM,
} from '../../misconceptions/bonding.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';
import { countPairs } from './electron-pairs.ts';
import { lewisFigure, MOLECULES, type Shape } from './molecules.ts';
import { classifyBond } from './sc-bond-kinds.ts';

type Drawn = Shape | 'square planar';
const SHAPE_WORDS: Readonly<Record<Drawn, LocalisedText>> = {
  linear: { en: 'linear', fr: 'linéaire', es: 'lineal' },
  bent: { en: 'bent', fr: 'coudée', es: 'angular' },
  'trigonal planar': { en: 'trigonal planar', fr: 'triangulaire plane', es: 'trigonal plana' },
  'trigonal pyramidal': {
    en: 'trigonal pyramidal',
    fr: 'pyramidale à base triangulaire',
    es: 'piramidal trigonal',
  },
  tetrahedral: { en: 'tetrahedral', fr: 'tétraédrique', es: 'tetraédrica' },
  'square planar': { en: 'square planar', fr: 'carrée plane', es: 'cuadrada plana' },
};
const WRONG_SHAPES: Readonly<Record<Shape, readonly (readonly [Drawn, Misconception])[]>> = {
  linear: [
    ['bent', INVENTED_LONE_PAIR],
    ['tetrahedral', BONDS_AS_DIRECTIONS],
  ],
  bent: [
    ['linear', LONE_PAIRS_TAKE_NO_ROOM],
    ['tetrahedral', LONE_PAIRS_AS_CORNERS],
  ],
  'trigonal planar': [['trigonal pyramidal', INVENTED_LONE_PAIR]],
  'trigonal pyramidal': [
    ['trigonal planar', LONE_PAIRS_TAKE_NO_ROOM],
    ['tetrahedral', LONE_PAIRS_AS_CORNERS],
  ],
  tetrahedral: [
    ['square planar', FLAT_AS_DRAWN],
    ['trigonal pyramidal', INVENTED_LONE_PAIR],
  ],
};

function shapeSteps(all: Fillers) {
  return [
    step(
      {
        en: 'Atoms plus lone pairs: {atoms} + {lonePairs} = {groups} groups',
        fr: 'Atomes plus doublets non liants : {atoms} + {lonePairs} = {groups} groupes',
        es: 'Átomos más pares solitarios: {atoms} + {lonePairs} = {groups} grupos',
      },
      {
        en: 'A double or triple bond is one group: it points one way.',
        fr: 'Une liaison double ou triple est un seul groupe : elle n’a qu’une direction.',
        es: 'Un enlace doble o triple es un solo grupo: apunta en una dirección.',
      },
      all,
    ),
    step(
      {
        en: 'The atoms alone give the name: {shape}.',
        fr: 'Seuls les atomes donnent le nom : {shape}.',
        es: 'Solo los átomos dan el nombre: {shape}.',
      },
      {
        en: 'Lone pairs push, but are not seen in the name.',
        fr: 'Les doublets repoussent, mais ne comptent pas dans le nom.',
        es: 'Los pares solitarios empujan, pero no se ven en el nombre.',
      },
      all,
    ),
  ];
}

/** Which shape has the molecule? */
function nameShape(random: SeededRandom): PracticeItem {
  const molecule = random.pick(MOLECULES);
  const { formula, centre, outer, lonePairs, shape } = molecule;
  const all = {
    formula,
    centre,
    atoms: outer.length,
    lonePairs,
    groups: outer.length + lonePairs,
    shape: SHAPE_WORDS[shape],
  };
  const option = (name: Drawn): Option => ({ text: text(SHAPE_WORDS[name]) });
  const explained = {
    prompt: text(
      {
        en: 'What is the shape of the molecule {formula}?',
        fr: 'Quelle est la forme de la molécule {formula} ?',
        es: '¿Qué forma tiene la molécula {formula}?',
      },
      all,
    ),
    figure: lewisFigure(molecule),
    figureText: text(
      {
        en: 'Lewis structure of {formula}: {centre} in the middle, {atoms} atoms around it, lone pairs on {centre}: {lonePairs}.',
        fr: 'Structure de Lewis de {formula} : {centre} au centre, {atoms} atomes autour, doublets non liants sur {centre} : {lonePairs}.',
        es: 'Estructura de Lewis de {formula}: {centre} en el centro, {atoms} átomos alrededor, pares solitarios en {centre}: {lonePairs}.',
      },
      all,
    ),
    nudge: text({
      en: 'Count the groups of electrons around the center. They keep as far apart as they can.',
      fr: 'Compter les groupes d’électrons autour du centre. Ils s’écartent le plus possible.',
      es: 'Contar los grupos de electrones alrededor del centro. Se alejan todo lo posible.',
    }),
    steps: shapeSteps(all),
  };
  const wrong = WRONG_SHAPES[shape].map(([name, misconception]): Wrong<Option> => [
    option(name),
    misconception,
  ]);
  return choiceItem(explained, random, option(shape), wrong);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return classifyBond(random);
  return difficulty === 2 ? countPairs(random) : nameShape(random);
}

/** Bonding and structure (NGSS HS-PS1-3): kinds of bonds, electron pairs, shapes. */
export const scBond = generator('sc-bond', make);
