import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step, type Wrong } from '../../item.ts';
import {
  AROUND_AND_INSIDE_MIXED,
  RADIUS_FOR_DIAMETER,
  RADIUS_NOT_SQUARED,
  WHOLE_CIRCLE_TAKEN,
} from '../../misconceptions/areas-and-volumes.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const PI = 3.14;

function circleFigure(length: number, isRadius: boolean) {
  return {
    figure: {
      type: 'sketch' as const,
      paths: [
        {
          corners: [
            [isRadius ? 0 : -1, 0],
            [1, 0],
          ] as [number, number][],
          closed: false,
        },
      ],
      circles: [{ x: 0, y: 0, radius: 1 }],
      labels: [{ x: isRadius ? 0.5 : 0, y: 0.14, text: `${length} cm` }],
    },
    figureText: text(
      isRadius
        ? {
            en: 'A circle with a radius of {length} cm',
            fr: 'Un cercle de rayon {length} cm',
            es: 'Un círculo de radio {length} cm',
          }
        : {
            en: 'A circle with a diameter of {length} cm',
            fr: 'Un cercle de diamètre {length} cm',
            es: 'Un círculo de diámetro {length} cm',
          },
      { length },
    ),
  };
}

const GIVEN = {
  radius: {
    en: 'A circle has a radius of {length} cm.',
    fr: 'Un cercle a un rayon de {length} cm.',
    es: 'Un círculo tiene un radio de {length} cm.',
  },
  diameter: {
    en: 'A circle has a diameter of {length} cm.',
    fr: 'Un cercle a un diamètre de {length} cm.',
    es: 'Un círculo tiene un diámetro de {length} cm.',
  },
};

/** The way around, as a multiple of π. */
function around(random: SeededRandom): PracticeItem {
  const [radius, isRadius] = [random.integer(2, 40), random.pick([true, false])];
  const length = isRadius ? radius : 2 * radius;
  const all = {
    length,
    given: text(isRadius ? GIVEN.radius : GIVEN.diameter, { length }),
    diameter: 2 * radius,
  };
  const explained = {
    prompt: text(
      {
        en: '{given} Its circumference is how many times π, in cm?',
        fr: '{given} Son périmètre vaut combien de fois π, en cm ?',
        es: '{given} ¿Cuántas veces π mide su circunferencia, en cm?',
      },
      all,
    ),
    ...circleFigure(length, isRadius),
    nudge: text({
      en: 'The way around is π times the way across. Is your length all the way across?',
      fr: 'Le tour vaut π fois la traversée. Ta longueur traverse-t-elle tout le cercle ?',
      es: 'El contorno es π veces el ancho. ¿Esa longitud cruza todo el círculo?',
    }),
    steps: [
      step(
        { en: 'Find the diameter.', fr: 'On cherche le diamètre.', es: 'Se busca el diámetro.' },
        { en: 'It is two radii.', fr: 'Il vaut deux rayons.', es: 'Son dos radios.' },
      ),
      step(
        {
          en: 'The circumference is {diameter} times π.',
          fr: 'Le périmètre vaut {diameter} fois π.',
          es: 'La circunferencia mide {diameter} veces π.',
        },
        {
          en: 'π is defined as circumference over diameter.',
          fr: 'π est le rapport du périmètre au diamètre.',
          es: 'π es la razón entre la circunferencia y el diámetro.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, 2 * radius, [
    [isRadius ? radius : 4 * radius, RADIUS_FOR_DIAMETER],
    [radius * radius, AROUND_AND_INSIDE_MIXED],
  ]);
}

/** The space inside, as a multiple of π. */
function inside(random: SeededRandom): PracticeItem {
  const [radius, isRadius] = [random.integer(3, 30), random.pick([true, false])];
  const length = isRadius ? radius : 2 * radius;
  const all = {
    length,
    given: text(isRadius ? GIVEN.radius : GIVEN.diameter, { length }),
    radius,
    square: radius * radius,
  };
  const explained = {
    prompt: text(
      {
        en: '{given} Its area is how many times π, in cm²?',
        fr: '{given} L’aire du disque vaut combien de fois π, en cm² ?',
        es: '{given} ¿Cuántas veces π vale su área, en cm²?',
      },
      all,
    ),
    ...circleFigure(length, isRadius),
    nudge: text({
      en: 'Which square is the area compared with: the one on the radius, or on the diameter?',
      fr: 'À quel carré compare-t-on l’aire : celui du rayon, ou du diamètre ?',
      es: '¿Con qué cuadrado se compara el área: el del radio o el del diámetro?',
    }),
    steps: [
      step(
        {
          en: 'The radius is {radius} cm.',
          fr: 'Le rayon est {radius} cm.',
          es: 'El radio mide {radius} cm.',
        },
        {
          en: 'It is half of the diameter.',
          fr: 'C’est la moitié du diamètre.',
          es: 'Es la mitad del diámetro.',
        },
        all,
      ),
      step(
        {
          en: '{radius} × {radius} = {square}, so {square} times π',
          fr: '{radius} × {radius} = {square}, donc {square} fois π',
          es: '{radius} × {radius} = {square}, o sea {square} veces π',
        },
        {
          en: 'A circle has π times the area of the square on its radius.',
          fr: 'Un disque a π fois l’aire du carré construit sur son rayon.',
          es: 'Un círculo tiene π veces el área del cuadrado de su radio.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.square, [
    [2 * radius, isRadius ? RADIUS_NOT_SQUARED : AROUND_AND_INSIDE_MIXED],
    [isRadius ? 4 * all.square : length * length, RADIUS_FOR_DIAMETER],
  ]);
}

/** The area of a half or quarter circle with π ≈ 3.14. */
function partOf(random: SeededRandom): PracticeItem {
  const [radius, share] = [random.integer(2, 20), random.pick([2, 4])];
  const whole = rounded(PI * radius * radius, 2);
  const area = rounded(whole / share, 2);
  const all = { radius, pi: PI, square: radius * radius, whole, share, area };
  const words =
    share === 2
      ? {
          en: 'A half circle has a radius of {radius} cm. What is its area in cm²? Use π ≈ {pi} and give at least one decimal.',
          fr: 'Un demi-disque a un rayon de {radius} cm. Quelle est son aire en cm² ? Prends π ≈ {pi} et donne au moins une décimale.',
          es: 'Un semicírculo tiene un radio de {radius} cm. ¿Cuál es su área en cm²? Con π ≈ {pi} y al menos un decimal.',
        }
      : {
          en: 'A quarter circle has a radius of {radius} cm. What is its area in cm²? Use π ≈ {pi} and give at least one decimal.',
          fr: 'Un quart de disque a un rayon de {radius} cm. Quelle est son aire en cm² ? Prends π ≈ {pi} et donne au moins une décimale.',
          es: 'Un cuarto de círculo tiene un radio de {radius} cm. ¿Cuál es su área en cm²? Con π ≈ {pi} y al menos un decimal.',
        };
  const explained = {
    prompt: text(words, all),
    nudge: text({
      en: 'What would the whole circle have? Which part of it is this?',
      fr: 'Quelle aire aurait le disque entier ? Quelle partie est-ce ?',
      es: '¿Cuánto tendría el círculo entero? ¿Qué parte es esta?',
    }),
    steps: [
      step(
        '{radius} × {radius} × {pi} = {whole}',
        { en: 'This is the whole circle.', fr: 'C’est le disque entier.', es: 'Es el círculo entero.' },
        all,
      ),
      step(
        '{whole} ÷ {share} = {area}',
        { en: 'Then take the part.', fr: 'Puis on en prend la partie.', es: 'Luego se toma la parte.' },
        all,
      ),
    ],
  };
  const wrong: readonly Wrong<number>[] = [
    [whole, WHOLE_CIRCLE_TAKEN],
    [rounded((2 * radius * PI) / share, 2), AROUND_AND_INSIDE_MIXED],
  ];
  return decimalItem(
    explained,
    area,
    { tolerance: rounded(0.06 + radius * radius * 0.0009, 4), unit: 'cm²' },
    wrong,
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return around(random);
  return difficulty === 2 ? inside(random) : partOf(random);
}

/** Circumference and area of circles (CCSS 7.G.B.4). */
export const maCircle = generator('ma-circle', make);
