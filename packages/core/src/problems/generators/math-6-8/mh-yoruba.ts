import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, integerItem, step, type Option } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  ADDED_FOR_TAKEN_AWAY,
  LAST_STEP_MISSED,
  TENS_ONLY_ADDED,
} from '../../misconceptions/reckoning-traditions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const RULE = {
  en: 'Yoruba number words build on twenties.',
  fr: 'Les noms de nombres yoruba se construisent sur des vingtaines.',
  es: 'Los nombres de números en yoruba se forman con veintenas.',
};
const TEN_OFF = {
  en: 'A ten between two twenties is ten less than the higher twenty.',
  fr: 'Une dizaine entre deux vingtaines vaut dix de moins que la vingtaine supérieure.',
  es: 'Una decena entre dos veintenas es diez menos que la veintena superior.',
};
const UNITS_OFF = {
  en: 'Endings 5 to 9 are taken away from the next ten.',
  fr: 'Les terminaisons de 5 à 9 se retirent de la dizaine suivante.',
  es: 'Las terminaciones de 5 a 9 se quitan de la decena siguiente.',
};

/** Twenties, and what is taken away after ten: 45 to 49 is `[3, 5…1]`, up to 165 to 169. */
function draw(random: SeededRandom) {
  const [twenties, less] = [random.integer(3, 9), random.integer(1, 5)];
  return { twenties, less, ten: 20 * twenties - 10, value: 20 * twenties - 10 - less, full: 20 * twenties };
}

function evaluate(random: SeededRandom): PracticeItem {
  const all = { ...draw(random), rule: text(RULE) };
  const explained = {
    prompt: text(
      {
        en: '{rule} One of them says (20 × {twenties}) − 10 − {less}. Which number is it?',
        fr: '{rule} L’un d’eux dit (20 × {twenties}) − 10 − {less}. Quel est ce nombre ?',
        es: '{rule} Uno de ellos dice (20 × {twenties}) − 10 − {less}. ¿Qué número es?',
      },
      all,
    ),
    nudge: text({
      en: 'First the twenties. Then take away twice.',
      fr: 'D’abord les vingtaines. Puis on retire deux fois.',
      es: 'Primero las veintenas. Luego se quita dos veces.',
    }),
    steps: [
      step(
        '20 × {twenties} = {full}',
        {
          en: 'The bracket comes first.',
          fr: 'La parenthèse passe d’abord.',
          es: 'El paréntesis va primero.',
        },
        all,
      ),
      step('{full} − 10 = {ten}; {ten} − {less} = {value}', TEN_OFF, all),
    ],
  };
  return integerItem(explained, all.value, [
    [all.full - 10 + all.less, ADDED_FOR_TAKEN_AWAY],
    [all.full - 10, LAST_STEP_MISSED],
  ]);
}

const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)];

/** The two numbers missing in the pattern of a given number. */
function build(random: SeededRandom): PracticeItem {
  const all = { ...draw(random), rule: text(RULE) };
  const explained = {
    prompt: text(
      {
        en: '{rule} {value} is said as (20 × a) − 10 − b, where b is 1 to 5. What are a and b?',
        fr: '{rule} {value} se dit (20 × a) − 10 − b, où b va de 1 à 5. Combien valent a et b ?',
        es: '{rule} {value} se dice (20 × a) − 10 − b, donde b va de 1 a 5. ¿Cuánto valen a y b?',
      },
      all,
    ),
    nudge: text({
      en: 'Which ten comes right after the number? And which twenty is ten more?',
      fr: 'Quelle dizaine vient juste après le nombre ? Et quelle vingtaine vaut dix de plus ?',
      es: '¿Qué decena viene justo después del número? ¿Y qué veintena es diez más?',
    }),
    steps: [
      step(
        {
          en: 'The next ten is {ten}, so b = {less}.',
          fr: 'La dizaine suivante est {ten}, donc b = {less}.',
          es: 'La decena siguiente es {ten}, o sea b = {less}.',
        },
        UNITS_OFF,
        all,
      ),
      step('{ten} = {full} − 10, a = {twenties}', TEN_OFF, all),
    ],
  };
  return listItem(
    explained,
    [
      { en: 'a', fr: 'a', es: 'a' },
      { en: 'b', fr: 'b', es: 'b' },
    ],
    pair(all.twenties, all.less),
    [
      [pair(all.twenties - 1, 10 - all.less), TENS_ONLY_ADDED],
      [pair(all.twenties - 1, all.less), ADDED_FOR_TAKEN_AWAY],
    ],
  );
}

const option = (expression: string): Option => ({ text: text(expression) });

/** Which of several equal expressions has the shape that takes away. */
function shape(random: SeededRandom): PracticeItem {
  const { twenties, less, value } = draw(random);
  const all = {
    value,
    sum: 20 * (twenties - 1),
    rest: value - 20 * (twenties - 1),
    tens: Math.floor(value / 10),
    ones: value % 10,
    rule: text(RULE),
  };
  const right = option(`(20 × ${twenties}) − 10 − ${less}`);
  const explained = {
    prompt: text(
      {
        en: '{rule} Endings 5 to 9 are taken away from the next ten, and a ten between two twenties is taken from the higher twenty. Which expression builds {value} this way?',
        fr: '{rule} Les terminaisons de 5 à 9 se retirent de la dizaine suivante, et une dizaine entre deux vingtaines se prend à la vingtaine supérieure. Quelle expression construit ainsi {value} ?',
        es: '{rule} Las terminaciones de 5 a 9 se quitan de la decena siguiente, y una decena entre dos veintenas se toma de la veintena superior. ¿Qué expresión forma así {value}?',
      },
      all,
    ),
    nudge: text({
      en: 'Having the right value is not enough. Does it take away where the rule says so?',
      fr: 'Avoir la bonne valeur ne suffit pas. Retire-t-elle là où la règle le dit ?',
      es: 'No basta con el valor. ¿Quita donde dice la regla?',
    }),
    steps: [
      step(
        {
          en: 'The ending is {ones}: take away from the next ten.',
          fr: 'La terminaison est {ones} : on retire de la dizaine suivante.',
          es: 'La terminación es {ones}: se quita de la decena siguiente.',
        },
        UNITS_OFF,
        all,
      ),
      step(
        {
          en: 'That ten lies ten below {full}.',
          fr: 'Cette dizaine est dix au-dessous de {full}.',
          es: 'Esa decena está diez por debajo de {full}.',
        },
        TEN_OFF,
        { full: 20 * twenties },
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [option(`(20 × ${twenties - 1}) + ${all.rest}`), TENS_ONLY_ADDED],
    [option(`(10 × ${all.tens}) + ${all.ones}`), TENS_ONLY_ADDED],
    [option(`(20 × ${twenties}) − 10 + ${less}`), ADDED_FOR_TAKEN_AWAY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return evaluate(random);
  return difficulty === 2 ? build(random) : shape(random);
}

/** Numbers built by taking away from twenties, as Yoruba numerals do: 45 = (20 × 3) − 10 − 5. */
export const mhYoruba = generator('mh-yoruba', make);
