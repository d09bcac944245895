import type { PracticeItem } from '@ori/contracts/practice';
import { integerItem, step } from '../../item.ts';
import {
  CENTRE_ANGLE_NOT_HALVED,
  OPPOSITE_ANGLES_EQUAL,
} from '../../misconceptions/triangles-and-trigonometry.ts';
import { text } from '../../text.ts';
import { cosine } from './angles.ts';

const on = (name: string, degrees: number) => ({ name, degrees, reach: 1 });

const PROMPT = {
  en: 'Two tangents from P touch a circle with center O at A and B. The angle APB is {atP}°. How many degrees is the angle AOB?',
  fr: 'Deux tangentes issues de P touchent un cercle de centre O en A et B. L’angle APB vaut {atP}°. Combien de degrés vaut l’angle AOB ?',
  es: 'Dos tangentes desde P tocan una circunferencia de centro O en A y B. El ángulo APB mide {atP}°. ¿Cuántos grados mide el ángulo AOB?',
};
const IN_WORDS = {
  en: 'A circle with center O; from a point P outside, two tangents touch it at A and B. The angle at P is {atP}°.',
  fr: 'Un cercle de centre O ; d’un point P extérieur, deux tangentes le touchent en A et B. L’angle en P vaut {atP}°.',
  es: 'Una circunferencia de centro O; desde un punto P exterior, dos tangentes la tocan en A y B. El ángulo en P mide {atP}°.',
};
const RADIUS_MEETS_TANGENT = {
  en: 'Which angle does a tangent make with the radius? Look at the quadrilateral OAPB.',
  fr: 'Quel angle une tangente fait-elle avec le rayon ? Regarde le quadrilatère OAPB.',
  es: '¿Qué ángulo forma una tangente con el radio? Conviene mirar el cuadrilátero OAPB.',
};

/** Two tangents from one point. */
export function tangents(atP: number): PracticeItem {
  const centre = 180 - atP;
  const all = { atP, centre };
  const explained = {
    prompt: text(PROMPT, all),
    figure: {
      type: 'circle-points' as const,
      points: [
        on('A', centre / 2),
        on('B', -centre / 2),
        { name: 'P', degrees: 0, reach: Number((1 / cosine(centre / 2)).toFixed(3)) },
      ],
      lines: [
        ['O', 'A'],
        ['O', 'B'],
        ['P', 'A'],
        ['P', 'B'],
      ] as [string, string][],
      angles: [
        { at: 'P', from: 'A', to: 'B', label: `${atP}°` },
        { at: 'O', from: 'A', to: 'B', label: '?' },
      ],
    },
    figureText: text(IN_WORDS, all),
    nudge: text(RADIUS_MEETS_TANGENT),
    steps: [
      step(
        {
          en: 'The angles at A and B are 90° each.',
          fr: 'Les angles en A et B valent 90° chacun.',
          es: 'Los ángulos en A y B miden 90° cada uno.',
        },
        {
          en: 'A tangent is perpendicular to the radius where it touches.',
          fr: 'Une tangente est perpendiculaire au rayon au point de contact.',
          es: 'Una tangente es perpendicular al radio en el punto de contacto.',
        },
      ),
      step(
        '360° − 90° − 90° − {atP}° = {centre}°',
        {
          en: 'The angles of a quadrilateral add up to 360°.',
          fr: 'Les angles d’un quadrilatère font 360°.',
          es: 'Los ángulos de un cuadrilátero suman 360°.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, centre, [
    [atP, OPPOSITE_ANGLES_EQUAL],
    [2 * atP, CENTRE_ANGLE_NOT_HALVED],
  ]);
}
