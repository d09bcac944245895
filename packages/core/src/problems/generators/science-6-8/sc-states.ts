import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator } from '../../item.ts';
import { MELTING_BOILING_MIXED } from '../../misconceptions/forces-and-heat.ts';
import { PARTICLES_STATE_MIXED } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { readCurve, readParticles } from './heating-curves.ts';
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

const STATE_AT_PROMPT = say(
  '{name} melts at {melts} °C and boils at {boils} °C. In which state is it at {degrees} °C?',
  '{name} fond à {melts} °C et bout à {boils} °C. Dans quel état est-ce à {degrees} °C ?',
  '{name} se funde a {melts} °C y hierve a {boils} °C. ¿En qué estado está a {degrees} °C?',
);
const STATE_AT_RULE = [
  say(
    'Compare the temperature with both points.',
    'Compare la température aux deux points.',
    'Se compara la temperatura con los dos puntos.',
  ),
  say('Each point parts two states.', 'Chaque point sépare deux états.', 'Cada punto separa dos estados.'),
] as const;

function stateAt(random: SeededRandom): PracticeItem {
  const { name, melts, boils } = random.pick(SUBSTANCES);
  const state = random.pick([0, 1, 2]);
  const inLiquid = random.integer(melts + 2, boils - 2);
  const degrees = [melts - random.integer(5, 40), inLiquid, boils + random.integer(5, 60)][state] ?? inLiquid;
  const explained = worked(
    {
      prompt: STATE_AT_PROMPT,
      nudge: say(
        'Mark the three temperatures on a line, the coldest on the left.',
        'Place les trois températures sur une ligne, la plus froide à gauche.',
        'Se marcan las tres temperaturas en una línea, la más fría a la izquierda.',
      ),
      rule: STATE_AT_RULE,
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

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return stateAt(random);
  return difficulty === 2 ? readCurve(random) : readParticles(random);
}

/** States of matter, heating curves and moving particles (NGSS MS-PS1-4). */
export const scStates = generator('sc-states', make);
