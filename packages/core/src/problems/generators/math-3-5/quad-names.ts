import type { LocalisedText } from '@ori/contracts/locale';
import type { Misconception, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, step, type Option, type Wrong } from '../../item.ts';
import { ONE_PROPERTY_ONLY, PARALLELS_OVERLOOKED } from '../../misconceptions/plane-figures.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { drawFourSided, FOUR_SIDED, LOOKS, NAMES, type FourSided } from './four-sides.ts';

const WRONG: Readonly<Record<FourSided, readonly (readonly [FourSided, Misconception])[]>> = {
  square: [
    ['rectangle', ONE_PROPERTY_ONLY],
    ['rhombus', ONE_PROPERTY_ONLY],
    ['kite', PARALLELS_OVERLOOKED],
  ],
  rectangle: [
    ['square', ONE_PROPERTY_ONLY],
    ['parallelogram', ONE_PROPERTY_ONLY],
    ['trapezoid', PARALLELS_OVERLOOKED],
  ],
  rhombus: [
    ['square', ONE_PROPERTY_ONLY],
    ['parallelogram', ONE_PROPERTY_ONLY],
    ['kite', PARALLELS_OVERLOOKED],
  ],
  parallelogram: [
    ['rectangle', ONE_PROPERTY_ONLY],
    ['rhombus', ONE_PROPERTY_ONLY],
    ['trapezoid', PARALLELS_OVERLOOKED],
  ],
  trapezoid: [
    ['parallelogram', PARALLELS_OVERLOOKED],
    ['rectangle', ONE_PROPERTY_ONLY],
    ['kite', PARALLELS_OVERLOOKED],
  ],
  kite: [
    ['rhombus', ONE_PROPERTY_ONLY],
    ['trapezoid', PARALLELS_OVERLOOKED],
    ['parallelogram', PARALLELS_OVERLOOKED],
  ],
};
const named = (name: FourSided): Option => ({ text: text(NAMES[name]) });

/** Sides, then angles, then the name. */
function explain(name: FourSided) {
  const all = { name: NAMES[name], looks: LOOKS[name] };
  return {
    nudge: text({
      en: 'Are the sides equal? Are any parallel? Are there right angles?',
      fr: 'Les côtés sont-ils égaux ? Parallèles ? Y a-t-il des angles droits ?',
      es: '¿Los lados son iguales? ¿Paralelos? ¿Hay ángulos rectos?',
    }),
    steps: [
      step(
        {
          en: 'List all it has: {looks}.',
          fr: 'Note tout ce qu’il a : {looks}.',
          es: 'Anotamos todo lo que tiene: {looks}.',
        },
        {
          en: 'One property alone does not fix the name.',
          fr: 'Une seule propriété ne donne pas le nom.',
          es: 'Una sola propiedad no da el nombre.',
        },
        all,
      ),
      step(
        {
          en: 'Its most exact name: {name}.',
          fr: 'Son nom le plus précis : {name}.',
          es: 'Su nombre más exacto: {name}.',
        },
        {
          en: 'The exact name says everything about sides and angles.',
          fr: 'Le nom précis dit tout sur les côtés et les angles.',
          es: 'El nombre exacto lo dice todo sobre lados y ángulos.',
        },
        all,
      ),
    ],
  };
}

const wrongNames = (name: FourSided) => WRONG[name].map(([other, why]): Wrong<Option> => [named(other), why]);

/** A drawing: what is its most exact name? */
export function nameDrawing(random: SeededRandom): PracticeItem {
  const name = random.pick(FOUR_SIDED);
  const explained = {
    figure: {
      type: 'polygon' as const,
      corners: drawFourSided(name, random, random.integer(0, 11) * 15),
    },
    figureText: text(
      {
        en: 'A quadrilateral with {looks}.',
        fr: 'Un quadrilatère avec {looks}.',
        es: 'Un cuadrilátero con {looks}.',
      },
      { looks: LOOKS[name] },
    ),
    prompt: text({
      en: 'What is the most exact name of this quadrilateral?',
      fr: 'Quel est le nom le plus précis de ce quadrilatère ?',
      es: '¿Cuál es el nombre más exacto de este cuadrilátero?',
    }),
    ...explain(name),
  };
  return choiceItem(explained, random, named(name), wrongNames(name));
}

/** A description: which figure is it? */
export function nameDescribed(random: SeededRandom): PracticeItem {
  const name = random.pick(FOUR_SIDED);
  const explained = {
    prompt: text(
      {
        en: 'A quadrilateral has {looks}. What is its most exact name?',
        fr: 'Un quadrilatère a {looks}. Quel est son nom le plus précis ?',
        es: 'Un cuadrilátero tiene {looks}. ¿Cuál es su nombre más exacto?',
      },
      { looks: LOOKS[name] },
    ),
    ...explain(name),
  };
  return choiceItem(explained, random, named(name), wrongNames(name));
}

const ALL_RIGHT = {
  en: 'All its angles are right angles.',
  fr: 'Tous ses angles sont droits.',
  es: 'Todos sus ángulos son rectos.',
};
const NONE_RIGHT = {
  en: 'It has no right angle.',
  fr: 'Il n’a aucun angle droit.',
  es: 'No tiene ningún ángulo recto.',
};
/** What is told of a figure besides the lengths of its sides: with them it has one name only. */
const BESIDES: Readonly<Record<FourSided, LocalisedText>> = {
  square: ALL_RIGHT,
  rectangle: ALL_RIGHT,
  rhombus: NONE_RIGHT,
  parallelogram: NONE_RIGHT,
  trapezoid: {
    en: 'Only the first side and the third are parallel.',
    fr: 'Seuls le premier côté et le troisième sont parallèles.',
    es: 'Solo el primer lado y el tercero son paralelos.',
  },
  kite: {
    en: 'None of its sides are parallel.',
    fr: 'Aucun de ses côtés n’est parallèle à un autre.',
    es: 'Ninguno de sus lados es paralelo a otro.',
  },
};

/** Lengths of the sides, around; of a trapezoid the difference of the parallel ones is less than both others together. */
function lengthsOf(name: FourSided, random: SeededRandom): readonly [number, number, number, number] {
  const short = random.integer(3, 7);
  const long = short + random.integer(1, 4);
  const [one, other] = random.shuffle([short, long]) as [number, number];
  switch (name) {
    case 'square':
    case 'rhombus':
      return [one, one, one, one];
    case 'rectangle':
    case 'parallelogram':
      return [one, other, one, other];
    case 'kite':
      return [one, one, other, other];
    case 'trapezoid': {
      const leg = random.integer(3, 6);
      return [one, leg, other, leg];
    }
  }
}

/** Four lengths and one thing besides: which figure is it? */
export function nameMeasured(random: SeededRandom): PracticeItem {
  const name = random.pick(FOUR_SIDED);
  const [a, b, c, d] = lengthsOf(name, random);
  const explained = {
    prompt: text(
      {
        en: 'The sides of a quadrilateral are, one after another, {a}, {b}, {c} and {d} cm long. {besides} What is its most exact name?',
        fr: 'Les côtés d’un quadrilatère mesurent, l’un après l’autre, {a}, {b}, {c} et {d} cm. {besides} Quel est son nom le plus précis ?',
        es: 'Los lados de un cuadrilátero miden, uno tras otro, {a}, {b}, {c} y {d} cm. {besides} ¿Cuál es su nombre más exacto?',
      },
      { a, b, c, d, besides: BESIDES[name] },
    ),
    ...explain(name),
  };
  return choiceItem(explained, random, named(name), wrongNames(name));
}
