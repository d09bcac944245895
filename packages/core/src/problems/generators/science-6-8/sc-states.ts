import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, Figure, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, type Wrong } from '../../item.ts';
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
import { worked } from './worked.ts';

interface Substance {
  readonly name: LocalisedText;
  /** In °C at ordinary pressure, rounded (CRC Handbook). */
  readonly melts: number;
  readonly boils: number;
}
const SUBSTANCES = [
  { name: say('Water', 'L’eau', 'El agua'), melts: 0, boils: 100 },
  { name: say('Ethanol', 'L’éthanol', 'El etanol'), melts: -114, boils: 78 },
  { name: say('Mercury', 'Le mercure', 'El mercurio'), melts: -39, boils: 357 },
  { name: say('Acetone', 'L’acétone', 'La acetona'), melts: -95, boils: 56 },
  { name: say('Bromine', 'Le brome', 'El bromo'), melts: -7, boils: 59 },
  { name: say('Sulfur', 'Le soufre', 'El azufre'), melts: 115, boils: 445 },
  { name: say('Naphthalene', 'Le naphtalène', 'El naftaleno'), melts: 80, boils: 218 },
  { name: say('Nitrogen', 'L’azote', 'El nitrógeno'), melts: -210, boils: -196 },
] as const satisfies readonly Substance[];

const STATES = [
  say('solid', 'solide', 'sólido'),
  say('liquid', 'liquide', 'líquido'),
  say('gas', 'gaz', 'gas'),
] as const;

function stateAt(random: SeededRandom): PracticeItem {
  const { name, melts, boils } = random.pick(SUBSTANCES);
  const state = random.pick([0, 1, 2]);
  const inLiquid = random.integer(melts + 2, boils - 2);
  const degrees = [melts - random.integer(5, 40), inLiquid, boils + random.integer(5, 60)][state] ?? inLiquid;
  const explained = worked(
    {
      prompt: say(
        '{name} melts at {melts} °C and boils at {boils} °C. In which state is it at {degrees} °C?',
        '{name} fond à {melts} °C et bout à {boils} °C. Dans quel état est-ce à {degrees} °C ?',
        '{name} se funde a {melts} °C y hierve a {boils} °C. ¿En qué estado está a {degrees} °C?',
      ),
      nudge: say(
        'Mark the three temperatures on a line, the coldest on the left.',
        'Place les trois températures sur une ligne, la plus froide à gauche.',
        'Se marcan las tres temperaturas en una línea, la más fría a la izquierda.',
      ),
      rule: [
        say(
          'Compare the temperature with both points.',
          'Compare la température aux deux points.',
          'Se compara la temperatura con los dos puntos.',
        ),
        say(
          'Each point parts two states.',
          'Chaque point sépare deux états.',
          'Cada punto separa dos estados.',
        ),
      ],
      work: [
        [
          [
            say(
              '{degrees} °C is colder than {melts} °C.',
              '{degrees} °C est plus froid que {melts} °C.',
              '{degrees} °C es más frío que {melts} °C.',
            ),
            say(
              '{degrees} °C lies between {melts} °C and {boils} °C.',
              '{degrees} °C est entre {melts} °C et {boils} °C.',
              '{degrees} °C está entre {melts} °C y {boils} °C.',
            ),
            say(
              '{degrees} °C is hotter than {boils} °C.',
              '{degrees} °C est plus chaud que {boils} °C.',
              '{degrees} °C es más caliente que {boils} °C.',
            ),
          ][state] ?? '',
          say(
            'Below melting: solid. Between: liquid. Above boiling: gas.',
            'Sous la fusion : solide. Entre les deux : liquide. Au-dessus de l’ébullition : gaz.',
            'Bajo la fusión: sólido. En medio: líquido. Sobre la ebullición: gas.',
          ),
        ],
      ],
    },
    { name, melts, boils, degrees },
  );
  const others = [0, 1, 2].filter((other) => other !== state);
  return choiceItem(
    explained,
    random,
    { text: text(STATES[state]) },
    others.map((other) => [
      { text: text(STATES[other] ?? STATES[0]) },
      Math.abs(other - state) > 1 ? PARTICLES_STATE_MIXED : MELTING_BOILING_MIXED,
    ]),
  );
}

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

function readCurve(random: SeededRandom): PracticeItem {
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
  const explained = worked(
    {
      prompt: isTime
        ? say(
            'A solid is heated evenly until it is a gas. For how many minutes does the {what} last?',
            'On chauffe un solide régulièrement jusqu’à ce qu’il soit un gaz. Combien de minutes dure {what} ?',
            'Un sólido se calienta de modo uniforme hasta ser gas. ¿Cuántos minutos dura {what}?',
          )
        : say(
            'A solid is heated evenly until it is a gas. At how many °C does the {what} happen?',
            'On chauffe un solide régulièrement jusqu’à ce qu’il soit un gaz. À combien de °C se fait {what} ?',
            'Un sólido se calienta de modo uniforme hasta ser gas. ¿A cuántos °C ocurre {what}?',
          ),
      nudge: say(
        'Which flat part belongs to it: the lower or the upper one?',
        'Quel palier est le bon : celui du bas ou celui du haut ?',
        '¿Qué tramo llano le corresponde: el de abajo o el de arriba?',
      ),
      rule: FLAT,
      work: [
        isTime
          ? [
              '{to} − {from} = {length} min',
              say(
                'From the start of the flat part to its end.',
                'Du début du palier à sa fin.',
                'Del comienzo del tramo llano a su fin.',
              ),
            ]
          : [
              '{degrees} °C',
              say('The height of the flat part.', 'La hauteur du palier.', 'La altura del tramo llano.'),
            ],
      ],
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

/** What the heat does to the particles in one part of the curve. */
function readParticles(random: SeededRandom): PracticeItem {
  const curve = drawCurve(random);
  const { figure, words } = drawn(curve);
  const part = random.integer(0, 4);
  const isFlat = part % 2 === 1;
  const fillers = { from: curve.corners[part]?.[0] ?? 0, to: curve.corners[part + 1]?.[0] ?? 0 };
  const explained = worked(
    {
      prompt: say(
        'A solid is heated evenly until it is a gas. What happens to its particles from minute {from} to minute {to}?',
        'On chauffe un solide régulièrement jusqu’à ce qu’il soit un gaz. Que font ses particules de la minute {from} à la minute {to} ?',
        'Un sólido se calienta de modo uniforme hasta ser gas. ¿Qué les pasa a sus partículas del minuto {from} al minuto {to}?',
      ),
      nudge: say(
        'Does the temperature rise in this part?',
        'La température monte-t-elle dans cette partie ?',
        '¿Sube la temperatura en esta parte?',
      ),
      rule: [
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
      ],
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

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return stateAt(random);
  return difficulty === 2 ? readCurve(random) : readParticles(random);
}

/** States of matter, heating curves and moving particles (NGSS MS-PS1-4). */
export const scStates = generator('sc-states', make);
