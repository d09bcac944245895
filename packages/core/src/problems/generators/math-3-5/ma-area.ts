import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import { PERIMETER_FOR_AREA, SUBTRACTED_FOR_SIDE, TWO_SIDES_ONLY } from '../../misconceptions/geometry.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const UNITS = ['cm', 'm'] as const;

function figureOf(width: number, height: number, unit: string, heightKnown: boolean) {
  const all = { width, height, unit };
  return {
    figure: {
      type: 'rectangle' as const,
      width: `${width} ${unit}`,
      height: heightKnown ? `${height} ${unit}` : '?',
      ratio: width / height,
    },
    figureText: heightKnown
      ? text(
          {
            en: 'A rectangle, {width} {unit} by {height} {unit}.',
            fr: 'Un rectangle de {width} {unit} sur {height} {unit}.',
            es: 'Un rectángulo de {width} {unit} por {height} {unit}.',
          },
          all,
        )
      : text(
          {
            en: 'A rectangle {width} {unit} wide; the other side is unknown.',
            fr: 'Un rectangle large de {width} {unit} ; l’autre côté est inconnu.',
            es: 'Un rectángulo de {width} {unit} de ancho; el otro lado es desconocido.',
          },
          all,
        ),
  };
}

function findArea(width: number, height: number, unit: string): PracticeItem {
  const all = { width, height, unit, area: width * height };
  const explained = {
    ...figureOf(width, height, unit, true),
    prompt: text(
      {
        en: 'A rectangle is {width} {unit} long and {height} {unit} wide. What is its area, in {unit}²?',
        fr: 'Un rectangle mesure {width} {unit} de long et {height} {unit} de large. Quelle est son aire, en {unit}² ?',
        es: 'Un rectángulo mide {width} {unit} de largo y {height} {unit} de ancho. ¿Cuál es su área, en {unit}²?',
      },
      all,
    ),
    nudge: text({
      en: 'How many unit squares fit in one row? How many rows are there?',
      fr: 'Combien de carrés unité y a-t-il dans une rangée ? Combien de rangées ?',
      es: '¿Cuántos cuadrados unidad caben en una fila? ¿Cuántas filas hay?',
    }),
    steps: [
      step(
        {
          en: 'One row holds {width} squares, and there are {height} rows.',
          fr: 'Une rangée contient {width} carrés, et il y a {height} rangées.',
          es: 'Una fila tiene {width} cuadrados y hay {height} filas.',
        },
        {
          en: 'Area counts the squares that cover the shape.',
          fr: 'L’aire compte les carrés qui couvrent la figure.',
          es: 'El área cuenta los cuadrados que cubren la figura.',
        },
        all,
      ),
      step(
        '{width} × {height} = {area} {unit}²',
        {
          en: 'Equal rows are multiplied.',
          fr: 'Des rangées égales se multiplient.',
          es: 'Las filas iguales se multiplican.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, width * height, { tolerance: 0, unit: `${unit}²` }, [
    [2 * (width + height), PERIMETER_FOR_AREA],
    [width + height, TWO_SIDES_ONLY],
  ]);
}

function findSide(width: number, height: number, unit: string): PracticeItem {
  const area = width * height;
  const all = { width, height, unit, area };
  const explained = {
    ...figureOf(width, height, unit, false),
    prompt: text(
      {
        en: 'A rectangle has an area of {area} {unit}². One side is {width} {unit}. How long is the other side, in {unit}?',
        fr: 'Un rectangle a une aire de {area} {unit}². Un côté mesure {width} {unit}. Combien mesure l’autre côté, en {unit} ?',
        es: 'Un rectángulo tiene un área de {area} {unit}². Un lado mide {width} {unit}. ¿Cuánto mide el otro lado, en {unit}?',
      },
      all,
    ),
    nudge: text(
      {
        en: 'Rows of {width} squares fill the area. How many rows are needed?',
        fr: 'Des rangées de {width} carrés remplissent l’aire. Combien en faut-il ?',
        es: 'Filas de {width} cuadrados llenan el área. ¿Cuántas hacen falta?',
      },
      all,
    ),
    steps: [
      step(
        { en: '{width} × ? = {area}', fr: '{width} × ? = {area}', es: '{width} × ? = {area}' },
        {
          en: 'Area is length times width.',
          fr: 'L’aire est la longueur fois la largeur.',
          es: 'El área es el largo por el ancho.',
        },
        all,
      ),
      step(
        '{area} ÷ {width} = {height}',
        {
          en: 'Division undoes the multiplication.',
          fr: 'La division défait la multiplication.',
          es: 'La división deshace la multiplicación.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, height, { tolerance: 0, unit }, [
    [area - width, SUBTRACTED_FOR_SIDE],
    ...(area % 2 === 0 && area / 2 > width ? [[area / 2 - width, PERIMETER_FOR_AREA] as const] : []),
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const unit = random.pick(UNITS);
  const most = difficulty === 1 ? 9 : 15;
  const width = random.integer(3, most);
  const height = random.integer(2, width);
  return difficulty === 3 ? findSide(height + 1, width, unit) : findArea(width, height, unit);
}

/** Area of rectangles (CCSS 3.MD.C.7, 4.MD.A.3). */
export const maArea = generator('ma-area', make);
