import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { type Explained, type Option, choiceItem, generator, integerItem, step } from '../../item.ts';
import {
  BITS_DOUBLED_ONCE,
  BITS_FROM_THE_LEFT,
  BITS_ONLY_COUNTED,
} from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const WORTHS = [8, 4, 2, 1] as const;
const valueOf = (bits: string) =>
  WORTHS.reduce((sum, worth, place) => sum + (bits[place] === '1' ? worth : 0), 0);
const bitsOf = (value: number) => value.toString(2).padStart(4, '0');
const reversed = (bits: string) => bits.split('').toReversed().join('');
const ones = (bits: string) => bits.split('').filter((bit) => bit === '1').length;

const READ = step(
  say(
    'Write 8, 4, 2, 1 above the four places.',
    'Écris 8, 4, 2, 1 au-dessus des quatre places.',
    'Escribe 8, 4, 2, 1 sobre los cuatro lugares.',
  ),
  say(
    'From right to left each place is worth twice as much.',
    'De droite à gauche, chaque place vaut le double.',
    'De derecha a izquierda cada lugar vale el doble.',
  ),
);

/** `8 + 0 + 2 + 0`: a place that is not used counts nothing, and a lone one is a sum all the same. */
const sumOf = (bits: string): string =>
  WORTHS.map((worth, place) => (bits[place] === '1' ? worth : 0)).join(' + ');

/** A row of dark and light squares: which number is sent? */
function decode(random: SeededRandom): PracticeItem {
  const value = random.integer(3, 15);
  const bits = bitsOf(value);
  const sum = sumOf(bits);
  const explained: Explained = {
    prompt: text(
      say(
        'A message of four squares: {bits}. 1 is dark, 0 is light. The places are worth 8, 4, 2, 1. Which number is it?',
        'Un message de quatre carrés : {bits}. 1 est foncé, 0 est clair. Les places valent 8, 4, 2, 1. Quel nombre est-ce ?',
        'Un mensaje de cuatro cuadros: {bits}. 1 es oscuro, 0 es claro. Los lugares valen 8, 4, 2, 1. ¿Qué número es?',
      ),
      { bits },
    ),
    figure: { type: 'bits', rows: [bits] },
    figureText: text(say('Four squares: {bits}.', 'Quatre carrés : {bits}.', 'Cuatro cuadros: {bits}.'), {
      bits,
    }),
    nudge: text(
      say(
        'Only dark squares count. What is each place worth?',
        'Seuls les carrés foncés comptent. Que vaut chaque place ?',
        'Solo cuentan los cuadros oscuros. ¿Cuánto vale cada lugar?',
      ),
    ),
    steps: [
      READ,
      step(
        '{sum} = {value}',
        say(
          'Add the worths of the dark squares.',
          'Additionne les valeurs des carrés foncés.',
          'Suma los valores de los cuadros oscuros.',
        ),
        { sum, value },
      ),
    ],
  };
  return integerItem(explained, value, [
    [ones(bits), BITS_ONLY_COUNTED],
    [valueOf(reversed(bits)), BITS_FROM_THE_LEFT],
  ]);
}

const shown = (value: number): Option => ({
  text: text(bitsOf(value)),
  figure: { type: 'bits', rows: [bitsOf(value)] },
});

/** Which row of squares sends this number? */
function encode(random: SeededRandom): PracticeItem {
  const value = random.pick([1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 14]);
  const bits = bitsOf(value);
  const sum = sumOf(bits);
  const allOnes = value <= 4 ? 2 ** value - 1 : value + 1;
  const explained: Explained = {
    prompt: text(
      say(
        'The places are worth 8, 4, 2, 1. Which code sends the number {value}?',
        'Les places valent 8, 4, 2, 1. Quel code envoie le nombre {value} ?',
        'Los lugares valen 8, 4, 2, 1. ¿Qué código envía el número {value}?',
      ),
      { value },
    ),
    nudge: text(
      say(
        'Begin with the largest worth that fits.',
        'Commence par la plus grande valeur qui convient.',
        'Empieza con el mayor valor que quepa.',
      ),
    ),
    steps: [
      READ,
      step(
        say(
          '{value} = {sum}, so the code is {bits}.',
          '{value} = {sum}, donc le code est {bits}.',
          '{value} = {sum}, así que el código es {bits}.',
        ),
        say(
          'A place that is used gets a 1, the others a 0.',
          'Une place utilisée prend 1, les autres 0.',
          'Un lugar usado lleva 1 y los demás 0.',
        ),
        { value, sum, bits },
      ),
    ],
  };
  return choiceItem(explained, random, shown(value), [
    [shown(valueOf(reversed(bits))), BITS_FROM_THE_LEFT],
    [shown(allOnes), BITS_ONLY_COUNTED],
  ]);
}

const SIGNALS: readonly [LocalisedText, ...LocalisedText[]] = [
  say('drum beats, each high or low', 'coups de tambour, hauts ou bas', 'golpes de tambor, altos o bajos'),
  say(
    'lamp flashes, each short or long',
    'éclairs de lampe, courts ou longs',
    'destellos de luz, cortos o largos',
  ),
  say('flags, each up or down', 'drapeaux, levés ou baissés', 'banderas, arriba o abajo'),
  say('squares, each dark or light', 'carrés, foncés ou clairs', 'cuadros, oscuros o claros'),
];

/** How many different messages can so many two-way signals carry? */
function howMany(random: SeededRandom): PracticeItem {
  const count = random.integer(3, 7);
  const all = {
    count,
    signals: random.pick(SIGNALS),
    product: Array<number>(count).fill(2).join(' × '),
    messages: 2 ** count,
  };
  const explained: Explained = {
    prompt: text(
      say(
        'A message is {count} {signals}. How many different messages are there?',
        'Un message, c’est {count} {signals}. Combien de messages différents y a-t-il ?',
        'Un mensaje son {count} {signals}. ¿Cuántos mensajes distintos hay?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Try it with a single signal, then with one more.',
        'Essaie avec un seul signal, puis un de plus.',
        'Prueba con una sola señal y luego con otra más.',
      ),
    ),
    steps: [
      step(
        say(
          'Each further signal doubles the number of messages.',
          'Chaque signal de plus double le nombre de messages.',
          'Cada señal más duplica el número de mensajes.',
        ),
        say(
          'Every message so far can go on in either way.',
          'Chaque message peut continuer de deux façons.',
          'Cada mensaje puede seguir de dos maneras.',
        ),
      ),
      step(
        '{product} = {messages}',
        say(
          'One factor of two for each signal.',
          'Un facteur deux par signal.',
          'Un factor dos por cada señal.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, 2 ** count, [[2 * count, BITS_DOUBLED_ONCE]]);
}

/** Information sent in patterns of two signals (NGSS 4-PS4-3). */
export const scCodes = generator('sc-codes', (random, difficulty) => {
  if (difficulty === 1) return decode(random);
  return difficulty === 2 ? encode(random) : howMany(random);
});
