import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step } from '../../item.ts';
import {
  PART_OF_PLAN_FORGOTTEN,
  PAYMENT_WITHOUT_INTEREST,
  TOTAL_FOR_EXTRA,
} from '../../misconceptions/money-and-plans.ts';
import {
  GROWTH_AS_ADDITION,
  GROWTH_NOT_TOTAL,
  GROWTH_ONCE_ONLY,
} from '../../misconceptions/powers-and-logarithms.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const CENT = 0.01;

function unpaid(random: SeededRandom): PracticeItem {
  const debt = 100 * random.integer(3, 30);
  const percent = random.pick([8, 10, 12, 15, 18, 20, 24]);
  const years = random.integer(2, 3);
  const factor = rounded(1 + percent / 100, 2);
  const owed = rounded(debt * factor ** years, 2);
  const all = { debt, percent, years, factor, owed, first: rounded(debt * factor, 2) };
  const parts = {
    prompt: text(
      say(
        'A loan of {debt} costs {percent}% interest a year. Nothing is paid back, and the interest is added to the debt each year. How much is owed after {years} years? Round to two decimal places.',
        'Un prêt de {debt} coûte {percent} % d’intérêts par an. Rien n’est remboursé, et les intérêts s’ajoutent chaque année à la dette. Combien doit-on après {years} ans ? Arrondis à deux décimales.',
        'Un préstamo de {debt} cuesta un {percent} % de interés al año. No se devuelve nada y cada año el interés se suma a la deuda. ¿Cuánto se debe tras {years} años? Se redondea a dos decimales.',
      ),
      all,
    ),
    nudge: text(
      say(
        'By which number is the debt multiplied each year?',
        'Par quel nombre la dette est-elle multipliée chaque année ?',
        '¿Por qué número se multiplica la deuda cada año?',
      ),
    ),
    steps: [
      step(
        '{debt} × {factor} = {first}',
        say(
          'After a year the debt and its interest are owed.',
          'Après un an, on doit la dette et ses intérêts.',
          'Tras un año se deben la deuda y su interés.',
        ),
        all,
      ),
      step(
        say(
          '{years} times the factor {factor}: {owed}',
          '{years} fois le facteur {factor} : {owed}',
          '{years} veces el factor {factor}: {owed}',
        ),
        say(
          'Interest is charged on interest, too.',
          'Les intérêts produisent aussi des intérêts.',
          'También se cobra interés sobre el interés.',
        ),
        all,
      ),
    ],
  };
  return decimalItem(parts, owed, { tolerance: CENT }, [
    [rounded(debt * (1 + (percent * years) / 100), 2), GROWTH_AS_ADDITION],
    [all.first, GROWTH_ONCE_ONLY],
    [rounded(owed - debt, 2), GROWTH_NOT_TOTAL],
  ]);
}

const GOODS = [
  say('A laptop', 'Un ordinateur', 'Una computadora'),
  say('A bicycle', 'Un vélo', 'Una bicicleta'),
  say('A sofa', 'Un canapé', 'Un sofá'),
  say('A washing machine', 'Un lave-linge', 'Una lavadora'),
] as const;

const MONTHLY_TOGETHER = say(
  'These are the monthly payments together.',
  'Ce sont les mensualités réunies.',
  'Son las cuotas juntas.',
);

function instalments(random: SeededRandom): PracticeItem {
  const count = random.pick([10, 12, 18, 24]);
  const monthly = random.integer(20, 60);
  const down = 10 * random.integer(2, 10);
  const extra = random.integer(21, 120);
  const paid = count * monthly;
  const all = {
    good: random.pick(GOODS),
    count,
    monthly,
    down,
    extra,
    paid,
    total: paid + down,
    price: paid + down - extra,
  };
  const parts = {
    prompt: text(
      say(
        '{good} costs {price} if it is paid at once. On credit one pays {down} now and {count} monthly payments of {monthly}. How much more does it cost on credit?',
        '{good} coûte {price} au comptant. À crédit, on verse {down} maintenant et {count} mensualités de {monthly}. Combien cela coûte-t-il de plus à crédit ?',
        '{good} cuesta {price} al contado. A crédito se pagan {down} ahora y {count} cuotas mensuales de {monthly}. ¿Cuánto más cuesta a crédito?',
      ),
      all,
    ),
    nudge: text(say('How much is paid in all?', 'Combien paie-t-on en tout ?', '¿Cuánto se paga en total?')),
    steps: [
      step('{count} × {monthly} = {paid}', MONTHLY_TOGETHER, all),
      step(
        '{paid} + {down} = {total}',
        say(
          'What was paid at the start counts, too.',
          'Le premier versement compte aussi.',
          'El primer pago también cuenta.',
        ),
        all,
      ),
      step(
        '{total} − {price} = {extra}',
        say(
          'The difference is the price of the credit.',
          'La différence est le prix du crédit.',
          'La diferencia es el precio del crédito.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, extra, [
    [all.total, TOTAL_FOR_EXTRA],
    [paid - all.price, PART_OF_PLAN_FORGOTTEN],
  ]);
}

function twoMonths(random: SeededRandom): PracticeItem {
  const debt = 50 * random.integer(8, 40);
  const percent = random.pick([1, 1.5, 2, 2.5]);
  const pay = 10 * random.integer(5, 12);
  const factor = rounded(1 + percent / 100, 3);
  const first = rounded(debt * factor - pay, 4);
  const left = rounded(first * factor - pay, 2);
  const all = { debt, percent, pay, factor, first: rounded(first, 2), left };
  const parts = {
    prompt: text(
      say(
        'A card debt is {debt}. Each month {percent}% interest is added, and then {pay} are paid. What is still owed after two months? Round to two decimal places.',
        'Une dette de carte est de {debt}. Chaque mois s’ajoutent {percent} % d’intérêts, puis {pay} sont payés. Combien doit-on encore après deux mois ? Arrondis à deux décimales.',
        'Una deuda de tarjeta es de {debt}. Cada mes se suma un {percent} % de interés y luego se pagan {pay}. ¿Cuánto se debe aún tras dos meses? Se redondea a dos decimales.',
      ),
      all,
    ),
    nudge: text(
      say(
        'Interest first, then the payment; then once more.',
        'D’abord les intérêts, puis le paiement ; puis encore une fois.',
        'Primero el interés, luego el pago; después, otra vez.',
      ),
    ),
    steps: [
      step(
        '{debt} × {factor} − {pay} ≈ {first}',
        say('So the first month ends.', 'Ainsi finit le premier mois.', 'Así acaba el primer mes.'),
        all,
      ),
      step(
        '{first} × {factor} − {pay} ≈ {left}',
        say(
          'The second month begins with what was left.',
          'Le deuxième mois part de ce qui restait.',
          'El segundo mes parte de lo que quedaba.',
        ),
        all,
      ),
    ],
  };
  return decimalItem(parts, left, { tolerance: 2 * CENT }, [
    [debt - 2 * pay, PAYMENT_WITHOUT_INTEREST],
    [all.first, GROWTH_ONCE_ONLY],
    [rounded(debt * (1 + (2 * percent) / 100) - 2 * pay, 2), GROWTH_AS_ADDITION],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return unpaid(random);
  return difficulty === 2 ? instalments(random) : twoMonths(random);
}

/** Interest, instalments and debt (National Standards for Personal Financial Education 2021, managing credit). */
export const liCredit = generator('li-credit', make);
