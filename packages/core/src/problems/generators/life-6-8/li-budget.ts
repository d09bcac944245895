import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  COSTS_FOR_REST,
  PART_OF_PLAN_FORGOTTEN,
  PERCENT_TAKEN_OFF_AS_NUMBER,
  SAVING_FORGOTTEN,
} from '../../misconceptions/money-and-plans.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NAMES = ['Noor', 'Diego', 'Ayo', 'Sina', 'Linh', 'Emil', 'Zahra', 'Keanu'] as const;

function leftOver(random: SeededRandom): PracticeItem {
  const phone = random.integer(8, 20);
  const bus = random.integer(10, 30);
  const saved = 5 * random.integer(2, 8);
  const rest = random.integer(5, 45);
  const costs = phone + bus + saved;
  const all = { name: random.pick(NAMES), phone, bus, saved, rest, costs, income: costs + rest };
  const parts = {
    prompt: text(
      say(
        '{name} has {income} a month. The phone costs {phone}, the bus {bus}, and {saved} are saved. How much is left?',
        '{name} a {income} par mois. Le téléphone coûte {phone}, le bus {bus}, et {saved} sont épargnés. Combien reste-t-il ?',
        '{name} tiene {income} al mes. El teléfono cuesta {phone}, el autobús {bus}, y {saved} se ahorran. ¿Cuánto queda?',
      ),
      all,
    ),
    nudge: text(say('What goes out in all?', 'Combien sort en tout ?', '¿Cuánto sale en total?')),
    steps: [
      step(
        '{phone} + {bus} + {saved} = {costs}',
        say(
          'Saving goes out of the purse, too.',
          'L’épargne sort aussi du porte-monnaie.',
          'El ahorro también sale del monedero.',
        ),
        all,
      ),
      step(
        '{income} − {costs} = {rest}',
        say(
          'A budget balances: what comes in is what goes out and what is left.',
          'Un budget est équilibré : ce qui entre, c’est ce qui sort et ce qui reste.',
          'Un presupuesto cuadra: lo que entra es lo que sale y lo que queda.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, rest, [
    [costs, COSTS_FOR_REST],
    [rest + saved, SAVING_FORGOTTEN],
    [rest + phone, PART_OF_PLAN_FORGOTTEN],
  ]);
}

function percentOff(random: SeededRandom): PracticeItem {
  const income = 20 * random.integer(6, 40);
  const saving = 5 * random.integer(1, 5);
  const transport = 5 * random.integer(2, 6);
  const percent = saving + transport;
  const all = { name: random.pick(NAMES), income, saving, transport, percent, share: 100 - percent };
  const rest = (income * all.share) / 100;
  const parts = {
    prompt: text(
      say(
        '{name} earns {income} a month. {saving}% go into savings and {transport}% pay for transport. How much is left for everything else?',
        '{name} gagne {income} par mois. {saving} % vont à l’épargne et {transport} % aux transports. Combien reste-t-il pour tout le reste ?',
        '{name} gana {income} al mes. El {saving} % va al ahorro y el {transport} % al transporte. ¿Cuánto queda para todo lo demás?',
      ),
      all,
    ),
    nudge: text(say('Which percentage is left?', 'Quel pourcentage reste-t-il ?', '¿Qué porcentaje queda?')),
    steps: [
      step(
        '{saving}% + {transport}% = {percent}%',
        say(
          'Both are parts of the same income.',
          'Les deux sont des parts du même revenu.',
          'Las dos son partes del mismo ingreso.',
        ),
        all,
      ),
      step(
        '100% − {percent}% = {share}%',
        say('All the income is 100%.', 'Tout le revenu fait 100 %.', 'Todo el ingreso es el 100 %.'),
        all,
      ),
      step(
        '{income} × {share} ÷ 100 = {rest}',
        say(
          'A percent is a hundredth.',
          'Un pour cent est un centième.',
          'Un uno por ciento es una centésima.',
        ),
        { ...all, rest },
      ),
    ],
  };
  return integerItem(parts, rest, [
    [income - rest, COSTS_FOR_REST],
    [income - percent, PERCENT_TAKEN_OFF_AS_NUMBER],
    [(income * (100 - transport)) / 100, SAVING_FORGOTTEN],
  ]);
}

const SAVING_IS_PLANNED = say(
  'The saving is part of the plan.',
  'L’épargne fait partie du plan.',
  'El ahorro es parte del plan.',
);

function cutOne(random: SeededRandom): PracticeItem {
  const food = 5 * random.integer(8, 20);
  const bus = 5 * random.integer(4, 10);
  const over = 5 * random.integer(1, 6);
  const saved = 5 * random.integer(3, 9);
  const fun = over + saved + 5 * random.integer(3, 12);
  const income = food + bus + fun - over;
  const cut = over + saved;
  const all = {
    name: random.pick(NAMES),
    food,
    bus,
    fun,
    saved,
    income,
    cut,
    planned: food + bus + fun + saved,
  };
  const parts = {
    prompt: text(
      say(
        '{name} has {income} a month and spends {food} on food, {bus} on the bus and {fun} on fun. From now on {saved} should be saved. Only fun can be cut. By how much?',
        '{name} a {income} par mois et dépense {food} pour manger, {bus} pour le bus et {fun} pour les loisirs. Désormais {saved} doivent être épargnés. Seuls les loisirs peuvent baisser. De combien ?',
        '{name} tiene {income} al mes y gasta {food} en comida, {bus} en autobús y {fun} en ocio. Desde ahora deben ahorrarse {saved}. Solo puede bajar el ocio. ¿Cuánto?',
      ),
      all,
    ),
    nudge: text(
      say(
        'What would go out if nothing were cut?',
        'Que sortirait-il si rien ne baissait ?',
        '¿Cuánto saldría si no se recortara nada?',
      ),
    ),
    steps: [
      step('{food} + {bus} + {fun} + {saved} = {planned}', SAVING_IS_PLANNED, all),
      step(
        '{planned} − {income} = {cut}',
        say(
          'So much is missing, and so much must go.',
          'C’est ce qui manque, et ce qui doit partir.',
          'Es lo que falta y lo que debe recortarse.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, cut, [
    [over, SAVING_FORGOTTEN],
    [saved, PART_OF_PLAN_FORGOTTEN],
    [fun - cut, COSTS_FOR_REST],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return leftOver(random);
  return difficulty === 2 ? percentOff(random) : cutOne(random);
}

/** A budget that balances (National Standards for Personal Financial Education 2021, spending). */
export const liBudget = generator('li-budget', make);
