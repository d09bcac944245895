import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  ADDED_NOT_MULTIPLIED,
  MULTIPLIED_NOT_DIVIDED,
  ONE_GROUP_OFF,
  SUBTRACTED_NOT_DIVIDED,
} from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

function multiply(a: number, b: number): PracticeItem {
  const all = { a, b, before: b - 1, known: a * (b - 1), product: a * b };
  const explained = {
    prompt: text('{a} × {b} = ?', all),
    nudge: text({
      en: 'Which fact near this one do you know already?',
      fr: 'Quel produit voisin connais-tu déjà ?',
      es: '¿Qué producto cercano se sabe ya?',
    }),
    steps: [
      step(
        '{a} × {before} = {known}',
        {
          en: 'Start from a fact you know, one group less.',
          fr: 'Pars d’un produit connu, avec un groupe de moins.',
          es: 'Partimos de un producto conocido, con un grupo menos.',
        },
        all,
      ),
      step(
        '{known} + {a} = {product}',
        { en: 'One more group of {a}.', fr: 'Un groupe de {a} de plus.', es: 'Un grupo más de {a}.' },
        all,
      ),
    ],
  };
  return integerItem(explained, a * b, [
    [a + b, ADDED_NOT_MULTIPLIED],
    [a * (b - 1), ONE_GROUP_OFF],
    [a * (b + 1), ONE_GROUP_OFF],
  ]);
}

function divide(a: number, b: number): PracticeItem {
  const all = { a, b, product: a * b };
  const explained = {
    prompt: text('{product} ÷ {a} = ?', all),
    nudge: text(
      {
        en: 'How many times does {a} fit into {product}?',
        fr: 'Combien de fois {a} entre-t-il dans {product} ?',
        es: '¿Cuántas veces cabe {a} en {product}?',
      },
      all,
    ),
    steps: [
      step(
        '{a} × ? = {product}',
        {
          en: 'Division asks for the missing factor.',
          fr: 'Diviser, c’est chercher le facteur manquant.',
          es: 'Dividir es buscar el factor que falta.',
        },
        all,
      ),
      step(
        '{a} × {b} = {product}',
        {
          en: '{b} groups of {a} use up {product}.',
          fr: '{b} groupes de {a} épuisent {product}.',
          es: '{b} grupos de {a} agotan {product}.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, b, [
    [a * b - a, SUBTRACTED_NOT_DIVIDED],
    [a * b * a, MULTIPLIED_NOT_DIVIDED],
    [b + 1, ONE_GROUP_OFF],
    [b - 1, ONE_GROUP_OFF],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const most = difficulty === 1 ? 5 : 9;
  const [a, b] = [
    random.integer(difficulty === 1 ? 2 : 3, most),
    random.integer(3, difficulty === 1 ? 6 : 9),
  ];
  return difficulty === 3 ? divide(a, b) : multiply(a, b);
}

/** Products and quotients within a hundred (CCSS 3.OA.C.7). */
export const maMultFacts = generator('ma-mult-facts', make);
