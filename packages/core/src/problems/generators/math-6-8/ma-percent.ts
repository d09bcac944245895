import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import {
  CHANGED_THE_WRONG_WAY,
  DIVIDED_BY_PERCENT,
  FOUND_THE_CHANGE_ONLY,
  PERCENT_AS_NUMBER,
} from '../../misconceptions/operations.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const PERCENTS = [10, 20, 25, 30, 40, 50, 60, 75, 80] as const;
const EXACT = { tolerance: 0 };
const ONE_PERCENT = {
  en: 'Percent means out of a hundred.',
  fr: 'Pour cent veut dire sur cent.',
  es: 'Por ciento significa de cada cien.',
};

/** p % of a number. */
function partOf(percent: number, whole: number): PracticeItem {
  const part = (percent * whole) / 100;
  const all = { percent, whole, hundredth: whole / 100, part };
  const explained = {
    prompt: text(
      {
        en: 'What is {percent}% of {whole}?',
        fr: 'Combien font {percent} % de {whole} ?',
        es: '¿Cuánto es el {percent} % de {whole}?',
      },
      all,
    ),
    nudge: text({
      en: 'What is one percent of it, or ten percent?',
      fr: 'Combien fait un pour cent, ou dix pour cent ?',
      es: '¿Cuánto es el uno por ciento, o el diez por ciento?',
    }),
    steps: [
      step(
        {
          en: '1% is {whole} ÷ 100 = {hundredth}',
          fr: '1 %, c’est {whole} ÷ 100 = {hundredth}',
          es: 'El 1 % es {whole} ÷ 100 = {hundredth}',
        },
        ONE_PERCENT,
        all,
      ),
      step(
        '{percent} × {hundredth} = {part}',
        {
          en: '{percent} of these hundredths.',
          fr: '{percent} de ces centièmes.',
          es: '{percent} de esas centésimas.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, part, EXACT, [
    [percent, PERCENT_AS_NUMBER],
    ...(whole % percent === 0 ? [[whole / percent, DIVIDED_BY_PERCENT] as const] : []),
    [whole - part, FOUND_THE_CHANGE_ONLY],
  ]);
}

/** What percent is the part? */
function whichPercent(percent: number, whole: number): PracticeItem {
  const part = (percent * whole) / 100;
  const all = { percent, whole, part, share: part / whole };
  const explained = {
    prompt: text(
      {
        en: '{part} of {whole} seeds have sprouted. What percent is that?',
        fr: '{part} graines sur {whole} ont germé. Quel pourcentage est-ce ?',
        es: 'De {whole} semillas han brotado {part}. ¿Qué porcentaje es?',
      },
      all,
    ),
    nudge: text({
      en: 'How many would it be out of a hundred?',
      fr: 'Combien cela ferait-il sur cent ?',
      es: '¿Cuántas serían de cada cien?',
    }),
    steps: [
      step(
        '{part} ÷ {whole} = {share}',
        {
          en: 'The share of the whole comes first.',
          fr: 'On cherche d’abord la part du tout.',
          es: 'Primero se busca la parte del total.',
        },
        all,
      ),
      step(
        {
          en: '{share} = {percent}%',
          fr: '{share} = {percent} %',
          es: '{share} = {percent} %',
        },
        ONE_PERCENT,
        all,
      ),
    ],
  };
  return decimalItem(explained, percent, { tolerance: 0, unit: '%' }, [
    [part, PERCENT_AS_NUMBER],
    [100 - percent, FOUND_THE_CHANGE_ONLY],
  ]);
}

/** A price after a discount. */
function discount(percent: number, price: number): PracticeItem {
  const off = (percent * price) / 100;
  const all = { percent, price, off, left: price - off };
  const explained = {
    prompt: text(
      {
        en: 'A drum costs {price}. It is sold for {percent}% less. What is the new price?',
        fr: 'Un tambour coûte {price}. On le vend {percent} % moins cher. Quel est le nouveau prix ?',
        es: 'Un tambor cuesta {price}. Se vende un {percent} % más barato. ¿Cuál es el nuevo precio?',
      },
      all,
    ),
    nudge: text({
      en: 'What is taken off, and what is left?',
      fr: 'Qu’enlève-t-on, et que reste-t-il ?',
      es: '¿Cuánto se descuenta y cuánto queda?',
    }),
    steps: [
      step(
        {
          en: '{percent}% of {price} is {off}.',
          fr: '{percent} % de {price}, c’est {off}.',
          es: 'El {percent} % de {price} es {off}.',
        },
        ONE_PERCENT,
        all,
      ),
      step(
        '{price} − {off} = {left}',
        {
          en: 'A discount is taken off the old price.',
          fr: 'La remise s’enlève de l’ancien prix.',
          es: 'El descuento se quita del precio anterior.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.left, EXACT, [
    [off, FOUND_THE_CHANGE_ONLY],
    [price + off, CHANGED_THE_WRONG_WAY],
    [price - percent, PERCENT_AS_NUMBER],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const percent = random.pick(PERCENTS);
  if (difficulty === 1) return partOf(percent, random.pick([20, 40, 60, 80, 120, 200, 300, 400]));
  if (difficulty === 2) return whichPercent(percent, random.pick([20, 40, 60, 80, 120, 200]));
  return discount(percent === 50 ? 30 : percent, random.integer(2, 12) * 20);
}

/** Percent of a number, as a share, and as a change (CCSS 6.RP.A.3c, 7.RP.A.3). */
export const maPercent = generator('ma-percent', make);
