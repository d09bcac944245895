import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option } from '../../item.ts';
import { PART_TO_REST, PARTS_MISCOUNTED, UNFAIR_PARTS } from '../../misconceptions/fractions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { biggerPiece, shareLoaves } from './fair-shares.ts';
import { cut, ONE, PARTS, PLURAL, SHAPES, WHOLE, type Parts, type Shape } from './parts-of-one.ts';

const EQUAL_PARTS = { en: '{parts} equal parts', fr: '{parts} parts égales', es: '{parts} partes iguales' };

function equalParts(shape: Shape, parts: number): Option {
  return { text: text(EQUAL_PARTS, { parts }), figure: cut(shape, parts) };
}

function unequalParts(shape: Shape, parts: Parts, big: number): Option {
  const words = {
    en: '{parts} parts, not equal',
    fr: '{parts} parts inégales',
    es: '{parts} partes desiguales',
  };
  return {
    text: text(words, { parts }),
    figure: { type: 'cuts', shape, sizes: [big, ...Array<number>(parts - 1).fill(1)] },
  };
}

/** Which picture shows halves? */
function findThePicture(random: SeededRandom): PracticeItem {
  const [shape, parts] = [random.pick(SHAPES), random.pick(PARTS)];
  const other = parts === 4 ? random.pick([2, 3]) : parts + random.pick([1, 2]);
  const names = { name: PLURAL[parts], parts };
  const explained = {
    prompt: text(
      {
        en: 'Which picture shows {name}?',
        fr: 'Quelle image montre des {name} ?',
        es: '¿Qué dibujo muestra {name}?',
      },
      names,
    ),
    nudge: text({
      en: 'Look for equal parts.',
      fr: 'Cherche des parts égales.',
      es: 'Hay que buscar partes iguales.',
    }),
    steps: [
      step(
        { en: 'Count {parts} parts.', fr: 'Compte {parts} parts.', es: 'Contamos {parts} partes.' },
        {
          en: '{name}: that means {parts} parts.',
          fr: 'Des {name}, ce sont {parts} parts.',
          es: '{name}: son {parts} partes.',
        },
        names,
      ),
      step(
        {
          en: 'Check that they are equal.',
          fr: 'Vérifie qu’elles sont égales.',
          es: 'Vemos si son iguales.',
        },
        {
          en: 'Fair shares have one size.',
          fr: 'Un partage juste est égal.',
          es: 'Un reparto justo es igual.',
        },
      ),
    ],
  };
  return choiceItem(explained, random, equalParts(shape, parts), [
    [unequalParts(shape, parts, random.integer(2, 4)), UNFAIR_PARTS],
    [equalParts(shape, other), PARTS_MISCOUNTED],
  ]);
}

/** One part is shaded: which part of the whole is it? */
function nameThePart(random: SeededRandom): PracticeItem {
  const [shape, parts] = [random.pick(SHAPES), random.pick(PARTS)];
  const rest = parts === 2 ? WHOLE : ONE[parts === 3 ? 2 : 3];
  const other = parts === 2 ? ONE[random.pick([3, 4])] : ONE[parts === 3 ? 4 : 2];
  const counts = { parts, name: ONE[parts] };
  const explained = {
    prompt: text({
      en: 'How much is colored?',
      fr: 'Quelle part est coloriée ?',
      es: '¿Qué parte está coloreada?',
    }),
    figure: cut(shape, parts, 1),
    figureText: text(
      {
        en: '{parts} equal parts. 1 is colored.',
        fr: '{parts} parts égales. 1 est coloriée.',
        es: '{parts} partes iguales. 1 está coloreada.',
      },
      counts,
    ),
    nudge: text({
      en: 'Count all the parts.',
      fr: 'Compte toutes les parts.',
      es: 'Contamos todas las partes.',
    }),
    steps: [
      step(
        {
          en: 'There are {parts} equal parts.',
          fr: 'Il y a {parts} parts égales.',
          es: 'Hay {parts} partes iguales.',
        },
        {
          en: 'Count colored and white parts.',
          fr: 'Compte aussi les blanches.',
          es: 'Contamos también las blancas.',
        },
        counts,
      ),
      step(
        {
          en: 'One of {parts} is {name}.',
          fr: 'Une sur {parts}, c’est {name}.',
          es: 'Una de {parts} es {name}.',
        },
        { en: 'The parts give the name.', fr: 'Le nombre donne le nom.', es: 'El número da el nombre.' },
        counts,
      ),
    ],
  };
  return choiceItem(explained, random, { text: text(ONE[parts]) }, [
    [{ text: text(rest) }, PART_TO_REST],
    [{ text: text(other) }, PARTS_MISCOUNTED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return findThePicture(random);
  if (difficulty === 2) return nameThePart(random);
  return random.integer(1, 3) === 1 ? biggerPiece(random) : shareLoaves(random);
}

/** Halves, thirds and fourths as equal parts (CCSS 1.G.A.3, 2.G.A.3). */
export const maHalves = generator('ma-halves', make);
