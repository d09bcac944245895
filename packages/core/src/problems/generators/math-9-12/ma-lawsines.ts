import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import {
  ANGLES_FOR_SINES,
  COSINE_TERM_ADDED,
  PYTHAGORAS_ANYWHERE,
  RATIO_TURNED_OVER,
} from '../../misconceptions/triangles-and-trigonometry.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { cosine, inDegrees, sine } from './angles.ts';
import { withSine } from './writing.ts';

const ONE_PLACE = 0.1;

/** What is written at the corners and sides; angles to draw by. */
function drawing(
  alpha: number,
  beta: number,
  angleLabels: [string, string, string],
  sideLabels: [string, string, string],
) {
  return {
    type: 'triangle' as const,
    angles: [rounded(alpha, 2), rounded(beta, 2)] as [number, number],
    names: ['A', 'B', 'C'] as [string, string, string],
    angleLabels,
    sideLabels,
  };
}

function sineLaw(alpha: number, beta: number, a: number): PracticeItem {
  const b = rounded((a * sine(beta)) / sine(alpha), 1);
  const all = { alpha, beta, a, b };
  const explained = {
    prompt: text(
      {
        en: 'In triangle ABC, the angle at A is {alpha}°, the angle at B is {beta}°, and BC = {a} cm. How long is AC, in cm, to one decimal place?',
        fr: 'Dans le triangle ABC, l’angle en A vaut {alpha}°, l’angle en B {beta}°, et BC = {a} cm. Combien mesure AC, en cm, à un chiffre après la virgule ?',
        es: 'En el triángulo ABC, el ángulo en A es {alpha}°, el ángulo en B es {beta}° y BC = {a} cm. ¿Cuánto mide AC, en cm, con un decimal?',
      },
      all,
    ),
    figure: drawing(alpha, beta, [`${alpha}°`, `${beta}°`, ''], [`${a} cm`, '?', '']),
    figureText: text(
      {
        en: 'A triangle ABC with {alpha}° at A, {beta}° at B and BC = {a} cm; AC is unknown.',
        fr: 'Un triangle ABC avec {alpha}° en A, {beta}° en B et BC = {a} cm ; AC est inconnu.',
        es: 'Un triángulo ABC con {alpha}° en A, {beta}° en B y BC = {a} cm; AC es desconocido.',
      },
      all,
    ),
    nudge: text({
      en: 'Which side lies opposite which angle?',
      fr: 'Quel côté est en face de quel angle ?',
      es: '¿Qué lado está frente a qué ángulo?',
    }),
    steps: [
      step(
        withSine('AC / sin {beta}° = {a} / sin {alpha}°'),
        {
          en: 'Each side over the sine of its opposite angle gives the same number.',
          fr: 'Chaque côté divisé par le sinus de l’angle opposé donne le même nombre.',
          es: 'Cada lado dividido entre el seno de su ángulo opuesto da el mismo número.',
        },
        all,
      ),
      step(
        withSine('AC = {a} · sin {beta}° / sin {alpha}° ≈ {b}'),
        {
          en: 'Multiply by the sine of the angle opposite AC.',
          fr: 'On multiplie par le sinus de l’angle opposé à AC.',
          es: 'Se multiplica por el seno del ángulo opuesto a AC.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, b, { tolerance: ONE_PLACE, unit: 'cm' }, [
    [rounded((a * beta) / alpha, 1), ANGLES_FOR_SINES],
    [rounded((a * sine(alpha)) / sine(beta), 1), RATIO_TURNED_OVER],
  ]);
}

function cosineLaw(b: number, c: number, alpha: number): PracticeItem {
  const squares = b * b + c * c;
  const term = 2 * b * c * cosine(alpha);
  const a = Math.sqrt(squares - term);
  const beta = inDegrees(Math.acos((a * a + c * c - b * b) / (2 * a * c)));
  const all = { b, c, alpha, squares, twice: 2 * b * c, a: rounded(a, 1) };
  const explained = {
    prompt: text(
      {
        en: 'In triangle ABC, AC = {b} cm, AB = {c} cm, and the angle at A is {alpha}°. How long is BC, in cm, to one decimal place?',
        fr: 'Dans le triangle ABC, AC = {b} cm, AB = {c} cm, et l’angle en A vaut {alpha}°. Combien mesure BC, en cm, à un chiffre après la virgule ?',
        es: 'En el triángulo ABC, AC = {b} cm, AB = {c} cm y el ángulo en A es {alpha}°. ¿Cuánto mide BC, en cm, con un decimal?',
      },
      all,
    ),
    figure: drawing(alpha, beta, [`${alpha}°`, '', ''], ['?', `${b} cm`, `${c} cm`]),
    figureText: text(
      {
        en: 'A triangle ABC with AC = {b} cm, AB = {c} cm and {alpha}° between them; BC is unknown.',
        fr: 'Un triangle ABC avec AC = {b} cm, AB = {c} cm et {alpha}° entre eux ; BC est inconnu.',
        es: 'Un triángulo ABC con AC = {b} cm, AB = {c} cm y {alpha}° entre ellos; BC es desconocido.',
      },
      all,
    ),
    nudge: text({
      en: 'Pythagoras needs a right angle. Which law corrects it for other angles?',
      fr: 'Pythagore demande un angle droit. Quelle loi le corrige pour les autres angles ?',
      es: 'Pitágoras pide un ángulo recto. ¿Qué ley lo corrige para otros ángulos?',
    }),
    steps: [
      step(
        'BC² = {b}² + {c}² − 2 · {b} · {c} · cos {alpha}°',
        {
          en: 'The law of cosines, with the angle between the known sides.',
          fr: 'La loi des cosinus (théorème d’Al-Kashi), avec l’angle entre les côtés connus.',
          es: 'El teorema del coseno, con el ángulo entre los lados conocidos.',
        },
        all,
      ),
      step(
        'BC = √({squares} − {twice} · cos {alpha}°) ≈ {a}',
        {
          en: 'The root gives the length.',
          fr: 'La racine donne la longueur.',
          es: 'La raíz da la longitud.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.a, { tolerance: ONE_PLACE, unit: 'cm' }, [
    [rounded(Math.sqrt(squares), 1), PYTHAGORAS_ANYWHERE],
    [rounded(Math.sqrt(squares + term), 1), COSINE_TERM_ADDED],
  ]);
}

/** The angle opposite the first of three sides. */
function angleOf(a: number, b: number, c: number): PracticeItem {
  const cosineOf = (b * b + c * c - a * a) / (2 * b * c);
  const alpha = inDegrees(Math.acos(cosineOf));
  const beta = inDegrees(Math.acos((a * a + c * c - b * b) / (2 * a * c)));
  const all = { a, b, c, top: b * b + c * c - a * a, bottom: 2 * b * c, alpha: rounded(alpha, 1) };
  const explained = {
    prompt: text(
      {
        en: 'In triangle ABC, BC = {a} cm, AC = {b} cm and AB = {c} cm. How large is the angle at A, in degrees, to one decimal place?',
        fr: 'Dans le triangle ABC, BC = {a} cm, AC = {b} cm et AB = {c} cm. Combien mesure l’angle en A, en degrés, à un chiffre après la virgule ?',
        es: 'En el triángulo ABC, BC = {a} cm, AC = {b} cm y AB = {c} cm. ¿Cuánto mide el ángulo en A, en grados, con un decimal?',
      },
      all,
    ),
    figure: drawing(alpha, beta, ['?', '', ''], [`${a} cm`, `${b} cm`, `${c} cm`]),
    figureText: text(
      {
        en: 'A triangle ABC with BC = {a} cm, AC = {b} cm and AB = {c} cm; the angle at A is unknown.',
        fr: 'Un triangle ABC avec BC = {a} cm, AC = {b} cm et AB = {c} cm ; l’angle en A est inconnu.',
        es: 'Un triángulo ABC con BC = {a} cm, AC = {b} cm y AB = {c} cm; el ángulo en A es desconocido.',
      },
      all,
    ),
    nudge: text({
      en: 'Which side lies opposite A? Solve the law of cosines for the cosine.',
      fr: 'Quel côté est en face de A ? Dans la loi des cosinus, isole le cosinus.',
      es: '¿Qué lado está frente a A? Se despeja el coseno en el teorema del coseno.',
    }),
    steps: [
      step(
        'cos A = ({b}² + {c}² − {a}²) / (2 · {b} · {c}) = {top} / {bottom}',
        {
          en: 'The square of the opposite side is the one taken away.',
          fr: 'C’est le carré du côté opposé que l’on retranche.',
          es: 'El cuadrado que se resta es el del lado opuesto.',
        },
        all,
      ),
      step(
        {
          en: 'The angle at A is about {alpha}°.',
          fr: 'L’angle en A vaut environ {alpha}°.',
          es: 'El ángulo en A es de unos {alpha}°.',
        },
        {
          en: 'The inverse cosine finds the angle from its cosine.',
          fr: 'L’arc cosinus retrouve l’angle à partir de son cosinus.',
          es: 'El arco coseno halla el ángulo a partir de su coseno.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.alpha, { tolerance: ONE_PLACE, unit: '°' }, [
    [rounded(180 - alpha, 1), COSINE_TERM_ADDED],
    [rounded(beta, 1), RATIO_TURNED_OVER],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [b, c] = [random.integer(5, 15), random.integer(5, 15)];
  if (difficulty === 1) {
    const [alpha, beta] = [random.integer(30, 75), random.integer(30, 75)];
    return Math.abs(alpha - beta) < 8 ? make(random, difficulty) : sineLaw(alpha, beta, b);
  }
  if (difficulty === 2) {
    const alpha = random.integer(30, 130);
    return Math.abs(alpha - 90) < 5 ? make(random, difficulty) : cosineLaw(b, c, alpha);
  }
  const a = random.integer(Math.abs(b - c) + 2, b + c - 2);
  return a === b || a * a === b * b + c * c ? make(random, difficulty) : angleOf(a, b, c);
}

/** Triangles without a right angle (CCSS HSG-SRT.D.11). */
export const maLawsines = generator('ma-lawsines', make);
