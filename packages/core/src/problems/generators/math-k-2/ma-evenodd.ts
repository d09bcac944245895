import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, numberOption } from '../../item.ts';
import { LAST_DIGIT_IGNORED } from '../../misconceptions/comparing.ts';
import { MISSED_OR_DOUBLED } from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const EVEN = { en: 'even', fr: 'pair', es: 'par' };
const ODD = { en: 'odd', fr: 'impair', es: 'impar' };
function drawWithMixedDigits(random: SeededRandom, isEven: boolean): number {
  const tens = random.integer(1, 4) * 2 + (isEven ? -1 : 0);
  return 10 * tens + random.integer(0, 4) * 2 + (isEven ? 0 : 1);
}

/** Is this many even or odd? */
function classify(random: SeededRandom, value: number): PracticeItem {
  const isEven = value % 2 === 0;
  const all = { value, name: isEven ? EVEN : ODD };
  const explained = {
    figure: {
      type: 'bars' as const,
      rows: [
        { parts: 10, shaded: Math.ceil(value / 2) },
        { parts: 10, shaded: Math.floor(value / 2) },
      ],
    },
    figureText: text(
      {
        en: '{value} full squares in two rows.',
        fr: '{value} cases pleines en deux rangées.',
        es: '{value} casillas llenas en dos filas.',
      },
      all,
    ),
    prompt: text(
      {
        en: 'Is {value} even or odd?',
        fr: '{value} est-il pair ou impair ?',
        es: '¿{value} es par o impar?',
      },
      all,
    ),
    nudge: text({
      en: 'Has every square a partner?',
      fr: 'Chaque case a-t-elle une voisine ?',
      es: '¿Cada casilla tiene pareja?',
    }),
    steps: [
      step(
        {
          en: 'Make pairs, one above, one below.',
          fr: 'Fais des paires, haut et bas.',
          es: 'Hacemos parejas, arriba y abajo.',
        },
        {
          en: 'Even means nobody is left over.',
          fr: 'Pair veut dire sans reste.',
          es: 'Par significa que no sobra.',
        },
      ),
      step(
        { en: '{value}: {name}', fr: '{value} : {name}', es: '{value}: {name}' },
        isEven
          ? { en: 'All have a partner.', fr: 'Toutes ont une voisine.', es: 'Todas tienen pareja.' }
          : { en: 'One is left over.', fr: 'Il en reste une.', es: 'Sobra una.' },
        all,
      ),
    ],
  };
  const [right, wrong] = isEven ? [EVEN, ODD] : [ODD, EVEN];
  return choiceItem(explained, random, { text: text(right) }, [[{ text: text(wrong) }, MISSED_OR_DOUBLED]]);
}

/** Which number is even, which odd? */
function find(random: SeededRandom, wantsEven: boolean): PracticeItem {
  const right = drawWithMixedDigits(random, wantsEven);
  const wrong = drawWithMixedDigits(random, !wantsEven);
  const all = { name: wantsEven ? EVEN : ODD, right, ones: right % 10 };
  const explained = {
    prompt: text(
      { en: 'Which number is {name}?', fr: 'Quel nombre est {name} ?', es: '¿Qué número es {name}?' },
      all,
    ),
    nudge: text({
      en: 'Look at the ones only.',
      fr: 'Regarde seulement les unités.',
      es: 'Miramos solo las unidades.',
    }),
    steps: [
      step(
        {
          en: 'Tens always make pairs.',
          fr: 'Les dizaines font toujours des paires.',
          es: 'Las decenas siempre hacen parejas.',
        },
        {
          en: 'One ten is five pairs.',
          fr: 'Une dizaine fait cinq paires.',
          es: 'Una decena son cinco parejas.',
        },
      ),
      step(
        {
          en: '{right} ends in {ones}: {name}',
          fr: '{right} finit par {ones} : {name}',
          es: '{right} termina en {ones}: {name}',
        },
        { en: 'So the ones decide.', fr: 'Les unités décident donc.', es: 'Así que deciden las unidades.' },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(right), [[numberOption(wrong), LAST_DIGIT_IGNORED]]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 3) return find(random, random.integer(0, 1) === 0);
  return classify(random, difficulty === 1 ? random.integer(2, 13) : random.integer(8, 19));
}

/** Even and odd (CCSS 2.OA.C.3). */
export const maEvenodd = generator('ma-evenodd', make);
