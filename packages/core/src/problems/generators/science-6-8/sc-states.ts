import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { readCurve, readParticles } from './heating-curves.ts';
import { worked } from './worked.ts';

const message = messagesOf('sc-states');

interface Substance {
  readonly name: Phrase;
  /** In °C at ordinary pressure, rounded (CRC Handbook). */
  readonly melts: number;
  readonly boils: number;
}
const SUBSTANCES = [
  { name: message('substances.water.name'), melts: 0, boils: 100 },
  { name: message('substances.ethanol.name'), melts: -114, boils: 78 },
  { name: message('substances.mercury.name'), melts: -39, boils: 357 },
  { name: message('substances.acetone.name'), melts: -95, boils: 56 },
  { name: message('substances.bromine.name'), melts: -7, boils: 59 },
  { name: message('substances.sulfur.name'), melts: 115, boils: 445 },
  { name: message('substances.naphthalene.name'), melts: 80, boils: 218 },
  { name: message('substances.nitrogen.name'), melts: -210, boils: -196 },
] as const satisfies readonly Substance[];

const STATES = [message('states.solid'), message('states.liquid'), message('states.gas')] as const;

const STATE_AT_PROMPT = message('state-at-prompt');
const STATE_AT_RULE = [
  message('state-at-rule.compare-temperature-both-points'),
  message('state-at-rule.each-point-parts-two'),
] as const;

function stateAt(random: SeededRandom): DraftItem {
  const { name, melts, boils } = random.pick(SUBSTANCES);
  const state = random.pick([0, 1, 2]);
  const inLiquid = random.integer(melts + 2, boils - 2);
  const degrees = [melts - random.integer(5, 40), inLiquid, boils + random.integer(5, 60)][state] ?? inLiquid;
  const explained = worked(
    {
      prompt: STATE_AT_PROMPT,
      nudge: message('state-at.explained.work.nudge'),
      rule: STATE_AT_RULE,
      work: [
        [
          [
            message('state-at.explained.work.degrees-c-colder-degrees-c-colder-than'),
            message('state-at.explained.work.degrees-c-colder-degrees-c-lies-between'),
            message('state-at.explained.work.degrees-c-colder-degrees-c-hotter-than'),
          ][state] ?? '',
          message('state-at.explained.work.degrees-c-colder-below-melting-solid-between'),
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
      Math.abs(other - state) > 1 ? 'particles-state-mixed' : 'melting-boiling-mixed',
    ]),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return stateAt(random);
  return difficulty === 2 ? readCurve(random) : readParticles(random);
}

/** States of matter, heating curves and moving particles (NGSS MS-PS1-4). */
export const scStates = generator('sc-states', make);
