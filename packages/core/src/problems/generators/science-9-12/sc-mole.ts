import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded } from '../../item.ts';
import {
  GRAMS_TAKEN_FOR_MOLES,
  MOLE_RATIO_IGNORED,
  MOLE_RATIO_UPSIDE_DOWN,
} from '../../misconceptions/matter-counted.ts';
import { MULTIPLIED_FOR_DIVIDED } from '../../misconceptions/waves-and-photons.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';
import { limitingGrams, limitingMoles, percentYield } from './limiting-reagent.ts';
import { amountsOf, gramsOfMole, three, type Amount } from './reaction-amounts.ts';

const FORMULAS = [
  'H₂O',
  'CO₂',
  'NaCl',
  'CaCO₃',
  'C₆H₁₂O₆',
  'NH₃',
  'CH₄',
  'Fe₂O₃',
  'Mg(OH)₂',
  'KNO₃',
] as const;
/** Reactions with a given and a sought substance, by their place among all. */
const REACTIONS = [
  { equation: 'CH₄ + O₂ → CO₂ + H₂O', places: [0, 1, 2, 3] },
  { equation: 'N₂ + H₂ → NH₃', places: [0, 1, 2] },
  { equation: 'Fe₂O₃ + CO → Fe + CO₂', places: [0, 1, 2, 3] },
  { equation: 'Mg + O₂ → MgO', places: [0, 1, 2] },
  { equation: 'C₃H₈ + O₂ → CO₂ + H₂O', places: [0, 1, 2, 3] },
  { equation: 'Al + O₂ → Al₂O₃', places: [0, 1, 2] },
  { equation: 'Zn + HCl → ZnCl₂ + H₂', places: [0, 1, 2, 3] },
] as const;

interface Drawn {
  readonly equation: string;
  readonly given: Amount;
  readonly sought: Amount;
}

function drawReaction(random: SeededRandom): Drawn {
  const { equation: reaction, places } = random.pick(REACTIONS);
  const { equation, reactants, products } = amountsOf(reaction);
  const all = [...reactants, ...products];
  const [from, to] = random.shuffle(places);
  const given = all[from ?? 0];
  const sought = all[to ?? 1];
  if (!given || !sought) throw new Error('two substances are drawn');
  if (given.count === sought.count) return drawReaction(random);
  return { equation, given, sought };
}

function gramsToMoles(random: SeededRandom): PracticeItem {
  const formula = random.pick(FORMULAS);
  const molar = gramsOfMole(formula);
  const moles = random.integer(2, 60) / 20;
  const grams = rounded(molar * moles, 2);
  const explained = worked(
    {
      prompt: say(
        'How many moles are {grams} g of {formula}? Its molar mass is {molar} g/mol. Give two decimal places.',
        'Combien de moles font {grams} g de {formula} ? Sa masse molaire est de {molar} g/mol. Donner deux chiffres après la virgule.',
        '¿Cuántos moles son {grams} g de {formula}? Su masa molar es {molar} g/mol. Dar dos decimales.',
      ),
      nudge: say(
        'How many portions of one mole fit into this mass?',
        'Combien de portions d’une mole tiennent dans cette masse ?',
        '¿Cuántas porciones de un mol caben en esta masa?',
      ),
      rule: [
        'n = m ÷ M',
        say(
          'The molar mass is the mass of one mole.',
          'La masse molaire est la masse d’une mole.',
          'La masa molar es la masa de un mol.',
        ),
      ],
      work: [
        [
          'n = {grams} ÷ {molar} = {moles} mol',
          say(
            'Grams over grams per mole are moles.',
            'Des grammes sur des grammes par mole sont des moles.',
            'Gramos entre gramos por mol son moles.',
          ),
        ],
      ],
    },
    { grams, formula, molar, moles },
  );
  return decimalItem(explained, moles, { tolerance: 0.01, unit: 'mol' }, [
    [grams, GRAMS_TAKEN_FOR_MOLES],
    [rounded(grams * molar, 1), MULTIPLIED_FOR_DIVIDED],
    [rounded(molar / grams, 2), MULTIPLIED_FOR_DIVIDED],
  ]);
}

const RATIO = [
  say(
    'Read the numbers in front of both formulas.',
    'Lire les nombres devant les deux formules.',
    'Se leen los números ante las dos fórmulas.',
  ),
  say('They are the ratio of the moles.', 'Ils sont le rapport des moles.', 'Son la razón de los moles.'),
] as const;

function molesToMoles(random: SeededRandom): PracticeItem {
  const { equation, given, sought } = drawReaction(random);
  const times = random.integer(1, 20) / 2;
  const from = rounded(given.count * times, 2);
  const answer = rounded(sought.count * times, 2);
  const explained = worked(
    {
      prompt: say(
        '{equation}. How many moles of {sought} go with {from} mol of {given}?',
        '{equation}. Combien de moles de {sought} vont avec {from} mol de {given} ?',
        '{equation}. ¿Cuántos moles de {sought} van con {from} mol de {given}?',
      ),
      nudge: say(
        'Which of the two takes part with more moles?',
        'Lequel des deux participe avec plus de moles ?',
        '¿Cuál de los dos participa con más moles?',
      ),
      rule: RATIO,
      work: [
        [
          '{from} × {b} ÷ {a} = {answer} mol',
          say(
            'Divide by the number of what is given, multiply by that of what is sought.',
            'Diviser par le nombre du donné, multiplier par celui du cherché.',
            'Se divide por el número de lo dado y se multiplica por el de lo buscado.',
          ),
        ],
      ],
    },
    { equation, given: given.formula, sought: sought.formula, from, answer, a: given.count, b: sought.count },
  );
  return decimalItem(explained, answer, { tolerance: 0.01, unit: 'mol' }, [
    [from, MOLE_RATIO_IGNORED],
    [rounded((from * given.count) / sought.count, 2), MOLE_RATIO_UPSIDE_DOWN],
  ]);
}

function gramsToGrams(random: SeededRandom): PracticeItem {
  const { equation, given, sought } = drawReaction(random);
  const [m1, m2] = [gramsOfMole(given.formula), gramsOfMole(sought.formula)];
  const grams = random.integer(20, 99) / 2;
  const exact = ((grams / m1) * sought.count * m2) / given.count;
  const answer = three(exact);
  const explained = worked(
    {
      prompt: say(
        '{equation}. How many grams of {sought} go with {grams} g of {given}? Use M({given}) = {m1} g/mol and M({sought}) = {m2} g/mol. Give three significant figures.',
        '{equation}. Combien de grammes de {sought} vont avec {grams} g de {given} ? Utiliser M({given}) = {m1} g/mol et M({sought}) = {m2} g/mol. Donner trois chiffres significatifs.',
        '{equation}. ¿Cuántos gramos de {sought} van con {grams} g de {given}? Usar M({given}) = {m1} g/mol y M({sought}) = {m2} g/mol. Dar tres cifras significativas.',
      ),
      nudge: say(
        'Go by way of moles: grams, moles, moles, grams.',
        'Passer par les moles : grammes, moles, moles, grammes.',
        'El camino pasa por los moles: gramos, moles, moles, gramos.',
      ),
      rule: RATIO,
      work: [
        [
          '{grams} ÷ {m1} × {b} ÷ {a} × {m2}',
          say(
            'Grams to moles, the ratio, then back to grams.',
            'Des grammes aux moles, le rapport, puis retour aux grammes.',
            'De gramos a moles, la razón y de vuelta a gramos.',
          ),
        ],
        [
          '≈ {answer} g',
          say('Only at the end is it rounded.', 'On n’arrondit qu’à la fin.', 'Solo al final se redondea.'),
        ],
      ],
    },
    {
      equation,
      given: given.formula,
      sought: sought.formula,
      grams,
      m1,
      m2,
      answer,
      a: given.count,
      b: sought.count,
    },
  );
  return decimalItem(explained, answer, { tolerance: Math.max(0.01, three(exact * 0.006)), unit: 'g' }, [
    [three((grams / m1) * m2), MOLE_RATIO_IGNORED],
    [three(((grams / m1) * given.count * m2) / sought.count), MOLE_RATIO_UPSIDE_DOWN],
    [three((grams * sought.count) / given.count), GRAMS_TAKEN_FOR_MOLES],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return random.pick([gramsToMoles, molesToMoles])(random);
  if (difficulty === 2) return random.pick([molesToMoles, limitingMoles])(random);
  return random.pick([gramsToGrams, limitingGrams, percentYield])(random);
}

/** Moles and masses in reactions, what runs out first, and yields (NGSS HS-PS1-7). */
export const scMole = generator('sc-mole', make);
