import { readFileSync } from 'node:fs';
import type { Skill } from '@ori/contracts/content';
import { type Locale, LOCALES } from '@ori/contracts/locale';
import { TUTOR_PERSONALITIES, type TutorTier } from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import { solve } from '../../maths/solve/solve.ts';
import { generatorOf, practisedSkills } from '../../problems/testing/practice.ts';
import { claimsIn } from '../gate/claims-in.ts';
import { sentencesOf } from '../gate/sentences-of.ts';
import type { GroundedProblem } from '../ground.ts';
import { problemOfItem } from '../ground/problem-of-item.ts';
import { problemOfSolution } from '../ground/problem-of-solution.ts';
import { type Act, converse } from '../testing/converse.ts';
import type { Listener } from '../turn.ts';
import { rubricFaults } from './rubric.ts';

/** Asked, tried wrongly, stuck, stuck again, until the whole way is shown; then on. */
const ACTS: readonly Act[] = [
  { intent: 'hint' },
  { intent: 'give-answer' },
  { intent: 'check-work', work: ['2 + 2 = 5'] },
  { intent: 'stuck' },
  { intent: 'stuck' },
  { intent: 'stuck' },
  { intent: 'affirm' },
  { intent: 'thanks' },
];

/** The learner's own line, quoted. */
const isLearners = (claim: string) => claim.replaceAll(' ', '') === '2+2=5';

const SOLVED = [
  'solve 3x + 5 = 20',
  'factor x^2 - 5x + 6',
  'expand (x+1)^3',
  '2/3 + 1/4',
  '15% of 80',
  'gcf of 12 and 18',
  'area of a triangle with base 6 and height 4',
  'share 60 in the ratio 2:3',
  'derivative of x^3 + 2x',
  'solve 2x + 3y = 12, x - y = 1',
];

const TIERS: Readonly<Record<string, TutorTier>> = {
  'K-2': 'early-elementary',
  '3-5': 'elementary',
  '6-8': 'middle',
};
const SKILLS = JSON.parse(
  readFileSync(new URL('../../../../../content/skills.json', import.meta.url), 'utf8'),
) as readonly Skill[];
const tierOf = new Map(SKILLS.map(({ id, band }) => [id, TIERS[band] ?? 'high']));

const listenerAt = (index: number, tier: TutorTier, locale: Locale): Listener => ({
  tier,
  locale,
  personality: TUTOR_PERSONALITIES[index % TUTOR_PERSONALITIES.length] ?? 'guide',
  firstName: 'Noor',
});

function itemProblem(skill: string, index: number, locale: Locale): GroundedProblem {
  const item = generatorOf(skill)?.(index + 1, index % 2 === 0 ? 1 : 3);
  if (!item) throw new Error(`${skill} cannot be practised`);
  return problemOfItem(item, { key: `${skill}-${index}`, skill, skillTitle: skill, locale });
}

function solvedProblem(message: string): GroundedProblem {
  const solution = solve(message, 'en');
  if (!solution) throw new Error(`"${message}" is not solved`);
  return problemOfSolution(solution, { message, locale: 'en' });
}

describe.each(LOCALES)('conversations about a third of the skills, in %s', (locale) => {
  const share = practisedSkills().filter(
    (_skill, index) => index % LOCALES.length === LOCALES.indexOf(locale),
  );
  const played = share.map((skill, index) => {
    const listener = listenerAt(index, tierOf.get(skill) ?? 'middle', locale);
    return { skill, turns: converse(itemProblem(skill, index, locale), ACTS, { listener }) };
  });

  it('keep to the rubric', () => {
    const faults = played.flatMap(({ skill, turns }) =>
      rubricFaults(turns).map(({ rule, turn, detail }) => `${skill} ${rule} turn ${turn}: ${detail}`),
    );
    expect(faults).toEqual([]);
  });

  it('show a whole solution once it was asked for often enough, and an unaided question after it', () => {
    const shown = played.filter(({ turns }) => turns.some(({ move }) => move.kind === 'worked'));
    expect(shown.length).toBe(played.length);
    for (const { turns } of played) {
      const worked = turns.findIndex(({ move }) => move.kind === 'worked');
      expect(turns[worked + 1]?.move.kind).toBe('twin');
    }
  });

  it('state no equality that is false', () => {
    const said = played.flatMap(({ turns }) =>
      turns.flatMap(({ draft }) => [draft.message, ...draft.steps.map(({ text }) => text)]),
    );
    const claims = said
      .flatMap((text) => sentencesOf(text, locale, true))
      .flatMap(({ text }) => claimsIn(text, locale))
      .filter(({ text }) => !isLearners(text));
    expect(claims.length).toBeGreaterThan(80);
    expect(claims.filter(({ verdict }) => verdict === 'false')).toEqual([]);
  });
});

it('name the wrong line of several', () => {
  const acts: readonly Act[] = [{ intent: 'check-work', work: ['3x = 15', 'x = 6'] }];
  const turns = converse(solvedProblem('solve 3x + 5 = 20'), acts, {
    listener: listenerAt(0, 'middle', 'en'),
  });
  expect(turns[0]?.ground.work?.checked).toMatchObject({ ok: false, line: 1 });
  expect(rubricFaults(turns)).toEqual([]);
});

it('conversations about problems that a learner brings keep to the rubric', () => {
  const faults = SOLVED.flatMap((message, index) =>
    rubricFaults(converse(solvedProblem(message), ACTS, { listener: listenerAt(index, 'middle', 'en') })).map(
      (fault) => `${message}: ${fault.rule} ${fault.detail}`,
    ),
  );
  expect(faults).toEqual([]);
});
