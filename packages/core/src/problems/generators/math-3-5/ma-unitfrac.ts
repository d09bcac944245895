import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, integerItem, rationalItem, step } from '../../item.ts';
import { COUNTS_ALL_PARTS, FLIPPED, PART_TO_REST, PARTS_MISCOUNTED } from '../../misconceptions/fractions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const SHAPES = ['loaf', 'circle', 'bar'] as const;

/** Some parts are shaded: which fraction is it? */
function nameShaded(random: SeededRandom, shaded: number, parts: number): PracticeItem {
  const all = { shaded, parts, name: `${shaded}/${parts}` };
  const explained = {
    figure: { type: 'shares' as const, wholes: 1, parts, shaded, shape: random.pick(SHAPES) },
    figureText: text(
      {
        en: 'One whole in {parts} equal parts. Shaded: {shaded}.',
        fr: 'Une unité en {parts} parts égales. Coloriées : {shaded}.',
        es: 'Una unidad en {parts} partes iguales. Coloreadas: {shaded}.',
      },
      all,
    ),
    prompt: text({
      en: 'Which fraction is shaded?',
      fr: 'Quelle fraction est coloriée ?',
      es: '¿Qué fracción está coloreada?',
    }),
    nudge: text({
      en: 'Count all the equal parts, then the shaded ones.',
      fr: 'Compte toutes les parts égales, puis les parts coloriées.',
      es: 'Contamos todas las partes iguales y luego las coloreadas.',
    }),
    steps: [
      step(
        {
          en: '{parts} equal parts make the whole.',
          fr: '{parts} parts égales font l’unité.',
          es: '{parts} partes iguales forman la unidad.',
        },
        {
          en: 'The bottom number names the size of a part.',
          fr: 'Le nombre du bas nomme la taille d’une part.',
          es: 'El número de abajo indica el tamaño de una parte.',
        },
        all,
      ),
      step(
        {
          en: '{shaded} of {parts}: {name}',
          fr: '{shaded} sur {parts} : {name}',
          es: '{shaded} de {parts}: {name}',
        },
        {
          en: 'The top number counts the shaded parts.',
          fr: 'Le nombre du haut compte les parts coloriées.',
          es: 'El número de arriba cuenta las partes coloreadas.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, fraction(shaded, parts), 'any', [
    [fraction(shaded, parts - shaded), PART_TO_REST],
    [fraction(parts, shaded), FLIPPED],
  ]);
}

/** How many unit fractions make so many wholes? */
function fillWholes(wholes: number, parts: number): PracticeItem {
  const all = { wholes, parts, unit: `1/${parts}`, total: wholes * parts };
  const explained = {
    figure: { type: 'shares' as const, wholes, parts, shaded: 0, shape: 'loaf' as const },
    figureText: text(
      {
        en: '{wholes} loaves, each in {parts} equal parts.',
        fr: '{wholes} pains, chacun en {parts} parts égales.',
        es: '{wholes} panes, cada uno en {parts} partes iguales.',
      },
      all,
    ),
    prompt: text(
      {
        en: 'How many pieces of {unit} loaf make {wholes} whole loaves?',
        fr: 'Combien de morceaux de {unit} de pain font {wholes} pains entiers ?',
        es: '¿Cuántos trozos de {unit} de pan forman {wholes} panes enteros?',
      },
      all,
    ),
    nudge: text({
      en: 'How many of these pieces make one loaf?',
      fr: 'Combien de ces morceaux font un pain ?',
      es: '¿Cuántos de esos trozos forman un pan?',
    }),
    steps: [
      step(
        {
          en: '{parts} pieces of {unit} make 1 loaf.',
          fr: '{parts} morceaux de {unit} font 1 pain.',
          es: '{parts} trozos de {unit} forman 1 pan.',
        },
        {
          en: '{unit} is one of {parts} equal parts.',
          fr: '{unit} est une de {parts} parts égales.',
          es: '{unit} es una de {parts} partes iguales.',
        },
        all,
      ),
      step(
        '{wholes} × {parts} = {total}',
        {
          en: 'Each loaf gives as many pieces.',
          fr: 'Chaque pain en donne autant.',
          es: 'Cada pan da otros tantos.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, wholes * parts, [
    [parts, COUNTS_ALL_PARTS],
    [wholes + parts, PARTS_MISCOUNTED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 3) return fillWholes(random.integer(2, 5), random.integer(3, 8));
  const parts = random.integer(3, difficulty === 1 ? 8 : 12);
  return nameShaded(random, difficulty === 1 ? 1 : random.integer(2, parts - 1), parts);
}

/** Fractions as equal parts of a whole (CCSS 3.NF.A.1). */
export const maUnitfrac = generator('ma-unitfrac', make);
