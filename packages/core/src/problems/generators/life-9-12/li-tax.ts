import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  DEDUCTION_FOR_PAY,
  ONE_RATE_FOR_ALL,
  OVERTIME_AS_NORMAL,
  PART_OF_PLAN_FORGOTTEN,
  PERCENT_TAKEN_OFF_AS_NUMBER,
} from '../../misconceptions/money-and-plans.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NAMES = ['Amara', 'Luca', 'Farid', 'Ingrid', 'Wanjiru', 'Mateo', 'Priya', 'Tane'] as const;

function flat(random: SeededRandom): PracticeItem {
  const gross = 100 * random.integer(8, 40);
  const tax = random.integer(8, 25);
  const insurance = random.integer(5, 12);
  const percent = tax + insurance;
  const off = (gross * percent) / 100;
  const all = { name: random.pick(NAMES), gross, tax, insurance, percent, off, net: gross - off };
  const parts = {
    prompt: text(
      say(
        '{name} earns {gross} gross. In this example {tax}% go to tax and {insurance}% to social insurance, both of the gross pay. What is the net pay?',
        '{name} gagne {gross} brut. Dans cet exemple, {tax} % vont à l’impôt et {insurance} % aux assurances sociales, chacun sur le brut. Quel est le salaire net ?',
        '{name} gana {gross} brutos. En este ejemplo, el {tax} % va a impuestos y el {insurance} % al seguro social, ambos sobre el bruto. ¿Cuál es el sueldo neto?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Gross is before, net is after.',
        'Brut, c’est avant ; net, c’est après.',
        'Bruto es antes; neto es después.',
      ),
    ),
    steps: [
      step(
        '{tax}% + {insurance}% = {percent}%',
        say(
          'Both are taken of the same gross pay.',
          'Les deux se prennent sur le même brut.',
          'Los dos se toman del mismo bruto.',
        ),
        all,
      ),
      step(
        '{gross} × {percent} ÷ 100 = {off}',
        say('This is taken off.', 'C’est la retenue.', 'Es lo que se descuenta.'),
        all,
      ),
      step(
        '{gross} − {off} = {net}',
        say('The rest is paid out.', 'Le reste est versé.', 'El resto se cobra.'),
        all,
      ),
    ],
  };
  return integerItem(parts, all.net, [
    [off, DEDUCTION_FOR_PAY],
    [gross - (gross * tax) / 100, PART_OF_PLAN_FORGOTTEN],
    [gross - percent, PERCENT_TAKEN_OFF_AS_NUMBER],
  ]);
}

function allowance(random: SeededRandom): PracticeItem {
  const free = 100 * random.integer(6, 15);
  const over = 100 * random.integer(5, 30);
  const percent = random.integer(10, 35);
  const gross = free + over;
  const tax = (over * percent) / 100;
  const all = { free, over, percent, gross, tax };
  const parts = {
    prompt: text(
      say(
        'In an invented country the first {free} of a month’s pay are free of tax, and {percent}% are due on everything above. How much tax is due on {gross}?',
        'Dans un pays inventé, les premiers {free} du salaire mensuel sont exonérés, et {percent} % sont dus sur tout ce qui dépasse. Combien d’impôt pour {gross} ?',
        'En un país inventado, los primeros {free} del sueldo mensual están exentos y se debe el {percent} % de todo lo que pasa de ahí. ¿Cuánto impuesto se debe por {gross}?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Only a part of the pay is taxed. Which part?',
        'Une partie seulement est imposée. Laquelle ?',
        'Solo una parte paga impuesto. ¿Cuál?',
      ),
    ),
    steps: [
      step(
        '{gross} − {free} = {over}',
        say(
          'The part that is free is taken off before.',
          'La part exonérée est d’abord retirée.',
          'La parte exenta se quita antes.',
        ),
        all,
      ),
      step(
        '{over} × {percent} ÷ 100 = {tax}',
        say(
          'The rate holds for the part above only.',
          'Le taux ne vaut que pour ce qui dépasse.',
          'La tasa vale solo para lo que sobrepasa.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, tax, [
    [(gross * percent) / 100, ONE_RATE_FOR_ALL],
    [gross - tax, DEDUCTION_FOR_PAY],
    [(free * percent) / 100, PART_OF_PLAN_FORGOTTEN],
  ]);
}

function overtime(random: SeededRandom): PracticeItem {
  const hours = 5 * random.integer(4, 8);
  const extra = 2 * random.integer(1, 5);
  const wage = 2 * random.integer(5, 12);
  const percent = random.pick([10, 20, 25]);
  const gross = hours * wage + (extra * wage * 3) / 2;
  const net = (gross * (100 - percent)) / 100;
  const all = { name: random.pick(NAMES), hours, extra, wage, percent, gross, net };
  const parts = {
    prompt: text(
      say(
        '{name} works {hours} hours at {wage} an hour and {extra} hours of overtime, paid one and a half times. Then {percent}% are taken off. What is paid out?',
        '{name} travaille {hours} heures à {wage} de l’heure et {extra} heures supplémentaires, payées une fois et demie. Puis {percent} % sont retenus. Combien est versé ?',
        '{name} trabaja {hours} horas a {wage} la hora y {extra} horas extra, pagadas una vez y media. Luego se descuenta el {percent} %. ¿Cuánto se cobra?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Gross pay first: normal hours and overtime.',
        'D’abord le brut : heures normales et supplémentaires.',
        'Primero el bruto: horas normales y extra.',
      ),
    ),
    steps: [
      step(
        '{hours} × {wage} + {extra} × {wage} × 3 ÷ 2 = {gross}',
        say(
          'An overtime hour counts one and a half times.',
          'Une heure supplémentaire compte une fois et demie.',
          'Una hora extra cuenta una vez y media.',
        ),
        all,
      ),
      step(
        '{gross} × (100 − {percent}) ÷ 100 = {net}',
        say(
          'What is taken off is a part of the gross pay.',
          'La retenue est une part du brut.',
          'Lo descontado es parte del bruto.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, net, [
    [((hours + extra) * wage * (100 - percent)) / 100, OVERTIME_AS_NORMAL],
    [gross, PART_OF_PLAN_FORGOTTEN],
    [gross - net, DEDUCTION_FOR_PAY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return flat(random);
  if (difficulty === 2) return allowance(random);
  const item = overtime(random);
  return Number.isInteger(Number(item.answer)) ? item : make(random, difficulty);
}

/** Gross and net pay (National Standards for Personal Financial Education 2021, earning income). Rates are examples. */
export const liTax = generator('li-tax', make);
