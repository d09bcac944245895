import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty, Figure } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const message = messagesOf('sc-reflect');

const LAW: Done = [message('law.angles-light-measured-normal'), message('law.both-rays-make-same')];

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
const MIRROR_WORDS = message('mirror-words');

/** The angle is told from the mirror or from the normal; the reflected ray is asked from the normal. */
function reflected(degrees: number, fromMirror: boolean): DraftItem {
  const other = 90 - degrees;
  const explained = worked(
    {
      prompt: fromMirror
        ? message('reflected.explained.work.prompt-ray-light-makes-angle')
        : message('reflected.explained.work.prompt-ray-light-meets-mirror'),
      nudge: message('reflected.explained.work.nudge'),
      rule: LAW,
      work: [
        fromMirror
          ? ['90 − {other} = {degrees}', message('reflected.explained.work.normal-mirror-make-right')]
          : ['{degrees}°', message('reflected.explained.work.ray-leaves-came')],
      ],
      figure: mirror(degrees),
      figureText: MIRROR_WORDS,
    },
    { degrees, other },
  );
  return integerItem(explained, degrees, [
    [other, 'angle-to-surface'],
    [2 * degrees, 'one-angle-of-two'],
  ]);
}

/** The whole angle between the two rays, or back from it. */
function between(degrees: number, backwards: boolean): DraftItem {
  const whole = 2 * degrees;
  const explained = worked(
    {
      prompt: backwards
        ? message('between.explained.work.prompt-angle-between-incoming-reflected')
        : message('between.explained.work.prompt-angle-incidence-degrees-large'),
      nudge: message('between.explained.work.nudge'),
      rule: LAW,
      work: [
        [
          backwards ? '{whole} ÷ 2 = {degrees}' : '{degrees} + {degrees} = {whole}',
          message('between.explained.work.two-equal-angles'),
        ],
      ],
      figure: mirror(degrees),
      figureText: MIRROR_WORDS,
    },
    { degrees, whole },
  );
  const answer = backwards ? degrees : whole;
  return integerItem(explained, answer, [
    [backwards ? whole : degrees, 'one-angle-of-two'],
    [90 - degrees, 'angle-to-surface'],
    [180 - whole, 'angle-to-surface'],
  ]);
}

/** Materials from the fastest light to the slowest, and the steepest angle at which light still leaves each into air. */
const MEDIA = [
  { name: message('media.air.name'), outMax: 80 },
  { name: message('media.water.name'), outMax: 45 },
  { name: message('media.glass.name'), outMax: 38 },
  { name: message('media.diamond.name'), outMax: 22 },
] as const;

const REFRACTED_PROMPT = message('refracted-prompt');
const REFRACTED_RULE = [
  message('refracted-rule.compare-speed-before-after'),
  message('refracted-rule.slowing-down-turns-ray'),
] as const;

const TURNED_TOWARD: Done = [
  message('turned-toward.light-slower'),
  message('turned-toward.so-ray-turns-toward'),
];
const TURNED_AWAY: Done = [message('turned-away.light-faster'), message('turned-away.so-ray-turns-away')];

/** Two different materials, and whether light is slower in the second. */
function drawMedia(random: SeededRandom) {
  const [first = 0, second = 1] = random.shuffle([0, 1, 2, 3]);
  const [from, to] = [MEDIA[first], MEDIA[second]];
  if (!from || !to) throw new Error('two materials are drawn');
  return { from, to, slower: second > first };
}

/** Toward the normal or away from it, by the speeds on both sides of the surface. */
function refracted(random: SeededRandom): DraftItem {
  const { from, to, slower } = drawMedia(random);
  const degrees = random.integer(10, slower ? 70 : from.outMax);
  const fillers = { from: from.name, to: to.name, degrees };
  const smaller = {
    text: text(message('refracted.smaller.text'), fillers),
  };
  const larger = {
    text: text(message('refracted.larger.text'), fillers),
  };
  const same = {
    text: text(message('refracted.same.text'), fillers),
  };
  const explained = worked(
    {
      prompt: REFRACTED_PROMPT,
      nudge: message('refracted.explained.work.nudge'),
      rule: REFRACTED_RULE,
      work: [slower ? TURNED_TOWARD : TURNED_AWAY],
    },
    fillers,
  );
  return choiceItem(explained, random, slower ? smaller : larger, [
    [slower ? larger : smaller, 'bends-wrong-way'],
    [same, 'no-bending'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const degrees = random.integer(12, 78);
  const other = random.integer(0, 1) === 0;
  if (difficulty === 1) return reflected(degrees === 45 ? 44 : degrees, other);
  return difficulty === 2 ? between(degrees === 30 ? 31 : degrees, other) : refracted(random);
}

/** Reflection and refraction (NGSS MS-PS4-2). */
export const scReflect = generator('sc-reflect', make);
