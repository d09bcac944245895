import type { Difficulty, Figure, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem } from '../../item.ts';
import {
  ANGLE_TO_SURFACE,
  BENDS_WRONG_WAY,
  NO_BENDING,
  ONE_ANGLE_OF_TWO,
} from '../../misconceptions/forces-and-heat.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked, type Done } from './worked.ts';

const LAW: Done = [
  say(
    'Angles of light are measured from the normal, the line at right angles to the mirror.',
    'Les angles de la lumière se mesurent depuis la normale, la droite perpendiculaire au miroir.',
    'Los ángulos de la luz se miden desde la normal, la recta perpendicular al espejo.',
  ),
  say(
    'Both rays make the same angle with it.',
    'Les deux rayons font le même angle avec elle.',
    'Los dos rayos forman el mismo ángulo con ella.',
  ),
];

/** A mirror, its normal and a ray that comes in at so many degrees from the normal. */
function mirror(degrees: number): Figure {
  const angle = (degrees * Math.PI) / 180;
  const from: [number, number] = [-5 * Math.sin(angle), 5 * Math.cos(angle)];
  return {
    type: 'sketch',
    paths: [
      {
        corners: [
          [-5, 0],
          [5, 0],
        ],
        closed: false,
      },
      {
        corners: [
          [0, 0],
          [0, 5],
        ],
        closed: false,
      },
      { corners: [from, [0, 0]], closed: false },
    ],
    circles: [],
    labels: [],
  };
}
const MIRROR_WORDS = say(
  'A ray of light meets a flat mirror from the upper left; the normal stands at the point where it arrives.',
  'Un rayon de lumière arrive d’en haut à gauche sur un miroir plan ; la normale se dresse au point d’arrivée.',
  'Un rayo de luz llega desde arriba a la izquierda a un espejo plano; la normal está en el punto de llegada.',
);

/** The angle is told from the mirror or from the normal; the reflected ray is asked from the normal. */
function reflected(degrees: number, fromMirror: boolean): PracticeItem {
  const other = 90 - degrees;
  const explained = worked(
    {
      prompt: fromMirror
        ? say(
            'A ray of light makes an angle of {other}° with the surface of a mirror. What is its angle of reflection, measured from the normal, in degrees?',
            'Un rayon de lumière fait un angle de {other}° avec la surface d’un miroir. Quel est son angle de réflexion, mesuré depuis la normale, en degrés ?',
            'Un rayo de luz forma un ángulo de {other}° con la superficie de un espejo. ¿Cuál es su ángulo de reflexión, medido desde la normal, en grados?',
          )
        : say(
            'A ray of light meets a mirror at {degrees}° from the normal. At what angle from the normal does it leave, in degrees?',
            'Un rayon de lumière arrive sur un miroir à {degrees}° de la normale. À quel angle de la normale repart-il, en degrés ?',
            'Un rayo de luz llega a un espejo a {degrees}° de la normal. ¿Con qué ángulo respecto a la normal sale, en grados?',
          ),
      nudge: say(
        'From which line is the angle told?',
        'Depuis quelle droite l’angle est-il donné ?',
        '¿Desde qué recta se da el ángulo?',
      ),
      rule: LAW,
      work: [
        fromMirror
          ? [
              '90 − {other} = {degrees}',
              say(
                'The normal and the mirror make a right angle.',
                'La normale et le miroir font un angle droit.',
                'La normal y el espejo forman un ángulo recto.',
              ),
            ]
          : [
              '{degrees}°',
              say(
                'The ray leaves as it came.',
                'Le rayon repart comme il est venu.',
                'El rayo sale como llegó.',
              ),
            ],
      ],
      figure: mirror(degrees),
      figureText: MIRROR_WORDS,
    },
    { degrees, other },
  );
  return integerItem(explained, degrees, [
    [other, ANGLE_TO_SURFACE],
    [2 * degrees, ONE_ANGLE_OF_TWO],
  ]);
}

/** The whole angle between the two rays, or back from it. */
function between(degrees: number, backwards: boolean): PracticeItem {
  const whole = 2 * degrees;
  const explained = worked(
    {
      prompt: backwards
        ? say(
            'The angle between the incoming and the reflected ray is {whole}°. What is the angle of incidence, in degrees?',
            'L’angle entre le rayon incident et le rayon réfléchi est de {whole}°. Quel est l’angle d’incidence, en degrés ?',
            'El ángulo entre el rayo incidente y el reflejado es de {whole}°. ¿Cuál es el ángulo de incidencia, en grados?',
          )
        : say(
            'The angle of incidence is {degrees}°. How large is the angle between the incoming and the reflected ray, in degrees?',
            'L’angle d’incidence est de {degrees}°. Combien mesure l’angle entre le rayon incident et le rayon réfléchi, en degrés ?',
            'El ángulo de incidencia es de {degrees}°. ¿Cuánto mide el ángulo entre el rayo incidente y el reflejado, en grados?',
          ),
      nudge: say(
        'The normal lies in the middle between the two rays.',
        'La normale est au milieu entre les deux rayons.',
        'La normal está en medio de los dos rayos.',
      ),
      rule: LAW,
      work: [
        [
          backwards ? '{whole} ÷ 2 = {degrees}' : '{degrees} + {degrees} = {whole}',
          say(
            'Two equal angles lie side by side.',
            'Deux angles égaux sont côte à côte.',
            'Hay dos ángulos iguales lado a lado.',
          ),
        ],
      ],
      figure: mirror(degrees),
      figureText: MIRROR_WORDS,
    },
    { degrees, whole },
  );
  const answer = backwards ? degrees : whole;
  return integerItem(explained, answer, [
    [backwards ? whole : degrees, ONE_ANGLE_OF_TWO],
    [90 - degrees, ANGLE_TO_SURFACE],
    [180 - whole, ANGLE_TO_SURFACE],
  ]);
}

/** Materials from the fastest light to the slowest, and the steepest angle at which light still leaves each into air. */
const MEDIA = [
  { name: say('air', 'l’air', 'el aire'), outMax: 80 },
  { name: say('water', 'l’eau', 'el agua'), outMax: 45 },
  { name: say('glass', 'le verre', 'el vidrio'), outMax: 38 },
  { name: say('diamond', 'le diamant', 'el diamante'), outMax: 22 },
] as const;

const REFRACTED_PROMPT = say(
  'Light is fastest in air, slower in water, still slower in glass and slowest in diamond. A ray goes from {from} into {to}, {degrees}° from the normal. How large is its angle from the normal afterwards?',
  'La lumière va le plus vite dans l’air, moins vite dans l’eau, encore moins dans le verre et le moins dans le diamant. Un rayon passe de {from} à {to}, à {degrees}° de la normale. Combien mesure ensuite son angle avec la normale ?',
  'La luz va más rápido en el aire, menos en el agua, aún menos en el vidrio y lo más lento en el diamante. Un rayo pasa de {from} a {to}, a {degrees}° de la normal. ¿Cuánto mide después su ángulo con la normal?',
);
const REFRACTED_RULE = [
  say(
    'Compare the speed before and after the surface.',
    'Compare la vitesse avant et après la surface.',
    'Se compara la rapidez antes y después de la superficie.',
  ),
  say(
    'Slowing down turns a ray toward the normal; speeding up turns it away.',
    'Ralentir tourne le rayon vers la normale ; accélérer l’en écarte.',
    'Frenar gira el rayo hacia la normal; acelerar lo aleja.',
  ),
] as const;

const TURNED_TOWARD: Done = [
  say('Light is slower in {to}.', 'La lumière est plus lente dans {to}.', 'La luz es más lenta en {to}.'),
  say(
    'So the ray turns toward the normal.',
    'Le rayon se tourne donc vers la normale.',
    'El rayo gira hacia la normal.',
  ),
];
const TURNED_AWAY: Done = [
  say('Light is faster in {to}.', 'La lumière est plus rapide dans {to}.', 'La luz es más rápida en {to}.'),
  say(
    'So the ray turns away from the normal.',
    'Le rayon s’écarte donc de la normale.',
    'El rayo se aleja de la normal.',
  ),
];

/** Two different materials, and whether light is slower in the second. */
function drawMedia(random: SeededRandom) {
  const [first = 0, second = 1] = random.shuffle([0, 1, 2, 3]);
  const [from, to] = [MEDIA[first], MEDIA[second]];
  if (!from || !to) throw new Error('two materials are drawn');
  return { from, to, slower: second > first };
}

/** Toward the normal or away from it, by the speeds on both sides of the surface. */
function refracted(random: SeededRandom): PracticeItem {
  const { from, to, slower } = drawMedia(random);
  const degrees = random.integer(10, slower ? 70 : from.outMax);
  const fillers = { from: from.name, to: to.name, degrees };
  const smaller = {
    text: text(say('smaller than {degrees}°', 'plus petit que {degrees}°', 'menor que {degrees}°'), fillers),
  };
  const larger = {
    text: text(say('larger than {degrees}°', 'plus grand que {degrees}°', 'mayor que {degrees}°'), fillers),
  };
  const same = {
    text: text(say('exactly {degrees}°', 'exactement {degrees}°', 'exactamente {degrees}°'), fillers),
  };
  const explained = worked(
    {
      prompt: REFRACTED_PROMPT,
      nudge: say(
        'Does the light slow down or speed up?',
        'La lumière ralentit-elle ou accélère-t-elle ?',
        '¿La luz se frena o se acelera?',
      ),
      rule: REFRACTED_RULE,
      work: [slower ? TURNED_TOWARD : TURNED_AWAY],
    },
    fillers,
  );
  return choiceItem(explained, random, slower ? smaller : larger, [
    [slower ? larger : smaller, BENDS_WRONG_WAY],
    [same, NO_BENDING],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const degrees = random.integer(12, 78);
  const other = random.integer(0, 1) === 0;
  if (difficulty === 1) return reflected(degrees === 45 ? 44 : degrees, other);
  return difficulty === 2 ? between(degrees === 30 ? 31 : degrees, other) : refracted(random);
}

/** Reflection and refraction (NGSS MS-PS4-2). */
export const scReflect = generator('sc-reflect', make);
