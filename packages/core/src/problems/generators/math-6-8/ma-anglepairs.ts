import type { Figure, Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  ANGLES_SUMMED_NOT_EQUAL,
  ANGLES_TAKEN_AS_EQUAL,
  ANGLE_FOR_X,
  RIGHT_FOR_STRAIGHT,
} from '../../misconceptions/areas-and-volumes.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Corner = [number, number];
const towards = (degrees: number, reach: number): Corner => [
  reach * Math.cos((degrees * Math.PI) / 180),
  reach * Math.sin((degrees * Math.PI) / 180),
];

/** Rays from one point in these directions, and words between them. */
function rays(
  directions: readonly number[],
  words: readonly (readonly [degrees: number, text: string])[],
): Figure {
  return {
    type: 'sketch',
    paths: directions.map((degrees) => ({ corners: [[0, 0], towards(degrees, 1)], closed: false })),
    circles: [],
    labels: words.map(([degrees, label]) => {
      const half = Math.min(...directions.map((direction) => Math.abs(direction - degrees)));
      const [x, y] = towards(degrees, half < 35 ? 0.85 : 0.55);
      return { x, y, text: label };
    }),
  };
}

const FILL_UP_NUDGE = {
  en: 'How many degrees do both have together?',
  fr: 'Combien de degrés ont-ils ensemble ?',
  es: '¿Cuántos grados tienen juntos?',
};

const FILL_UP_FIGURE = {
  en: 'Three rays from one point, with the angles {known}° and x° side by side',
  fr: 'Trois demi-droites de même origine, avec les angles {known}° et x° côte à côte',
  es: 'Tres semirrectas desde un punto, con los ángulos {known}° y x° uno junto al otro',
};

const FILL_UP_WORDS = {
  en: 'Two angles make a right angle. One of them is {known}°. The other is x°. What is x?',
  fr: 'Deux angles forment un angle droit. L’un mesure {known}°. L’autre mesure x°. Combien vaut x ?',
  es: 'Dos ángulos forman un ángulo recto. Uno mide {known}°. El otro mide x°. ¿Cuánto vale x?',
};

const FILL_UP_WORDS_2 = {
  en: 'Two angles make a straight line. One of them is {known}°. The other is x°. What is x?',
  fr: 'Deux angles forment un angle plat. L’un mesure {known}°. L’autre mesure x°. Combien vaut x ?',
  es: 'Dos ángulos forman una línea recta. Uno mide {known}°. El otro mide x°. ¿Cuánto vale x?',
};

/** Two angles that fill a right or a straight angle. */
function fillUp(random: SeededRandom): PracticeItem {
  const whole = random.pick([90, 180]);
  const known = random.integer(15, whole - 16);
  const isRight = whole === 90;
  const all = { known, whole, x: whole - known };
  const explained = {
    prompt: text(isRight ? FILL_UP_WORDS : FILL_UP_WORDS_2, all),
    figure: rays(
      [0, known, whole],
      [
        [known / 2, `${known}°`],
        [(known + whole) / 2, 'x°'],
      ],
    ),
    figureText: text(FILL_UP_FIGURE, all),
    nudge: text(FILL_UP_NUDGE),
    steps: [
      step(
        '{known} + x = {whole}',
        isRight
          ? {
              en: 'A right angle has this many degrees.',
              fr: 'Un angle droit a autant de degrés.',
              es: 'Un ángulo recto tiene esos grados.',
            }
          : {
              en: 'A straight line has this many degrees.',
              fr: 'Un angle plat a autant de degrés.',
              es: 'Un ángulo llano tiene esos grados.',
            },
        all,
      ),
      step(
        'x = {whole} − {known} = {x}',
        {
          en: 'Subtracting undoes adding.',
          fr: 'Soustraire défait l’addition.',
          es: 'Restar deshace la suma.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.x, [
    [Math.abs(270 - whole - known), RIGHT_FOR_STRAIGHT],
    [known, ANGLES_TAKEN_AS_EQUAL],
  ]);
}

const OPPOSITE_PROMPT = {
  en: 'Two lines cross. One angle is {angle}°. The angle opposite it is ({a}x {sign} {size})°. What is x?',
  fr: 'Deux droites se coupent. Un angle mesure {angle}°. L’angle opposé par le sommet mesure ({a}x {sign} {size})°. Combien vaut x ?',
  es: 'Dos rectas se cortan. Un ángulo mide {angle}°. El ángulo opuesto mide ({a}x {sign} {size})°. ¿Cuánto vale x?',
};

const OPPOSITE_NUDGE = {
  en: 'What is true of angles opposite each other where two lines cross?',
  fr: 'Que sait-on des angles opposés par le sommet quand deux droites se coupent ?',
  es: '¿Qué se sabe de los ángulos opuestos cuando se cortan dos rectas?',
};

/** Two crossing lines: opposite angles are equal, one of them written with x. */
function opposite(random: SeededRandom): PracticeItem {
  const [a, x] = [random.integer(2, 5), random.integer(8, 28)];
  const b = random.integer(1, 20) * random.pick([-1, 1]);
  const angle = a * x + b;
  if (angle < 25 || angle > 155) return opposite(random);
  const all = { angle, a, size: Math.abs(b), sign: b < 0 ? '−' : '+', undo: b < 0 ? '+' : '−', ax: a * x, x };
  const explained = {
    prompt: text(OPPOSITE_PROMPT, all),
    figure: rays(
      [0, angle, 180, 180 + angle],
      [
        [angle / 2, `${angle}°`],
        [180 + angle / 2, `(${a}x ${all.sign} ${all.size})°`],
      ],
    ),
    figureText: text({
      en: 'Two crossing lines; the marked angles lie opposite each other',
      fr: 'Deux droites qui se coupent ; les angles marqués sont opposés par le sommet',
      es: 'Dos rectas que se cortan; los ángulos marcados son opuestos',
    }),
    nudge: text(OPPOSITE_NUDGE),
    steps: [
      step(
        '{a}x {sign} {size} = {angle}',
        {
          en: 'Both are 180° less the same neighbor, so they are equal.',
          fr: 'Tous deux valent 180° moins le même voisin : ils sont égaux.',
          es: 'Los dos son 180° menos el mismo vecino: son iguales.',
        },
        all,
      ),
      step(
        '{a}x = {angle} {undo} {size} = {ax}',
        {
          en: 'Undo what came last.',
          fr: 'On défait ce qui est venu en dernier.',
          es: 'Se deshace lo último.',
        },
        all,
      ),
      step(
        'x = {ax} ÷ {a} = {x}',
        {
          en: 'Dividing undoes multiplying.',
          fr: 'Diviser défait la multiplication.',
          es: 'Dividir deshace la multiplicación.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, x, [
    [angle, ANGLE_FOR_X],
    [(180 - angle - b) / a, ANGLES_SUMMED_NOT_EQUAL],
  ]);
}

const NEIGHBOURS_PROMPT = {
  en: 'Two angles side by side on a straight line are ({first})° and ({second})°. What is x?',
  fr: 'Deux angles côte à côte sur une droite mesurent ({first})° et ({second})°. Combien vaut x ?',
  es: 'Dos ángulos contiguos sobre una recta miden ({first})° y ({second})°. ¿Cuánto vale x?',
};

const NEIGHBOURS_NUDGE = {
  en: 'How many degrees does a straight line have? Put both angles together.',
  fr: 'Combien de degrés a un angle plat ? Réunis les deux angles.',
  es: '¿Cuántos grados tiene un ángulo llano? Juntemos los dos ángulos.',
};

const NEIGHBOURS_FIGURE = {
  en: 'A straight line with a ray from one of its points; the two angles lie side by side',
  fr: 'Une droite et une demi-droite issue d’un de ses points ; les deux angles sont côte à côte',
  es: 'Una recta y una semirrecta desde uno de sus puntos; los dos ángulos están uno junto al otro',
};

const NEIGHBOURS_WORDS = {
  en: 'A straight line has 180°.',
  fr: 'Un angle plat mesure 180°.',
  es: 'Un ángulo llano mide 180°.',
};

const NEIGHBOURS_WORDS_2 = {
  en: 'Like terms are put together.',
  fr: 'On réunit les termes semblables.',
  es: 'Se juntan los términos semejantes.',
};

/** Neighbours on a straight line, both written with x. */
function neighbours(random: SeededRandom): PracticeItem {
  const [a, c, x] = [random.integer(1, 4), random.integer(2, 5), random.integer(10, 25)];
  const b = random.integer(1, 25);
  const d = 180 - a * x - b - c * x;
  if (d === 0 || c * x + d < 20 || a * x + b < 20) return neighbours(random);
  const first = `${a === 1 ? '' : a}x + ${b}`;
  const second = `${c}x ${d < 0 ? '−' : '+'} ${Math.abs(d)}`;
  const all = {
    first,
    second,
    sum: a + c,
    rest: b + d,
    undo: b + d < 0 ? '+' : '−',
    size: Math.abs(b + d),
    sign: b + d < 0 ? '−' : '+',
    many: (a + c) * x,
    x,
  };
  const edge = a * x + b;
  const explained = {
    prompt: text(NEIGHBOURS_PROMPT, all),
    figure: rays(
      [0, edge, 180],
      [
        [edge / 2, `(${first})°`],
        [(edge + 180) / 2, `(${second})°`],
      ],
    ),
    figureText: text(NEIGHBOURS_FIGURE),
    nudge: text(NEIGHBOURS_NUDGE),
    steps: [
      step('{first} + {second} = 180', NEIGHBOURS_WORDS, all),
      step('{sum}x {sign} {size} = 180', NEIGHBOURS_WORDS_2, all),
      step(
        '{sum}x = {many}, x = {x}',
        { en: 'Undo step by step.', fr: 'On défait pas à pas.', es: 'Se deshace paso a paso.' },
        all,
      ),
    ],
  };
  return integerItem(explained, x, [
    [edge, ANGLE_FOR_X],
    [(90 - b - d) / (a + c), RIGHT_FOR_STRAIGHT],
    [(b - d) / (c - a), ANGLES_TAKEN_AS_EQUAL],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return fillUp(random);
  return difficulty === 2 ? opposite(random) : neighbours(random);
}

/** Angles that fill a corner or a line, and opposite angles (CCSS 7.G.B.5). */
export const maAnglepairs = generator('ma-anglepairs', make);
