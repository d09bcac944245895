import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import { AREA_FOR_PERIMETER, SUBTRACTED_FOR_SIDE, TWO_SIDES_ONLY } from '../../misconceptions/geometry.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const UNITS = ['cm', 'm'] as const;
const NUDGE = text({
  en: 'Walk once around the edge. Which sides do you pass?',
  fr: 'Fais une fois le tour du bord. Quels côtés longes-tu ?',
  es: 'Demos una vuelta por el borde. ¿Por qué lados se pasa?',
});

function findPerimeter(width: number, height: number, unit: string): PracticeItem {
  const all = { width, height, unit, half: width + height, around: 2 * (width + height) };
  const explained = {
    figure: {
      type: 'rectangle' as const,
      width: `${width} ${unit}`,
      height: `${height} ${unit}`,
      ratio: width / height,
    },
    figureText: text(
      {
        en: 'A rectangle, {width} {unit} by {height} {unit}.',
        fr: 'Un rectangle de {width} {unit} sur {height} {unit}.',
        es: 'Un rectángulo de {width} {unit} por {height} {unit}.',
      },
      all,
    ),
    prompt: text(
      {
        en: 'A garden is {width} {unit} long and {height} {unit} wide. How long is the fence around it, in {unit}?',
        fr: 'Un jardin mesure {width} {unit} de long et {height} {unit} de large. Quelle est la longueur de la clôture autour, en {unit} ?',
        es: 'Un huerto mide {width} {unit} de largo y {height} {unit} de ancho. ¿Cuánto mide la cerca que lo rodea, en {unit}?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        '{width} + {height} = {half}',
        {
          en: 'One long and one short side: half the way.',
          fr: 'Un grand et un petit côté : la moitié du tour.',
          es: 'Un lado largo y uno corto: media vuelta.',
        },
        all,
      ),
      step(
        '2 × {half} = {around}',
        {
          en: 'Opposite sides are equal, so the other half is as long.',
          fr: 'Les côtés opposés sont égaux : l’autre moitié est aussi longue.',
          es: 'Los lados opuestos son iguales: la otra mitad mide lo mismo.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.around, { tolerance: 0, unit }, [
    [width * height, AREA_FOR_PERIMETER],
    [width + height, TWO_SIDES_ONLY],
  ]);
}

function findSide(width: number, height: number, unit: string): PracticeItem {
  const all = { width, height, unit, around: 2 * (width + height), half: width + height };
  const explained = {
    prompt: text(
      {
        en: 'A rectangle has a perimeter of {around} {unit}. One side is {width} {unit}. How long is the side next to it, in {unit}?',
        fr: 'Un rectangle a un périmètre de {around} {unit}. Un côté mesure {width} {unit}. Combien mesure le côté voisin, en {unit} ?',
        es: 'Un rectángulo tiene un perímetro de {around} {unit}. Un lado mide {width} {unit}. ¿Cuánto mide el lado contiguo, en {unit}?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        '{around} ÷ 2 = {half}',
        {
          en: 'Half the way is one long and one short side.',
          fr: 'La moitié du tour, c’est un grand et un petit côté.',
          es: 'Media vuelta es un lado largo y uno corto.',
        },
        all,
      ),
      step(
        '{half} − {width} = {height}',
        { en: 'Take off the side you know.', fr: 'Enlève le côté connu.', es: 'Se quita el lado conocido.' },
        all,
      ),
    ],
  };
  return decimalItem(explained, height, { tolerance: 0, unit }, [
    [all.around - width, SUBTRACTED_FOR_SIDE],
    [all.around - 2 * width, TWO_SIDES_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const unit = difficulty === 3 ? random.pick(UNITS) : 'm';
  const height = random.integer(3, difficulty === 1 ? 9 : 20);
  const width = height + random.integer(1, difficulty === 1 ? 6 : 20);
  return difficulty === 3 ? findSide(width, height, unit) : findPerimeter(width, height, unit);
}

/** The way around a rectangle (CCSS 3.MD.D.8). */
export const maPerim = generator('ma-perim', make);
