import type { LocalisedText } from '@ori/contracts/locale';
import type { Figure, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, integerItem, type Wrong } from '../../item.ts';
import {
  CHANGE_FOR_RESULT,
  MELTING_BOILING_MIXED,
  PLATEAU_THOUGHT_HEATING,
} from '../../misconceptions/forces-and-heat.ts';
import {
  PARTICLES_CHANGE_THEMSELVES,
  PARTICLES_STATE_MIXED,
} from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked, type Done } from './worked.ts';

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

const FLAT = [
  say(
    'Find the flat parts of the curve.',
    'Trouve les paliers de la courbe.',
    'Se buscan los tramos llanos de la curva.',
  ),
  say(
    'While a substance changes its state, its temperature stays.',
    'Pendant un changement d’état, la température reste la même.',
    'Mientras cambia de estado, la temperatura no cambia.',
  ),
] as const;

/** What is asked of a flat part, and how it is read. */
interface Asked {
  readonly prompt: LocalisedText;
  readonly work: Done;
}
const LENGTH_ASKED: Asked = {
  prompt: say(
    'A solid is heated evenly until it is a gas. For how many minutes does the {what} last?',
    'On chauffe un solide régulièrement jusqu’à ce qu’il soit un gaz. Combien de minutes dure {what} ?',
    'Un sólido se calienta de modo uniforme hasta ser gas. ¿Cuántos minutos dura {what}?',
  ),
  work: [
    '{to} − {from} = {length} min',
    say(
      'From the start of the flat part to its end.',
      'Du début du palier à sa fin.',
      'Del comienzo del tramo llano a su fin.',
    ),
  ],
};
const DEGREES_ASKED: Asked = {
  prompt: say(
    'A solid is heated evenly until it is a gas. At how many °C does the {what} happen?',
    'On chauffe un solide régulièrement jusqu’à ce qu’il soit un gaz. À combien de °C se fait {what} ?',
    'Un sólido se calienta de modo uniforme hasta ser gas. ¿A cuántos °C ocurre {what}?',
  ),
  work: [
    '{degrees} °C',
    say('The height of the flat part.', 'La hauteur du palier.', 'La altura del tramo llano.'),
  ],
};

/** The temperature or the length of one flat part of a heating curve. */
export function readCurve(random: SeededRandom): PracticeItem {
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
    what: melting
      ? say('melting', 'la fusion', 'la fusión')
      : say('boiling', 'l’ébullition', 'la ebullición'),
  };
  const asked = isTime ? LENGTH_ASKED : DEGREES_ASKED;
  const explained = worked(
    {
      prompt: asked.prompt,
      nudge: say(
        'Which flat part belongs to it: the lower or the upper one?',
        'Quel palier est le bon : celui du bas ou celui du haut ?',
        '¿Qué tramo llano le corresponde: el de abajo o el de arriba?',
      ),
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
          [otherLength, MELTING_BOILING_MIXED],
          [to[0], CHANGE_FOR_RESULT],
          [from[0], CHANGE_FOR_RESULT],
        ]
      : [
          [other[1], MELTING_BOILING_MIXED],
          [at(5)[1], PLATEAU_THOUGHT_HEATING],
        ],
  );
}

const FASTER = say(
  'They move faster and faster.',
  'Elles bougent de plus en plus vite.',
  'Se mueven cada vez más rápido.',
);
const APART = say(
  'They come loose from their neighbors at the same mean speed.',
  'Elles se détachent de leurs voisines à la même vitesse moyenne.',
  'Se sueltan de sus vecinas con la misma rapidez media.',
);
const SWELL = say(
  'They themselves grow and melt.',
  'Elles grossissent et fondent elles-mêmes.',
  'Ellas mismas crecen y se funden.',
);
const SLOWER = say('They move more slowly.', 'Elles bougent plus lentement.', 'Se mueven más despacio.');

const READ_PARTICLES_PROMPT = say(
  'A solid is heated evenly until it is a gas. What happens to its particles from minute {from} to minute {to}?',
  'On chauffe un solide régulièrement jusqu’à ce qu’il soit un gaz. Que font ses particules de la minute {from} à la minute {to} ?',
  'Un sólido se calienta de modo uniforme hasta ser gas. ¿Qué les pasa a sus partículas del minuto {from} al minuto {to}?',
);
const READ_PARTICLES_RULE = [
  say(
    'Look whether the curve rises or is flat there.',
    'Regarde si la courbe monte ou reste plate.',
    'Se mira si la curva sube o es llana ahí.',
  ),
  say(
    'Temperature tells how fast particles move on average.',
    'La température dit la vitesse moyenne des particules.',
    'La temperatura indica la rapidez media de las partículas.',
  ),
] as const;

/** What the heat does to the particles in one part of the curve. */
export function readParticles(random: SeededRandom): PracticeItem {
  const curve = drawCurve(random);
  const { figure, words } = drawn(curve);
  const part = random.integer(0, 4);
  const isFlat = part % 2 === 1;
  const fillers = { from: curve.corners[part]?.[0] ?? 0, to: curve.corners[part + 1]?.[0] ?? 0 };
  const explained = worked(
    {
      prompt: READ_PARTICLES_PROMPT,
      nudge: say(
        'Does the temperature rise in this part?',
        'La température monte-t-elle dans cette partie ?',
        '¿Sube la temperatura en esta parte?',
      ),
      rule: READ_PARTICLES_RULE,
      work: [
        isFlat
          ? [
              APART,
              say(
                'The curve is flat: heat loosens the particles, it does not speed them up.',
                'La courbe est plate : la chaleur détache les particules sans les accélérer.',
                'La curva es llana: el calor suelta las partículas sin acelerarlas.',
              ),
            ]
          : [
              FASTER,
              say(
                'The curve rises: heat speeds the particles up.',
                'La courbe monte : la chaleur accélère les particules.',
                'La curva sube: el calor acelera las partículas.',
              ),
            ],
      ],
      figure,
      figureText: words,
    },
    fillers,
  );
  const wrong: Wrong<LocalisedText>[] = [
    [isFlat ? FASTER : APART, PLATEAU_THOUGHT_HEATING],
    [SWELL, PARTICLES_CHANGE_THEMSELVES],
    [SLOWER, PARTICLES_STATE_MIXED],
  ];
  return choiceItem(
    explained,
    random,
    { text: text(isFlat ? APART : FASTER) },
    wrong.map(([option, why]) => [{ text: text(option) }, why]),
  );
}
