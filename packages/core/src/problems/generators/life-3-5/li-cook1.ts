import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, rationalItem, step } from '../../item.ts';
import { DIFFERENCE_KEPT } from '../../misconceptions/ratios-and-scale.ts';
import { FLIPPED, TOP_STAYS } from '../../misconceptions/fractions.ts';
import { PART_OF_PLAN_FORGOTTEN } from '../../misconceptions/money-and-plans.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const FOODS = [
  say('rice', 'riz', 'arroz'),
  say('flour', 'farine', 'harina'),
  say('lentils', 'lentilles', 'lentejas'),
  say('milk', 'lait', 'leche'),
  say('oats', 'flocons d’avoine', 'avena'),
] as const;

function several(random: SeededRandom): PracticeItem {
  const bottom = random.pick([2, 3, 4, 8]);
  const top = random.integer(1, bottom - 1);
  const times = random.integer(2, 5);
  const answer = fraction(top * times, bottom);
  const all = {
    food: random.pick(FOODS),
    one: formatRational(fraction(top, bottom)),
    times,
    top,
    product: top * times,
    bottom,
    answer: formatRational(answer),
  };
  const parts = {
    prompt: text(
      say(
        'One batch needs {one} cup of {food}. How many cups do {times} batches need?',
        'Une fournée demande {one} de tasse de {food}. Combien de tasses pour {times} fournées ?',
        'Una tanda lleva {one} de taza de {food}. ¿Cuántas tazas llevan {times} tandas?',
      ),
      all,
    ),
    nudge: text(say('Lay the cups side by side.', 'Aligne les tasses.', 'Se ponen las tazas en fila.')),
    steps: [
      step(
        say(
          'Count how many parts one batch uses.',
          'Compte les parts d’une fournée.',
          'Se cuentan las partes de una tanda.',
        ),
        say('Each batch uses the same.', 'Chaque fournée en prend autant.', 'Cada tanda usa lo mismo.'),
      ),
      step(
        '{times} × {one} = {answer}',
        say(
          'The size of the parts stays, their number grows.',
          'La taille des parts reste, leur nombre augmente.',
          'El tamaño de las partes queda, su número crece.',
        ),
        all,
      ),
    ],
  };
  return rationalItem(parts, answer, 'any', [
    [fraction(top + times, bottom), DIFFERENCE_KEPT],
    [fraction(top, bottom * times), FLIPPED],
    [fraction(top, bottom), PART_OF_PLAN_FORGOTTEN],
  ]);
}

function forOthers(random: SeededRandom): PracticeItem {
  const people = random.pick([2, 4, 6]);
  const guests = random.pick([3, 5, 8, 9, 10]);
  const cups = random.integer(2, 5);
  const answer = fraction(cups * guests, people);
  const all = {
    food: random.pick(FOODS),
    people,
    guests,
    cups,
    each: formatRational(fraction(cups, people)),
    answer: formatRational(answer),
  };
  const parts = {
    prompt: text(
      say(
        'A recipe for {people} people uses {cups} cups of {food}. How many cups for {guests}?',
        'Une recette pour {people} personnes demande {cups} tasses de {food}. Combien de tasses pour {guests} ?',
        'Una receta para {people} personas lleva {cups} tazas de {food}. ¿Cuántas tazas para {guests}?',
      ),
      all,
    ),
    nudge: text(
      say('How much is it for one person?', 'Combien pour une personne ?', '¿Cuánto es para una persona?'),
    ),
    steps: [
      step(
        '{cups} ÷ {people} = {each}',
        say(
          'One person gets an equal share.',
          'Une personne a une part égale.',
          'Una persona recibe una parte igual.',
        ),
        all,
      ),
      step(
        '{guests} × {each} = {answer}',
        say(
          'Each person needs the same.',
          'Chaque personne a besoin d’autant.',
          'Cada persona necesita lo mismo.',
        ),
        all,
      ),
    ],
  };
  return rationalItem(parts, answer, 'any', [
    [fraction(Math.max(1, cups + guests - people), 1), DIFFERENCE_KEPT],
    [fraction(cups * people, guests), FLIPPED],
    [fraction(cups, people), PART_OF_PLAN_FORGOTTEN],
  ]);
}

function scoops(random: SeededRandom): PracticeItem {
  const bottom = random.pick([2, 3, 4, 8]);
  const whole = random.integer(2, 4);
  const top = bottom === 3 ? random.integer(1, 2) : 2 * random.integer(0, bottom / 2 - 1) + 1;
  const count = whole * bottom + top;
  const all = {
    food: random.pick(FOODS),
    whole,
    top,
    bottom,
    full: whole * bottom,
    count,
    part: formatRational(fraction(top, bottom)),
  };
  const parts = {
    prompt: text(
      say(
        'You need {whole} cups and {top}/{bottom} cup of {food}. You only have a scoop of 1/{bottom} cup. How many scoops?',
        'Il te faut {whole} tasses et {top}/{bottom} de tasse de {food}. Tu n’as qu’une mesure de 1/{bottom} de tasse. Combien de mesures ?',
        'Hacen falta {whole} tazas y {top}/{bottom} de taza de {food}. Solo hay una medida de 1/{bottom} de taza. ¿Cuántas medidas?',
      ),
      all,
    ),
    nudge: text(
      say(
        'How many scoops fill one cup?',
        'Combien de mesures remplissent une tasse ?',
        '¿Cuántas medidas llenan una taza?',
      ),
    ),
    steps: [
      step(
        '{whole} × {bottom} = {full}',
        say(
          'So many scoops fill the whole cups.',
          'Ces mesures remplissent les tasses entières.',
          'Esas medidas llenan las tazas enteras.',
        ),
        all,
      ),
      step(
        '{full} + {top} = {count}',
        say('The part of a cup comes on top.', 'La part de tasse s’ajoute.', 'Se añade la parte de taza.'),
        all,
      ),
    ],
  };
  return integerItem(parts, count, [
    [all.full, PART_OF_PLAN_FORGOTTEN],
    [whole + top, TOP_STAYS],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return several(random);
  return difficulty === 2 ? forOthers(random) : scoops(random);
}

/** Kitchen measures: scaling a recipe. */
export const liCook1 = generator('li-cook1', make);
