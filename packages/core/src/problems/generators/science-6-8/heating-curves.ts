import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import { choiceItem, integerItem, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const message = messagesOf('sc-states');

/** A substance heated evenly: corners of its curve in minutes and °C. */
interface Curve {
  readonly corners: readonly (readonly [minutes: number, degrees: number])[];
}

function drawCurve(random: SeededRandom): Curve {
  const melts = random.integer(-6, 12) * 10;
  const boils = melts + random.integer(6, 14) * 10;
  const lengths = [2, random.integer(2, 5), random.integer(3, 5), random.integer(4, 6), 2];
  const degrees = [melts - 40, melts, melts, boils, boils, boils + 40];
  let minutes = 0;
  const corners = degrees.map((value, index): readonly [number, number] => {
    minutes += index === 0 ? 0 : (lengths[index - 1] ?? 0);
    return [minutes, value];
  });
  return { corners };
}

function drawn({ corners }: Curve): { readonly figure: Figure; readonly words: string } {
  const low = corners[0]?.[1] ?? 0;
  const high = corners.at(-1)?.[1] ?? 0;
  const figure: Figure = {
    type: 'plane',
    x: { from: 0, to: 20, step: 2, name: 'min' },
    y: { from: Math.floor(low / 20) * 20, to: Math.ceil(high / 20) * 20, step: 20, name: '°C' },
    curves: [{ through: corners.map(([x, y]) => [x, y]) }],
    points: [],
  };
  return {
    figure,
    words: corners
      .map(([minute, degrees]) => `${minute} min: ${degrees < 0 ? `−${-degrees}` : degrees} °C`)
      .join('; '),
  };
}

const FLAT = [message('flat.find-flat-parts-curve'), message('flat.while-substance-changes-state')] as const;

/** What is asked of a flat part, and how it is read. */
interface Asked {
  readonly prompt: Phrase;
  readonly work: Done;
}
const LENGTH_ASKED: Asked = {
  prompt: message('length-asked.prompt'),
  work: ['{to} − {from} = {length} min', message('length-asked.work')],
};
const DEGREES_ASKED: Asked = {
  prompt: message('degrees-asked.prompt'),
  work: ['{degrees} °C', message('degrees-asked.work')],
};

/** The temperature or the length of one flat part of a heating curve. */
export function readCurve(random: SeededRandom): DraftItem {
  const curve = drawCurve(random);
  const { figure, words } = drawn(curve);
  const at = (index: number) => curve.corners[index] ?? [0, 0];
  const isTime = random.integer(0, 1) === 0;
  const melting = random.integer(0, 1) === 0;
  const [from, to, other] = melting ? [at(1), at(2), at(3)] : [at(3), at(4), at(1)];
  const otherLength = melting ? at(4)[0] - at(3)[0] : at(2)[0] - at(1)[0];
  const length = to[0] - from[0];
  const fillers = {
    degrees: from[1],
    length,
    from: from[0],
    to: to[0],
    what: melting ? message('read-curve.fillers.what.melting') : message('read-curve.fillers.what.boiling'),
  };
  const asked = isTime ? LENGTH_ASKED : DEGREES_ASKED;
  const explained = worked(
    {
      prompt: asked.prompt,
      nudge: message('read-curve.explained.work.nudge'),
      rule: FLAT,
      work: [asked.work],
      figure,
      figureText: words,
    },
    fillers,
  );
  return integerItem(
    explained,
    isTime ? length : from[1],
    isTime
      ? [
          [otherLength, 'melting-boiling-mixed'],
          [to[0], 'change-for-result'],
          [from[0], 'change-for-result'],
        ]
      : [
          [other[1], 'melting-boiling-mixed'],
          [at(5)[1], 'plateau-thought-heating'],
        ],
  );
}

const FASTER = message('faster');
const APART = message('apart');
const SWELL = message('swell');
const SLOWER = message('slower');

const READ_PARTICLES_PROMPT = message('read-particles-prompt');
const READ_PARTICLES_RULE = [
  message('read-particles-rule.look-whether-curve-rises'),
  message('read-particles-rule.temperature-tells-fast-particles'),
] as const;

/** What the heat does to the particles in one part of the curve. */
export function readParticles(random: SeededRandom): DraftItem {
  const curve = drawCurve(random);
  const { figure, words } = drawn(curve);
  const part = random.integer(0, 4);
  const isFlat = part % 2 === 1;
  const fillers = { from: curve.corners[part]?.[0] ?? 0, to: curve.corners[part + 1]?.[0] ?? 0 };
  const explained = worked(
    {
      prompt: READ_PARTICLES_PROMPT,
      nudge: message('read-particles.explained.work.nudge'),
      rule: READ_PARTICLES_RULE,
      work: [
        isFlat
          ? [APART, message('read-particles.explained.work.curve-flat-heat-loosens')]
          : [FASTER, message('read-particles.explained.work.curve-rises-heat-speeds')],
      ],
      figure,
      figureText: words,
    },
    fillers,
  );
  const wrong: Wrong<Phrase>[] = [
    [isFlat ? FASTER : APART, 'plateau-thought-heating'],
    [SWELL, 'particles-change-themselves'],
    [SLOWER, 'particles-state-mixed'],
  ];
  return choiceItem(
    explained,
    random,
    { text: text(isFlat ? APART : FASTER) },
    wrong.map(([option, why]) => [{ text: text(option) }, why]),
  );
}
