import type { PracticeItem } from '@ori/contracts/practice';
import { integerItem, step } from '../../item.ts';
import {
  ELECTRONS_NOT_PAIRS,
  FORGOT_BONDING_ELECTRONS,
  MULTIPLE_BOND_AS_ONE,
} from '../../misconceptions/bonding.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { lewisFigure, MOLECULES, type Molecule } from './molecules.ts';

function sharedPairs({ outer }: Molecule): number {
  return outer.reduce((pairs, { bond }) => pairs + bond, 0);
}

/** How many pairs does the central atom share, or keep? */
export function countPairs(random: SeededRandom): PracticeItem {
  const molecule = random.pick(MOLECULES);
  return random.integer(0, 1) === 0 ? countShared(molecule) : countLone(molecule);
}

function countShared(molecule: Molecule): PracticeItem {
  const pairs = sharedPairs(molecule);
  const atoms = molecule.outer.length;
  const all = { formula: molecule.formula, centre: molecule.centre, pairs, electrons: 2 * pairs, atoms };
  const explained = {
    prompt: text(
      {
        en: 'How many shared pairs of electrons does the {centre} atom have in {formula}?',
        fr: 'Combien de doublets liants l’atome {centre} a-t-il dans {formula} ?',
        es: '¿Cuántos pares de electrones compartidos tiene el átomo {centre} en {formula}?',
      },
      all,
    ),
    figure: lewisFigure(molecule),
    figureText: text(
      {
        en: 'Lewis structure of {formula}: {centre} in the middle, bonded to {atoms} atoms.',
        fr: 'Structure de Lewis de {formula} : {centre} au centre, lié à {atoms} atomes.',
        es: 'Estructura de Lewis de {formula}: {centre} en el centro, unido a {atoms} átomos.',
      },
      all,
    ),
    nudge: text({
      en: 'Each line between two atoms stands for one shared pair.',
      fr: 'Chaque trait entre deux atomes représente un doublet liant.',
      es: 'Cada raya entre dos átomos representa un par compartido.',
    }),
    steps: [
      step(
        {
          en: 'Count the lines at {centre}, double and triple ones in full.',
          fr: 'Compter les traits autour de {centre}, doubles et triples en entier.',
          es: 'Contar las rayas de {centre}, con las dobles y triples completas.',
        },
        {
          en: 'A double bond is two shared pairs, a triple bond three.',
          fr: 'Une liaison double fait deux doublets, une triple trois.',
          es: 'Un enlace doble son dos pares; uno triple, tres.',
        },
        all,
      ),
      step(
        { en: 'That makes {pairs} pairs.', fr: 'Cela fait {pairs} doublets.', es: 'Son {pairs} pares.' },
        {
          en: '{pairs} pairs hold {electrons} electrons.',
          fr: '{pairs} doublets contiennent {electrons} électrons.',
          es: '{pairs} pares contienen {electrons} electrones.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, pairs, [
    [2 * pairs, ELECTRONS_NOT_PAIRS],
    [atoms, MULTIPLE_BOND_AS_ONE],
  ]);
}

function countLone(molecule: Molecule): PracticeItem {
  const used = sharedPairs(molecule);
  const { formula, centre, centreElectrons: electrons, lonePairs } = molecule;
  const all = { formula, centre, electrons, used, left: electrons - used, lonePairs };
  const explained = {
    prompt: text(
      {
        en: '{centre} has {electrons} outer electrons. How many lone pairs does it keep in {formula}?',
        fr: '{centre} a {electrons} électrons externes. Combien de doublets non liants garde-t-il dans {formula} ?',
        es: '{centre} tiene {electrons} electrones externos. ¿Cuántos pares solitarios conserva en {formula}?',
      },
      all,
    ),
    nudge: text({
      en: 'How many of its outer electrons are used in bonds?',
      fr: 'Combien de ses électrons externes servent aux liaisons ?',
      es: '¿Cuántos de sus electrones externos se usan en enlaces?',
    }),
    steps: [
      step(
        {
          en: 'Count the bonds of {centre}, double and triple ones in full.',
          fr: 'Compter les liaisons de {centre}, doubles et triples en entier.',
          es: 'Contar los enlaces de {centre}, con los dobles y triples completos.',
        },
        {
          en: 'To each shared pair the central atom gives one electron.',
          fr: 'L’atome central donne un électron à chaque doublet liant.',
          es: 'El átomo central pone un electrón en cada par compartido.',
        },
        all,
      ),
      step(
        {
          en: '{electrons} − {used} = {left}, and {left} ÷ 2 = {lonePairs}',
          fr: '{electrons} − {used} = {left}, et {left} ÷ 2 = {lonePairs}',
          es: '{electrons} − {used} = {left}, y {left} ÷ 2 = {lonePairs}',
        },
        {
          en: 'Bonds use {used}; the other electrons stay in pairs.',
          fr: 'Les liaisons en utilisent {used} ; les autres électrons vont par deux.',
          es: 'Los enlaces usan {used}; los demás electrones van por pares.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, lonePairs, [
    [electrons - used, ELECTRONS_NOT_PAIRS],
    [Math.floor(electrons / 2), FORGOT_BONDING_ELECTRONS],
  ]);
}
