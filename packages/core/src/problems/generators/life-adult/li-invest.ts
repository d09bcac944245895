import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import {
  ALL_DEPOSITS_FULL_TIME,
  LOSS_AND_GAIN_CANCEL,
  PAYMENT_WITHOUT_INTEREST,
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

function oneSum(random: SeededRandom): PracticeItem {
  const start = 100 * random.integer(5, 50);
  const percent = random.integer(2, 7);
  const years = random.integer(5, 20);
  const factor = rounded(1 + percent / 100, 2);
  const end = rounded(start * factor ** years, 2);
  const all = { start, percent, years, factor, end };
  const parts = {
    prompt: text(
      say(
        'As an example: {start} are put away and grow by {percent}% every year. What are they worth after {years} years? Round to two decimal places.',
        'Par exemple : {start} sont placés et croissent de {percent} % chaque année. Combien valent-ils après {years} ans ? Arrondissez à deux décimales.',
        'Por ejemplo: se guardan {start} y crecen un {percent} % cada año. ¿Cuánto valen tras {years} años? Redondee a dos decimales.',
      ),
      all,
    ),
    nudge: text(
      say(
        'One year multiplies by the same number each time.',
        'Chaque année multiplie par le même nombre.',
        'Cada año multiplica por el mismo número.',
      ),
    ),
    steps: [
      step(
        '1 + {percent} ÷ 100 = {factor}',
        say(
          'The whole stays, and the growth comes on top.',
          'Le tout reste, et la croissance s’ajoute.',
          'El total queda y se añade el crecimiento.',
        ),
        all,
      ),
      step(
        '{start} × {factor}^{years} ≈ {end}',
        say(
          'The factor is used once a year.',
          'Le facteur sert une fois par an.',
          'El factor se usa una vez al año.',
        ),
        all,
      ),
    ],
  };
  return decimalItem(parts, end, { tolerance: CENT }, [
    [rounded(start * (1 + (percent * years) / 100), 2), GROWTH_AS_ADDITION],
    [rounded(start * factor, 2), GROWTH_ONCE_ONLY],
    [rounded(end - start, 2), GROWTH_NOT_TOTAL],
  ]);
}

function yearly(random: SeededRandom): PracticeItem {
  const deposit = 100 * random.integer(2, 20);
  const percent = random.integer(2, 8);
  const factor = rounded(1 + percent / 100, 2);
  const second = rounded(deposit * factor + deposit, 2);
  const third = rounded(second * factor + deposit, 2);
  const all = { deposit, percent, factor, second, third };
  const parts = {
    prompt: text(
      say(
        'Three years running, {deposit} are put away at the end of the year. What is there grows by {percent}% a year. How much is there right after the third deposit? Round to two decimal places.',
        'Trois ans de suite, {deposit} sont placés à la fin de l’année. Ce qui est là croît de {percent} % par an. Combien y a-t-il juste après le troisième versement ? Arrondissez à deux décimales.',
        'Tres años seguidos se guardan {deposit} al final del año. Lo que hay crece un {percent} % al año. ¿Cuánto hay justo después del tercer depósito? Redondee a dos decimales.',
      ),
      all,
    ),
    nudge: text(
      say(
        'Go year by year. How long does each deposit grow?',
        'Avancez année par année. Combien de temps croît chaque versement ?',
        'Vaya año por año. ¿Cuánto tiempo crece cada depósito?',
      ),
    ),
    steps: [
      step(
        '{deposit} × {factor} + {deposit} = {second}',
        say(
          'The first deposit has grown for a year, the second has just come.',
          'Le premier versement a crû un an, le deuxième arrive.',
          'El primer depósito creció un año y el segundo acaba de llegar.',
        ),
        all,
      ),
      step(
        '{second} × {factor} + {deposit} ≈ {third}',
        say(
          'All that is there grows, then the last deposit comes.',
          'Tout ce qui est là croît, puis vient le dernier versement.',
          'Crece todo lo que hay y luego llega el último depósito.',
        ),
        all,
      ),
    ],
  };
  return decimalItem(parts, third, { tolerance: CENT }, [
    [3 * deposit, PAYMENT_WITHOUT_INTEREST],
    [rounded(3 * deposit * factor ** 3, 2), ALL_DEPOSITS_FULL_TIME],
    [second, GROWTH_ONCE_ONLY],
  ]);
}

function downAndUp(random: SeededRandom): PracticeItem {
  const start = 200 * random.integer(5, 40);
  const loss = 5 * random.integer(2, 8);
  const gain = loss + 5 * random.integer(-1, 2);
  const low = (start * (100 - loss)) / 100;
  const end = rounded((low * (100 + gain)) / 100, 2);
  const all = { start, loss, gain, low, end };
  const parts = {
    prompt: text(
      say(
        'Shares worth {start} lose {loss}% in one year and gain {gain}% in the next. What are they worth then? Round to two decimal places.',
        'Des actions valant {start} perdent {loss} % en un an et gagnent {gain} % l’année suivante. Combien valent-elles alors ? Arrondissez à deux décimales.',
        'Unas acciones de {start} pierden un {loss} % en un año y ganan un {gain} % al siguiente. ¿Cuánto valen entonces? Redondee a dos decimales.',
      ),
      all,
    ),
    nudge: text(
      say(
        'The gain is counted from the lower value.',
        'Le gain se compte depuis la valeur plus basse.',
        'La ganancia se cuenta desde el valor más bajo.',
      ),
    ),
    steps: [
      step(
        '{start} × (100 − {loss}) ÷ 100 = {low}',
        say(
          'So much is left after the loss.',
          'C’est ce qui reste après la perte.',
          'Es lo que queda tras la pérdida.',
        ),
        all,
      ),
      step(
        '{low} × (100 + {gain}) ÷ 100 = {end}',
        say(
          'The second percentage is taken of a smaller amount.',
          'Le second pourcentage porte sur une somme plus petite.',
          'El segundo porcentaje se toma de una cantidad menor.',
        ),
        all,
      ),
    ],
  };
  return decimalItem(parts, end, { tolerance: CENT }, [
    [(start * (100 - loss + gain)) / 100, LOSS_AND_GAIN_CANCEL],
    [low, GROWTH_ONCE_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return oneSum(random);
  return difficulty === 2 ? yearly(random) : downAndUp(random);
}

/** Saving for later, and its risk (National Standards for Personal Financial Education 2021, investing). Rates are examples. */
export const liInvest = generator('li-invest', make);
