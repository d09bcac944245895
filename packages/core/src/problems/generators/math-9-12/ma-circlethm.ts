import type { Difficulty, Figure, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  CENTRE_ANGLE_NOT_HALVED,
  HALF_TURN_FOR_RIGHT_ANGLE,
  HALVED_FOR_DOUBLED,
  OPPOSITE_ANGLES_EQUAL,
} from '../../misconceptions/triangles-and-trigonometry.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { tangents } from './two-tangents.ts';

type Circle = Extract<Figure, { type: 'circle-points' }>;

const on = (name: string, degrees: number) => ({ name, degrees, reach: 1 });
const TWICE = {
  en: 'The angle at the center is twice the angle at the circle over the same arc.',
  fr: 'L’angle au centre est le double de l’angle inscrit qui intercepte le même arc.',
  es: 'El ángulo central es el doble del inscrito sobre el mismo arco.',
};
const WHICH_THEOREM = text({
  en: 'Which arc do both angles look at, and from where?',
  fr: 'Quel arc les deux angles regardent-ils, et d’où ?',
  es: '¿Qué arco miran los dos ángulos y desde dónde?',
});

/** The chord AB seen from O and from C; `centre` is the angle AOB, below 180. */
function chord(centre: number, atO: string, atC: string): Circle {
  return {
    type: 'circle-points',
    points: [on('A', 270 - centre / 2), on('B', 270 + centre / 2), on('C', 75)],
    lines: [
      ['O', 'A'],
      ['O', 'B'],
      ['C', 'A'],
      ['C', 'B'],
    ],
    angles: [
      { at: 'O', from: 'A', to: 'B', label: atO },
      { at: 'C', from: 'A', to: 'B', label: atC },
    ],
  };
}

/** From the centre to the circle, or back. */
function centreAndCircle(inscribed: number, asksCentre: boolean): PracticeItem {
  const centre = 2 * inscribed;
  const all = {
    inscribed,
    centre,
    given: asksCentre ? inscribed : centre,
    name: asksCentre ? 'ACB' : 'AOB',
    asked: asksCentre ? 'AOB' : 'ACB',
  };
  const explained = {
    prompt: text(
      {
        en: 'A, B and C lie on a circle with center O; C is on the long arc from A to B. The angle {name} is {given}°. How many degrees is the angle {asked}?',
        fr: 'A, B et C sont sur un cercle de centre O ; C est sur le grand arc de A à B. L’angle {name} vaut {given}°. Combien de degrés vaut l’angle {asked} ?',
        es: 'A, B y C están en una circunferencia de centro O; C está en el arco largo de A a B. El ángulo {name} mide {given}°. ¿Cuántos grados mide el ángulo {asked}?',
      },
      all,
    ),
    figure: chord(centre, asksCentre ? '?' : `${centre}°`, asksCentre ? `${inscribed}°` : '?'),
    figureText: text(
      {
        en: 'A circle with center O and points A, B, C; lines from O and from C to A and B. The angle {name} is {given}°.',
        fr: 'Un cercle de centre O avec les points A, B, C ; des traits de O et de C vers A et B. L’angle {name} vaut {given}°.',
        es: 'Una circunferencia de centro O con los puntos A, B, C; líneas de O y de C a A y B. El ángulo {name} mide {given}°.',
      },
      all,
    ),
    nudge: WHICH_THEOREM,
    steps: [
      step(
        {
          en: 'Both angles stand over the arc from A to B.',
          fr: 'Les deux angles interceptent l’arc de A à B.',
          es: 'Los dos ángulos abarcan el arco de A a B.',
        },
        TWICE,
      ),
      step(asksCentre ? '2 · {inscribed}° = {centre}°' : '{centre}° ÷ 2 = {inscribed}°', TWICE, all),
    ],
  };
  return asksCentre
    ? integerItem(explained, centre, [
        [inscribed, CENTRE_ANGLE_NOT_HALVED],
        [inscribed / 2, HALVED_FOR_DOUBLED],
        [180 - inscribed, OPPOSITE_ANGLES_EQUAL],
      ])
    : integerItem(explained, inscribed, [
        [centre, CENTRE_ANGLE_NOT_HALVED],
        [180 - centre, OPPOSITE_ANGLES_EQUAL],
      ]);
}

const OVER_A_DIAMETER = {
  en: 'AB is a diameter of a circle, and C is a point of the circle. The angle at A in triangle ABC is {atA}°. How many degrees is the angle at B?',
  fr: 'AB est un diamètre d’un cercle, et C un point du cercle. L’angle en A du triangle ABC vaut {atA}°. Combien de degrés vaut l’angle en B ?',
  es: 'AB es un diámetro de una circunferencia, y C un punto de ella. El ángulo en A del triángulo ABC mide {atA}°. ¿Cuántos grados mide el ángulo en B?',
};

/** A triangle over a diameter. */
function overDiameter(atA: number): PracticeItem {
  const all = { atA, atB: 90 - atA };
  const explained = {
    prompt: text(OVER_A_DIAMETER, all),
    figure: {
      type: 'circle-points' as const,
      points: [on('A', 180), on('B', 0), on('C', 2 * atA)],
      lines: [
        ['A', 'B'],
        ['A', 'C'],
        ['B', 'C'],
      ] as [string, string][],
      angles: [
        { at: 'A', from: 'B', to: 'C', label: `${atA}°` },
        { at: 'B', from: 'A', to: 'C', label: '?' },
      ],
    },
    figureText: text(
      {
        en: 'A circle with diameter AB and a triangle ABC; {atA}° at A, the angle at B is unknown.',
        fr: 'Un cercle de diamètre AB et un triangle ABC ; {atA}° en A, l’angle en B est inconnu.',
        es: 'Una circunferencia de diámetro AB y un triángulo ABC; {atA}° en A, el ángulo en B es desconocido.',
      },
      all,
    ),
    nudge: text({
      en: 'How large is the angle at C, over the diameter?',
      fr: 'Combien vaut l’angle en C, au-dessus du diamètre ?',
      es: '¿Cuánto mide el ángulo en C, sobre el diámetro?',
    }),
    steps: [
      step(
        { en: 'The angle at C is 90°.', fr: 'L’angle en C vaut 90°.', es: 'El ángulo en C mide 90°.' },
        {
          en: 'An angle over a diameter is a right angle.',
          fr: 'Un angle inscrit qui intercepte un diamètre est droit.',
          es: 'Un ángulo inscrito sobre un diámetro es recto.',
        },
      ),
      step(
        '180° − 90° − {atA}° = {atB}°',
        {
          en: 'The angles of a triangle add up to 180°.',
          fr: 'Les angles d’un triangle font 180°.',
          es: 'Los ángulos de un triángulo suman 180°.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.atB, [
    [atA, OPPOSITE_ANGLES_EQUAL],
    [180 - atA, HALF_TURN_FOR_RIGHT_ANGLE],
  ]);
}

/** The base angle of triangle OAB is given, the angle at the circle is asked. */
function fromBaseAngle(base: number): PracticeItem {
  const centre = 180 - 2 * base;
  const all = { base, centre, inscribed: 90 - base };
  const drawn = chord(centre, '', '?');
  const explained = {
    prompt: text(
      {
        en: 'A, B and C lie on a circle with center O; C is on the long arc from A to B. The angle OAB is {base}°. How many degrees is the angle ACB?',
        fr: 'A, B et C sont sur un cercle de centre O ; C est sur le grand arc de A à B. L’angle OAB vaut {base}°. Combien de degrés vaut l’angle ACB ?',
        es: 'A, B y C están en una circunferencia de centro O; C está en el arco largo de A a B. El ángulo OAB mide {base}°. ¿Cuántos grados mide el ángulo ACB?',
      },
      all,
    ),
    figure: {
      ...drawn,
      lines: [...drawn.lines, ['A', 'B'] as [string, string]],
      angles: [
        { at: 'A', from: 'O', to: 'B', label: `${base}°` },
        { at: 'C', from: 'A', to: 'B', label: '?' },
      ],
    },
    figureText: text(
      {
        en: 'A circle with center O and points A, B, C; triangle OAB with {base}° at A; lines from C to A and B.',
        fr: 'Un cercle de centre O avec les points A, B, C ; le triangle OAB avec {base}° en A ; des traits de C vers A et B.',
        es: 'Una circunferencia de centro O con los puntos A, B, C; el triángulo OAB con {base}° en A; líneas de C a A y B.',
      },
      all,
    ),
    nudge: text({
      en: 'OA and OB are radii. What kind of triangle is OAB?',
      fr: 'OA et OB sont des rayons. De quelle sorte est le triangle OAB ?',
      es: 'OA y OB son radios. ¿De qué clase es el triángulo OAB?',
    }),
    steps: [
      step(
        {
          en: 'Angle AOB = 180° − 2 · {base}° = {centre}°',
          fr: 'Angle AOB = 180° − 2 · {base}° = {centre}°',
          es: 'Ángulo AOB = 180° − 2 · {base}° = {centre}°',
        },
        {
          en: 'Two radii make an isosceles triangle with equal base angles.',
          fr: 'Deux rayons font un triangle isocèle aux angles à la base égaux.',
          es: 'Dos radios forman un triángulo isósceles con ángulos iguales en la base.',
        },
        all,
      ),
      step('{centre}° ÷ 2 = {inscribed}°', TWICE, all),
    ],
  };
  return integerItem(explained, all.inscribed, [
    [centre, CENTRE_ANGLE_NOT_HALVED],
    [base, OPPOSITE_ANGLES_EQUAL],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return centreAndCircle(random.integer(20, 75), random.pick([true, false]));
  if (difficulty === 2) return overDiameter(random.integer(15, 75));
  return random.pick([true, false])
    ? fromBaseAngle(random.integer(15, 70))
    : tangents(random.integer(60, 110));
}

/** Angles in and at circles (CCSS HSG-C.A.2). */
export const maCirclethm = generator('ma-circlethm', make);
