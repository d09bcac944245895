import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { Misconception } from '@ori/contracts/practice';
import { X_AND_Y_SWAPPED } from '../../misconceptions/plane-figures.ts';
import {
  BOTH_SIGNS_CHANGED,
  MIRRORED_IN_OTHER_LINE,
  MOVED_BY_OPPOSITE,
  TURNED_THE_OTHER_WAY,
} from '../../misconceptions/signs-and-points.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { COORDINATES } from './ma-coord4.ts';
import { planeOf } from './planes.ts';
import { pointText } from './written.ts';

type Point = readonly [x: number, y: number];
const values = ([x, y]: Point) => [fraction(x, 1), fraction(y, 1)] as const;

interface Move {
  readonly from: Point;
  readonly to: Point;
  readonly done: LocalisedText;
  readonly first: LocalisedText;
  readonly why: LocalisedText;
  readonly wrong: readonly (readonly [Point, Misconception])[];
}

function ask({ from, to, done, first, why, wrong }: Move): PracticeItem {
  const all = { a: pointText(...from), image: pointText(...to), done, first };
  const explained = {
    prompt: text(
      {
        en: 'Point A {a} is {done}. Where is its image?',
        fr: 'Le point A {a} est {done}. Où est son image ?',
        es: 'El punto A {a} se {done}. ¿Dónde está su imagen?',
      },
      all,
    ),
    figure: planeOf(9, [{ x: from[0], y: from[1], label: 'A' }]),
    figureText: text(
      {
        en: 'A {a} on a coordinate plane',
        fr: 'A {a} dans un repère',
        es: 'A {a} en un plano de coordenadas',
      },
      all,
    ),
    nudge: text({
      en: 'Follow the point on the plane. Which of its numbers change, and how?',
      fr: 'Suis le point dans le repère. Lesquels de ses nombres changent, et comment ?',
      es: 'Sigamos el punto en el plano. ¿Qué números cambian y cómo?',
    }),
    steps: [
      step('{first}', why, all),
      step(
        {
          en: 'So the image is {image}.',
          fr: 'L’image est donc {image}.',
          es: 'La imagen es, pues, {image}.',
        },
        {
          en: 'A move of the plane keeps all lengths: check the distances.',
          fr: 'Un tel mouvement garde les longueurs : on vérifie les distances.',
          es: 'Ese movimiento conserva las longitudes: se comprueban las distancias.',
        },
        all,
      ),
    ],
  };
  return listItem(
    explained,
    COORDINATES,
    values(to),
    wrong.map(([point, why]): Wrong<readonly ReturnType<typeof fraction>[]> => [values(point), why]),
  );
}

const start = (random: SeededRandom): Point => {
  const x = random.integer(1, 6) * random.pick([-1, 1]);
  const y = random.integer(1, 6) * random.pick([-1, 1]);
  return Math.abs(x) === Math.abs(y) ? [x, y > 0 ? y + 1 : y - 1] : [x, y];
};

/** Whether each number of the point grows, in words of direction and of size. */
function directions(right: boolean, up: boolean) {
  const across = right
    ? { en: 'to the right', fr: 'vers la droite', es: 'a la derecha' }
    : { en: 'to the left', fr: 'vers la gauche', es: 'a la izquierda' };
  const along = up
    ? { en: 'up', fr: 'vers le haut', es: 'hacia arriba' }
    : { en: 'down', fr: 'vers le bas', es: 'hacia abajo' };
  const grows = { en: 'grows', fr: 'augmente', es: 'aumenta' };
  const shrinks = { en: 'shrinks', fr: 'diminue', es: 'disminuye' };
  return { across, along, changesX: right ? grows : shrinks, changesY: up ? grows : shrinks };
}

function translate(random: SeededRandom): PracticeItem {
  const [x, y] = start(random);
  const [dx, dy] = [-Math.sign(x) * random.integer(2, 8), -Math.sign(y) * random.integer(2, 8)];
  const all = { ...directions(dx > 0, dy > 0), sizeX: Math.abs(dx), sizeY: Math.abs(dy) };
  return ask({
    from: [x, y],
    to: [x + dx, y + dy],
    done: text(
      {
        en: 'moved {sizeX} {across} and {sizeY} {along}',
        fr: 'déplacé de {sizeX} {across} et de {sizeY} {along}',
        es: 'mueve {sizeX} {across} y {sizeY} {along}',
      },
      all,
    ),
    first: text(
      {
        en: 'x {changesX} by {sizeX}, y {changesY} by {sizeY}.',
        fr: 'x {changesX} de {sizeX}, y {changesY} de {sizeY}.',
        es: 'x {changesX} {sizeX}; y {changesY} {sizeY}.',
      },
      all,
    ),
    why: {
      en: 'Right and up are the positive directions.',
      fr: 'La droite et le haut sont les sens positifs.',
      es: 'La derecha y arriba son los sentidos positivos.',
    },
    wrong: [
      [[x - dx, y - dy], MOVED_BY_OPPOSITE],
      [[x + dy, y + dx], X_AND_Y_SWAPPED],
    ],
  });
}

const REFLECT_WORDS = {
  en: 'Point and image are equally far from the mirror, straight across.',
  fr: 'Le point et son image sont à égale distance de l’axe, en face.',
  es: 'El punto y la imagen están a igual distancia del espejo, enfrente.',
};

const REFLECT_WORDS_2 = {
  en: 'reflected in the line y = x',
  fr: 'déplacé par symétrie par rapport à la droite y = x',
  es: 'refleja en la recta y = x',
};

const REFLECT_WORDS_3 = {
  en: 'On this line x and y are equal; across it they change places.',
  fr: 'Sur cette droite, x et y sont égaux ; en face, ils s’échangent.',
  es: 'En esa recta x e y son iguales; al cruzarla se intercambian.',
};

const REFLECT_WORDS_4 = {
  en: 'reflected in the line x = {at}',
  fr: 'déplacé par symétrie par rapport à la droite x = {at}',
  es: 'refleja en la recta x = {at}',
};

const REFLECT_WORDS_5 = {
  en: 'A is {way} from the line; y stays.',
  fr: 'A est à {way} de la droite ; y reste.',
  es: 'A está a {way} de la recta; y no cambia.',
};

const REFLECT_WORDS_6 = {
  en: 'reflected in the x-axis',
  fr: 'déplacé par symétrie par rapport à l’axe des x',
  es: 'refleja en el eje x',
};

const REFLECT_WORDS_7 = {
  en: 'reflected in the y-axis',
  fr: 'déplacé par symétrie par rapport à l’axe des y',
  es: 'refleja en el eje y',
};

const REFLECT_WORDS_8 = {
  en: 'x stays, y changes its sign.',
  fr: 'x reste, y change de signe.',
  es: 'x no cambia; y cambia de signo.',
};

function reflect(random: SeededRandom): PracticeItem {
  const [x, y] = start(random);
  const line = random.pick(['x', 'y', 'diagonal', 'upright']);
  const at = random.integer(-2, 2);
  const why = REFLECT_WORDS;
  if (line === 'diagonal')
    return ask({
      from: [x, y],
      to: [y, x],
      done: text(REFLECT_WORDS_2),
      first: text(REFLECT_WORDS_3),
      why,
      wrong: [
        [[-y, -x], MIRRORED_IN_OTHER_LINE],
        [[-x, -y], BOTH_SIGNS_CHANGED],
      ],
    });
  if (line === 'upright' && at !== 0 && x !== at)
    return ask({
      from: [x, y],
      to: [2 * at - x, y],
      done: text(REFLECT_WORDS_4, { at }),
      first: text(REFLECT_WORDS_5, { way: Math.abs(x - at) }),
      why,
      wrong: [
        [[-x, y], MIRRORED_IN_OTHER_LINE],
        [[x, 2 * at - y], X_AND_Y_SWAPPED],
      ],
    });
  const inX = line === 'x';
  return ask({
    from: [x, y],
    to: inX ? [x, -y] : [-x, y],
    done: inX ? text(REFLECT_WORDS_6) : text(REFLECT_WORDS_7),
    first: inX
      ? text(REFLECT_WORDS_8)
      : text({
          en: 'y stays, x changes its sign.',
          fr: 'y reste, x change de signe.',
          es: 'y no cambia; x cambia de signo.',
        }),
    why,
    wrong: [
      [inX ? [-x, y] : [x, -y], MIRRORED_IN_OTHER_LINE],
      [[-x, -y], BOTH_SIGNS_CHANGED],
    ],
  });
}

function rotate(random: SeededRandom): PracticeItem {
  const [x, y] = start(random);
  const turn = random.pick(['left', 'right', 'half']);
  const images = { left: [-y, x], right: [y, -x], half: [-x, -y] } as const;
  const done = {
    left: {
      en: 'rotated by 90° counterclockwise about the origin',
      fr: 'tourné de 90° dans le sens inverse des aiguilles d’une montre autour de l’origine',
      es: 'gira 90° en sentido contrario al de las manecillas del reloj alrededor del origen',
    },
    right: {
      en: 'rotated by 90° clockwise about the origin',
      fr: 'tourné de 90° dans le sens des aiguilles d’une montre autour de l’origine',
      es: 'gira 90° en el sentido de las manecillas del reloj alrededor del origen',
    },
    half: {
      en: 'rotated by 180° about the origin',
      fr: 'tourné de 180° autour de l’origine',
      es: 'gira 180° alrededor del origen',
    },
  };
  return ask({
    from: [x, y],
    to: images[turn],
    done: text(done[turn]),
    first:
      turn === 'half'
        ? text({
            en: 'Half a turn leads straight through the origin to the other side.',
            fr: 'Un demi-tour mène tout droit, par l’origine, de l’autre côté.',
            es: 'Media vuelta lleva en línea recta, por el origen, al otro lado.',
          })
        : text({
            en: 'In a quarter turn the way along x becomes the way along y, and the way along y that along x.',
            fr: 'Dans un quart de tour, le chemin selon x devient celui selon y, et celui selon y devient celui selon x.',
            es: 'En un cuarto de vuelta, el camino por x pasa a ser por y, y el camino por y pasa a ser por x.',
          }),
    why: {
      en: 'Each axis turns onto an axis.',
      fr: 'Chaque axe tourne sur un axe.',
      es: 'Cada eje gira sobre un eje.',
    },
    wrong:
      turn === 'half'
        ? [
            [[x, -y], MIRRORED_IN_OTHER_LINE],
            [[y, x], X_AND_Y_SWAPPED],
          ]
        : [
            [images[turn === 'left' ? 'right' : 'left'], TURNED_THE_OTHER_WAY],
            [[y, x], X_AND_Y_SWAPPED],
          ],
  });
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return translate(random);
  return difficulty === 2 ? reflect(random) : rotate(random);
}

/** Images of points moved, mirrored and turned (CCSS 8.G.A.3). */
export const maTransform = generator('ma-transform', make);
