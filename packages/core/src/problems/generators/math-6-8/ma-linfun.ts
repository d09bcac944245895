import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  FIRST_VALUE_AS_START,
  START_AND_RATE_SWAPPED,
  TOTAL_CHANGE_FOR_RATE,
} from '../../misconceptions/letters-and-lines.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { quadrantOf } from './planes.ts';

const LABELS = [
  { en: 'change in each step', fr: 'changement à chaque pas', es: 'cambio en cada paso' },
  { en: 'value at the start', fr: 'valeur au départ', es: 'valor inicial' },
] as const;
const pair = (rate: number, start: number) => [fraction(rate, 1), fraction(start, 1)] as const;
const RATE = {
  en: 'Change divided by the number of steps is the change in one.',
  fr: 'Le changement divisé par le nombre de pas donne celui d’un pas.',
  es: 'El cambio dividido entre los pasos da el de un paso.',
};
const BACK = {
  en: 'Go back to the start step by step.',
  fr: 'On revient au départ pas à pas.',
  es: 'Se vuelve al inicio paso a paso.',
};
const NUDGE = text({
  en: 'How much did it change, and in how many steps?',
  fr: 'De combien cela a-t-il changé, et en combien de pas ?',
  es: '¿Cuánto cambió y en cuántos pasos?',
});

interface Story {
  readonly falls: boolean;
  readonly prompt: LocalisedText;
}
const STORIES = [
  {
    falls: false,
    prompt: {
      en: 'A tank fills evenly. After {x1} minutes it holds {y1} liters, after {x2} minutes {y2} liters. How many liters flow in each minute, and how many were there at the start?',
      fr: 'Une citerne se remplit régulièrement. Après {x1} minutes elle contient {y1} litres, après {x2} minutes {y2} litres. Combien de litres arrivent par minute, et combien y en avait-il au départ ?',
      es: 'Un depósito se llena de forma regular. A los {x1} minutos tiene {y1} litros; a los {x2} minutos, {y2} litros. ¿Cuántos litros entran por minuto y cuántos había al principio?',
    },
  },
  {
    falls: false,
    prompt: {
      en: 'A club has a joining fee and an equal fee each month. After {x1} months Ana has paid {y1} coins in all, after {x2} months {y2} coins. What is the fee each month, and the joining fee?',
      fr: 'Un club a un droit d’entrée et une somme égale chaque mois. Après {x1} mois, Ana a payé {y1} pièces en tout, après {x2} mois {y2} pièces. Combien coûte un mois, et combien coûte l’entrée ?',
      es: 'Un club cobra una inscripción y una cuota igual cada mes. A los {x1} meses Ana ha pagado {y1} monedas en total; a los {x2} meses, {y2} monedas. ¿Cuánto es la cuota mensual y cuánto la inscripción?',
    },
  },
  {
    falls: true,
    prompt: {
      en: 'A water tank empties evenly. After {x1} minutes it holds {y1} liters, after {x2} minutes {y2} liters. How does the amount change each minute (a negative number), and how many liters were there at the start?',
      fr: 'Une citerne se vide régulièrement. Après {x1} minutes elle contient {y1} litres, après {x2} minutes {y2} litres. De combien change la quantité par minute (un nombre négatif), et combien de litres y avait-il au départ ?',
      es: 'Un depósito se vacía de forma regular. A los {x1} minutos tiene {y1} litros; a los {x2} minutos, {y2} litros. ¿Cuánto cambia la cantidad cada minuto (un número negativo) y cuántos litros había al principio?',
    },
  },
  {
    falls: true,
    prompt: {
      en: 'A balloon sinks evenly. After {x1} minutes it is {y1} meters up, after {x2} minutes {y2} meters. How does its height change each minute (a negative number), and how high was it at the start, in meters?',
      fr: 'Un ballon descend régulièrement. Après {x1} minutes il est à {y1} mètres, après {x2} minutes à {y2} mètres. De combien change sa hauteur par minute (un nombre négatif), et à combien de mètres était-il au départ ?',
      es: 'Un globo baja de forma regular. A los {x1} minutos está a {y1} metros; a los {x2} minutos, a {y2} metros. ¿Cuánto cambia su altura cada minuto (un número negativo) y a cuántos metros estaba al principio?',
    },
  },
] as const satisfies readonly Story[];

function wrongFor(
  rate: number,
  start: number,
  run: number,
  first: number,
): readonly Wrong<ReturnType<typeof pair>>[] {
  return [
    [pair(start, rate), START_AND_RATE_SWAPPED],
    [pair(rate * run, start), TOTAL_CHANGE_FOR_RATE],
    [pair(rate, first), FIRST_VALUE_AS_START],
  ];
}

const FROM_GRAPH_PROMPT = {
  en: 'A plant’s height in cm is y after x weeks. The graph is a straight line through A (0, {start}) and B ({x}, {y}). How much does it grow each week, and how tall was it at the start?',
  fr: 'La hauteur d’une plante en cm est y après x semaines. Le graphique est une droite par A (0 ; {start}) et B ({x} ; {y}). De combien pousse-t-elle par semaine, et quelle était sa hauteur au départ ?',
  es: 'La altura de una planta en cm es y después de x semanas. La gráfica es una recta por A (0; {start}) y B ({x}; {y}). ¿Cuánto crece cada semana y cuánto medía al principio?',
};

const FROM_GRAPH_FIGURE = {
  en: 'A straight line through A (0, {start}) and B ({x}, {y})',
  fr: 'Une droite par A (0 ; {start}) et B ({x} ; {y})',
  es: 'Una recta por A (0; {start}) y B ({x}; {y})',
};

/** A line on a graph whose start can be read off. */
function fromGraph(random: SeededRandom): PracticeItem {
  const [rate, start] = [random.integer(1, 4), random.integer(1, 7)];
  const run = random.integer(2, Math.min(5, Math.floor((20 - start) / rate)));
  const [x, y] = [run, start + rate * run];
  const far = Math.min(6, (20 - start) / rate);
  const all = { x, y, start, rise: y - start, rate };
  const explained = {
    prompt: text(FROM_GRAPH_PROMPT, all),
    figure: quadrantOf(
      { to: 6, step: 1 },
      { to: 20, step: 2 },
      [
        { x: 0, y: start, label: 'A' },
        { x, y, label: 'B' },
      ],
      [
        {
          through: [
            [0, start],
            [far, start + rate * far],
          ],
        },
      ],
    ),
    figureText: text(FROM_GRAPH_FIGURE, all),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'From A to B it grows {rise} cm in {x} weeks.',
          fr: 'De A à B, elle pousse de {rise} cm en {x} semaines.',
          es: 'De A a B crece {rise} cm en {x} semanas.',
        },
        {
          en: 'Read how far over and how far up.',
          fr: 'On lit de combien on avance et de combien on monte.',
          es: 'Se lee cuánto se avanza y cuánto se sube.',
        },
        all,
      ),
      step(
        {
          en: '{rise} ÷ {x} = {rate}; at the start {start}',
          fr: '{rise} ÷ {x} = {rate} ; au départ {start}',
          es: '{rise} ÷ {x} = {rate}; al principio {start}',
        },
        RATE,
        all,
      ),
    ],
  };
  return listItem(explained, LABELS, pair(rate, start), wrongFor(rate, start, run, y));
}

function fromStory(random: SeededRandom, falls: boolean): PracticeItem {
  const told = STORIES.filter((story) => story.falls === falls);
  const { prompt } = told[random.integer(0, told.length - 1)] ?? STORIES[0];
  const [x1, run] = [random.integer(2, 5), random.integer(2, 6)];
  const size = random.integer(2, 15);
  const x2 = x1 + run;
  const rate = falls ? -size : size;
  const start = falls ? size * x2 + random.integer(5, 60) : random.integer(5, 60);
  const [y1, y2] = [start + rate * x1, start + rate * x2];
  const all = {
    x1,
    x2,
    y1,
    y2,
    run,
    change: y2 - y1,
    rate,
    start,
    size,
    back: size * x1,
    sign: falls ? '+' : '−',
  };
  const explained = {
    prompt: text(prompt, all),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'It changes by {change} in {run} steps.',
          fr: 'Cela change de {change} en {run} pas.',
          es: 'Cambia {change} en {run} pasos.',
        },
        {
          en: 'Compare the two values and the two times.',
          fr: 'On compare les deux valeurs et les deux moments.',
          es: 'Se comparan los dos valores y los dos momentos.',
        },
        all,
      ),
      step('{change} ÷ {run} = {rate}', RATE, all),
      step('{y1} {sign} {x1} × {size} = {start}', BACK, all),
    ],
  };
  return listItem(explained, LABELS, pair(rate, start), wrongFor(rate, start, run, y1));
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  return difficulty === 1 ? fromGraph(random) : fromStory(random, difficulty === 3);
}

/** Rate of change and starting value of linear functions (CCSS 8.F.B.4). */
export const maLinfun = generator('ma-linfun', make);
