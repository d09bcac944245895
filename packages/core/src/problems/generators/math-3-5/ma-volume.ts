import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import { SUBTRACTED_FOR_SIDE } from '../../misconceptions/geometry.ts';
import { ADDED_LENGTHS, ONE_LAYER_ONLY } from '../../misconceptions/operations.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NUDGE = text({
  en: 'How many unit cubes cover the bottom, and how many layers are there?',
  fr: 'Combien de cubes unité couvrent le fond, et combien de couches y a-t-il ?',
  es: '¿Cuántos cubos unidad cubren el fondo y cuántas capas hay?',
});

function findVolume(length: number, width: number, height: number): PracticeItem {
  const all = { length, width, height, layer: length * width, volume: length * width * height };
  const explained = {
    prompt: text(
      {
        en: 'A box is {length} cm long, {width} cm wide and {height} cm high. What is its volume, in cm³?',
        fr: 'Une boîte mesure {length} cm de long, {width} cm de large et {height} cm de haut. Quel est son volume, en cm³ ?',
        es: 'Una caja mide {length} cm de largo, {width} cm de ancho y {height} cm de alto. ¿Cuál es su volumen, en cm³?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'One layer: {length} × {width} = {layer} cubes',
          fr: 'Une couche : {length} × {width} = {layer} cubes',
          es: 'Una capa: {length} × {width} = {layer} cubos',
        },
        {
          en: 'The bottom is a rectangle of cubes.',
          fr: 'Le fond est un rectangle de cubes.',
          es: 'El fondo es un rectángulo de cubos.',
        },
        all,
      ),
      step(
        '{height} × {layer} = {volume}',
        {
          en: 'All {height} layers are the same.',
          fr: 'Les {height} couches sont pareilles.',
          es: 'Las {height} capas son iguales.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.volume, { tolerance: 0, unit: 'cm³' }, [
    [length + width + height, ADDED_LENGTHS],
    [length * width, ONE_LAYER_ONLY],
  ]);
}

function findHeight(length: number, width: number, height: number): PracticeItem {
  const layer = length * width;
  const all = { length, width, height, layer, volume: layer * height };
  const explained = {
    prompt: text(
      {
        en: 'A box of {volume} cm³ is {length} cm long and {width} cm wide. How high is it, in cm?',
        fr: 'Une boîte de {volume} cm³ mesure {length} cm de long et {width} cm de large. Quelle est sa hauteur, en cm ?',
        es: 'Una caja de {volume} cm³ mide {length} cm de largo y {width} cm de ancho. ¿Cuánto mide de alto, en cm?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'One layer: {length} × {width} = {layer} cubes',
          fr: 'Une couche : {length} × {width} = {layer} cubes',
          es: 'Una capa: {length} × {width} = {layer} cubos',
        },
        { en: 'A layer is 1 cm high.', fr: 'Une couche a 1 cm de haut.', es: 'Una capa mide 1 cm de alto.' },
        all,
      ),
      step(
        '{volume} ÷ {layer} = {height}',
        {
          en: 'So many layers use up all cubes.',
          fr: 'Autant de couches utilisent tous les cubes.',
          es: 'Esas capas usan todos los cubos.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, height, { tolerance: 0, unit: 'cm' }, [
    [layer * height - layer, SUBTRACTED_FOR_SIDE],
    [width * height, ONE_LAYER_ONLY],
    [layer, ONE_LAYER_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const most = difficulty === 1 ? 5 : 10;
  const [length, width, height] = [random.integer(3, most), random.integer(2, most), random.integer(2, most)];
  return difficulty === 3 ? findHeight(length + 1, width, height) : findVolume(length, width, height);
}

/** Volume of boxes (CCSS 5.MD.C.5). */
export const maVolume = generator('ma-volume', make);
