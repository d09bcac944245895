import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  BEST_CASE_ONLY,
  CASES_AVERAGED,
  PART_OF_PLAN_FORGOTTEN,
  STAKE_FORGOTTEN,
} from '../../misconceptions/money-and-plans.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const WEIGH = say(
  'Each result counts as often as it comes.',
  'Chaque résultat compte autant qu’il arrive.',
  'Cada resultado cuenta según su frecuencia.',
);

function stall(random: SeededRandom): PracticeItem {
  const dry = 10 * random.integer(3, 9);
  const wet = 100 - dry;
  const good = 10 * random.integer(15, 40);
  const bad = 10 * random.integer(2, 10);
  const expected = (dry * good + wet * bad) / 100;
  const all = { dry, wet, good, bad, expected };
  const parts = {
    prompt: text(
      say(
        'A market stall earns {good} on a dry day and {bad} on a wet one. The chance of a dry day is {dry}%, otherwise it is wet. What is the expected value of a day?',
        'Un étal rapporte {good} un jour sec et {bad} un jour de pluie. La chance d’un jour sec est de {dry} %, sinon il pleut. Quelle est l’espérance d’une journée ?',
        'Un puesto gana {good} en un día seco y {bad} en uno lluvioso. La probabilidad de día seco es del {dry} %; si no, llueve. ¿Cuál es el valor esperado de un día?',
      ),
      all,
    ),
    nudge: text(
      say('Imagine a hundred such days.', 'Imagine cent jours comme celui-là.', 'Imagina cien días así.'),
    ),
    steps: [
      step(
        '100% − {dry}% = {wet}%',
        say('One of the two must come.', 'L’un des deux arrive forcément.', 'Uno de los dos ocurre.'),
        all,
      ),
      step('({dry} × {good} + {wet} × {bad}) ÷ 100 = {expected}', WEIGH, all),
    ],
  };
  return integerItem(parts, expected, [
    [(good + bad) / 2, CASES_AVERAGED],
    [good, BEST_CASE_ONLY],
    [(dry * good) / 100, PART_OF_PLAN_FORGOTTEN],
  ]);
}

function insurance(random: SeededRandom): PracticeItem {
  const chance = random.integer(1, 8);
  const damage = 100 * random.integer(4, 20);
  const loss = (chance * damage) / 100;
  const extra = random.integer(3, 25);
  const all = { chance, damage, loss, extra, premium: loss + extra };
  const parts = {
    prompt: text(
      say(
        'In a year a phone breaks with a chance of {chance}%, and a new one costs {damage}. Insurance for the year costs {premium}. By how much is that more than the expected damage?',
        'En un an, un téléphone se casse avec une chance de {chance} %, et un neuf coûte {damage}. L’assurance pour l’année coûte {premium}. De combien dépasse-t-elle le dommage attendu ?',
        'En un año, un teléfono se rompe con una probabilidad del {chance} %, y uno nuevo cuesta {damage}. El seguro del año cuesta {premium}. ¿En cuánto supera al daño esperado?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Imagine a hundred phones. How much damage is there in all?',
        'Imagine cent téléphones. Quel dommage en tout ?',
        'Imagina cien teléfonos. ¿Cuánto daño hay en total?',
      ),
    ),
    steps: [
      step('{chance} × {damage} ÷ 100 = {loss}', WEIGH, all),
      step(
        '{premium} − {loss} = {extra}',
        say(
          'This is the price for not carrying the risk alone.',
          'C’est le prix pour ne pas porter seul le risque.',
          'Es el precio por no llevar solo el riesgo.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, extra, [
    [loss, PART_OF_PLAN_FORGOTTEN],
    [damage - all.premium, BEST_CASE_ONLY],
  ]);
}

const ALL_PRIZES = say(
  'These are all the prizes together.',
  'Ce sont tous les lots ensemble.',
  'Son todos los premios juntos.',
);

function raffle(random: SeededRandom): PracticeItem {
  const tickets = random.pick([50, 100, 200]);
  const mean = random.integer(2, 5);
  const stake = mean + random.integer(1, 3);
  const big = tickets * (mean - 1);
  const second = tickets / 5;
  const count = 5;
  const net = stake - mean;
  const all = { tickets, big, count, second, stake, mean, sum: big + count * second, net };
  const parts = {
    prompt: text(
      say(
        'A raffle has {tickets} tickets at {stake} each. One ticket wins {big} and {count} tickets win {second} each. How much does a ticket lose on average?',
        'Une tombola a {tickets} billets à {stake} chacun. Un billet gagne {big} et {count} billets gagnent {second} chacun. Combien un billet perd-il en moyenne ?',
        'Una rifa tiene {tickets} boletos a {stake} cada uno. Un boleto gana {big} y {count} boletos ganan {second} cada uno. ¿Cuánto pierde un boleto de media?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Imagine that you buy all the tickets.',
        'Imagine que tu achètes tous les billets.',
        'Imagina que se compran todos los boletos.',
      ),
    ),
    steps: [
      step('{big} + {count} × {second} = {sum}', ALL_PRIZES, all),
      step(
        '{sum} ÷ {tickets} = {mean}',
        say(
          'So much does a ticket win on average.',
          'C’est le gain moyen d’un billet.',
          'Es lo que gana un boleto de media.',
        ),
        all,
      ),
      step(
        '{stake} − {mean} = {net}',
        say(
          'The price of the ticket is paid in every case.',
          'Le prix du billet est payé dans tous les cas.',
          'El precio del boleto se paga siempre.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, net, [
    [mean, STAKE_FORGOTTEN],
    [stake - (mean - 1), PART_OF_PLAN_FORGOTTEN],
    [stake, BEST_CASE_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return stall(random);
  return difficulty === 2 ? insurance(random) : raffle(random);
}

/** Decisions under uncertainty: expected value. */
export const liDecide = generator('li-decide', make);
