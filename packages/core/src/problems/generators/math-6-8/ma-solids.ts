import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, rationalItem, step } from '../../item.ts';
import {
  HEIGHT_FORGOTTEN,
  RADIUS_FOR_DIAMETER,
  RADIUS_NOT_SQUARED,
  RADIUS_SQUARED_NOT_CUBED,
  THIRD_FORGOTTEN,
} from '../../misconceptions/areas-and-volumes.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const LAYER = {
  en: 'A layer has π times the radius squared.',
  fr: 'Une couche vaut π fois le rayon au carré.',
  es: 'Una capa vale π por el radio al cuadrado.',
};

function cylinder(random: SeededRandom): PracticeItem {
  const [radius, height, isRadius] = [
    random.integer(3, 12),
    random.integer(3, 20),
    random.pick([true, false]),
  ];
  const all = {
    length: isRadius ? radius : 2 * radius,
    radius,
    height,
    square: radius ** 2,
    volume: radius ** 2 * height,
  };
  const explained = {
    prompt: text(
      isRadius
        ? {
            en: 'A cylinder has a radius of {length} cm and a height of {height} cm. Its volume is how many times π, in cm³?',
            fr: 'Un cylindre a un rayon de {length} cm et une hauteur de {height} cm. Son volume vaut combien de fois π, en cm³ ?',
            es: 'Un cilindro tiene un radio de {length} cm y una altura de {height} cm. ¿Cuántas veces π vale su volumen, en cm³?',
          }
        : {
            en: 'A cylinder has a diameter of {length} cm and a height of {height} cm. Its volume is how many times π, in cm³?',
            fr: 'Un cylindre a un diamètre de {length} cm et une hauteur de {height} cm. Son volume vaut combien de fois π, en cm³ ?',
            es: 'Un cilindro tiene un diámetro de {length} cm y una altura de {height} cm. ¿Cuántas veces π vale su volumen, en cm³?',
          },
      all,
    ),
    figure: { type: 'shape' as const, name: 'cylinder' as const, turnDegrees: 0 },
    figureText: text({ en: 'A cylinder', fr: 'Un cylindre', es: 'Un cilindro' }),
    nudge: text({
      en: 'Think of round layers. How large is one, and how high is the pile?',
      fr: 'Pense à des couches rondes. Quelle est la taille d’une couche, et la hauteur de la pile ?',
      es: 'Pensemos en capas redondas. ¿Cuánto vale una y qué altura tiene la pila?',
    }),
    steps: [
      step('{radius} × {radius} = {square}', LAYER, all),
      step(
        '{square} × {height} = {volume}',
        {
          en: 'The height says how many layers there are.',
          fr: 'La hauteur dit combien de couches il y a.',
          es: 'La altura dice cuántas capas hay.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.volume, [
    [2 * radius * height, RADIUS_NOT_SQUARED],
    [isRadius ? 4 * all.volume : all.length ** 2 * height, RADIUS_FOR_DIAMETER],
    [all.square, HEIGHT_FORGOTTEN],
  ]);
}

function cone(random: SeededRandom): PracticeItem {
  const [third, other] = [random.integer(1, 5) * 3, random.integer(2, 12)];
  const [radius, height] = random.pick([true, false]) ? [third, other] : [other, third];
  const all = { radius, height, full: radius ** 2 * height, volume: (radius ** 2 * height) / 3 };
  const explained = {
    prompt: text(
      {
        en: 'A cone has a radius of {radius} cm and a height of {height} cm. Its volume is how many times π, in cm³?',
        fr: 'Un cône a un rayon de {radius} cm et une hauteur de {height} cm. Son volume vaut combien de fois π, en cm³ ?',
        es: 'Un cono tiene un radio de {radius} cm y una altura de {height} cm. ¿Cuántas veces π vale su volumen, en cm³?',
      },
      all,
    ),
    figure: { type: 'shape' as const, name: 'cone' as const, turnDegrees: 0 },
    figureText: text({ en: 'A cone', fr: 'Un cône', es: 'Un cono' }),
    nudge: text({
      en: 'Put the cone into a cylinder of the same height. How much of it does the cone fill?',
      fr: 'Mets le cône dans un cylindre de même hauteur. Quelle part en remplit-il ?',
      es: 'Metamos el cono en un cilindro de igual altura. ¿Qué parte llena?',
    }),
    steps: [
      step(
        {
          en: 'The cylinder around it: {radius} × {radius} × {height} = {full}',
          fr: 'Le cylindre autour : {radius} × {radius} × {height} = {full}',
          es: 'El cilindro que lo rodea: {radius} × {radius} × {height} = {full}',
        },
        LAYER,
        all,
      ),
      step(
        '{full} ÷ 3 = {volume}',
        {
          en: 'A cone fills a third of that cylinder.',
          fr: 'Un cône remplit un tiers de ce cylindre.',
          es: 'Un cono llena un tercio de ese cilindro.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.volume, [
    [all.full, THIRD_FORGOTTEN],
    [(2 * radius * height) / 3, RADIUS_NOT_SQUARED],
  ]);
}

function sphere(random: SeededRandom): PracticeItem {
  const [radius, isRadius] = [random.integer(2, 15), random.pick([true, false])];
  const answer = fraction(4 * radius ** 3, 3);
  const all = {
    length: isRadius ? radius : 2 * radius,
    radius,
    cube: radius ** 3,
    volume: formatRational(answer),
  };
  const explained = {
    prompt: text(
      isRadius
        ? {
            en: 'A sphere has a radius of {length} cm. Its volume is how many times π, in cm³? A fraction is fine.',
            fr: 'Une boule a un rayon de {length} cm. Son volume vaut combien de fois π, en cm³ ? Une fraction convient.',
            es: 'Una esfera tiene un radio de {length} cm. ¿Cuántas veces π vale su volumen, en cm³? Vale una fracción.',
          }
        : {
            en: 'A sphere has a diameter of {length} cm. Its volume is how many times π, in cm³? A fraction is fine.',
            fr: 'Une boule a un diamètre de {length} cm. Son volume vaut combien de fois π, en cm³ ? Une fraction convient.',
            es: 'Una esfera tiene un diámetro de {length} cm. ¿Cuántas veces π vale su volumen, en cm³? Vale una fracción.',
          },
      all,
    ),
    figure: { type: 'shape' as const, name: 'sphere' as const, turnDegrees: 0 },
    figureText: text({ en: 'A sphere', fr: 'Une boule', es: 'Una esfera' }),
    nudge: text({
      en: 'Is volume counted in squares or in cubes? And which length is the radius?',
      fr: 'Un volume se compte-t-il en carrés ou en cubes ? Et quelle longueur est le rayon ?',
      es: '¿El volumen se cuenta en cuadrados o en cubos? ¿Y qué longitud es el radio?',
    }),
    steps: [
      step(
        '{radius} × {radius} × {radius} = {cube}',
        {
          en: 'This is the cube on the radius.',
          fr: 'C’est le cube construit sur le rayon.',
          es: 'Es el cubo construido sobre el radio.',
        },
        all,
      ),
      step(
        '{cube} × 4 ÷ 3 = {volume}',
        {
          en: 'A sphere has 4/3 times π times that cube.',
          fr: 'Une boule vaut 4/3 fois π fois ce cube.',
          es: 'Una esfera vale 4/3 por π por ese cubo.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(4 * radius ** 2, 3), RADIUS_SQUARED_NOT_CUBED],
    [fraction(4 * (isRadius ? 8 * radius ** 3 : all.length ** 3), 3), RADIUS_FOR_DIAMETER],
    [fraction(radius ** 3, 3), THIRD_FORGOTTEN],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return cylinder(random);
  return difficulty === 2 ? cone(random) : sphere(random);
}

/** Volumes of round solids as multiples of π (CCSS 8.G.C.9). */
export const maSolids = generator('ma-solids', make);
