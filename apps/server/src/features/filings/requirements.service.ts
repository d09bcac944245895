import type {
  RequirementsAnswer,
  RequirementsQuery,
  ToldDuty,
  ToldSubject,
  ToldTime,
} from '@ori/contracts/filings';
import type { Locale } from '@ori/contracts/locale';
import type { StudentYear } from '@ori/contracts/records';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { stateCodeOf } from '@ori/contracts/state-names';
import { stateNameIn } from '@ori/contracts/state-names-abroad';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import type { DutyStanding, SubjectStanding, TimeStanding } from '@ori/core/records/requirements';
import { type FactsReading, type LawOfYear, lawOf, type YearFacts } from './filing-facts.ts';
import type { FilingsDeps } from './filings.deps.ts';
import { tellFiling } from './tell-filing.ts';

interface Deps extends Pick<FilingsDeps, 'states' | 'reach' | 'yearOf' | 'now'> {
  readonly facts: FactsReading;
}

const NOTHING = {
  duties: [],
  time: [],
  subjects: [],
  unplaced: 0,
  daysAttended: 0,
  minutes: 0,
  coreUnknown: 0,
};

/** Where a rule stands in the law, and whether we found it. */
function groundOf({ pathway }: LawOfYear, id: string): { statute: string; verified: boolean } {
  const rule = pathway.rules.find((each) => each.id === id);
  return { statute: rule?.statute ?? '', verified: rule?.verified ?? false };
}

function tellDuty(
  law: LawOfYear,
  { states, filed, locale }: { states: Deps['states']; filed: YearFacts['filed']; locale: Locale },
  { duty, filed: own, ...dates }: DutyStanding,
): ToldDuty {
  const row = filed.find(({ id }) => id === own?.id);
  const { id: dutyId, type, isSent, officialForm, due } = duty;
  return {
    dutyId,
    type,
    isSent,
    officialForm,
    ...dates,
    what: duty.what[locale],
    to: duty.to[locale],
    letterDays: due.on === 'date' ? (due.letterDays ?? null) : null,
    dueNote: duty.dueNote?.[locale] ?? null,
    ...groundOf(law, duty.rule),
    filing: row ? tellFiling(states, row, locale) : null,
  };
}

function tellTime(law: LawOfYear, { measure, ...standing }: TimeStanding): ToldTime {
  return { ...standing, dayMinutes: measure.dayMinutes, ...groundOf(law, measure.rule) };
}

function tellSubject({ subject, ...standing }: SubjectStanding): ToldSubject {
  return { ...standing, id: subject.id, name: subject.name, isCore: subject.isCore };
}

/** What the law wants of a child's year, and what is missing so far. */
export function createRequirementsService({ states, reach, yearOf, facts, now }: Deps) {
  async function underLaw(law: LawOfYear, today: string, locale: Locale) {
    const { requirements, minutes, attended, filed } = await facts.factsOf(law, today);
    const { pathway, isChosen } = law;
    return {
      pathway: { id: pathway.id, name: pathway.name, isChosen },
      duties: requirements.duties.map((duty) => tellDuty(law, { states, filed, locale }, duty)),
      time: requirements.time.map((time) => tellTime(law, time)),
      subjects: requirements.subjects.map(tellSubject),
      unplaced: minutes.unplaced,
      daysAttended: attended,
      minutes: minutes.total,
      coreUnknown: minutes.coreUnknown,
    };
  }

  async function answerFor(child: Learner, year: StudentYear | null, locale: Locale) {
    const today = dayOf(now(), child.timeZone);
    const code = stateCodeOf(year?.state);
    const state = code && { code, name: stateNameIn(code, locale) };
    const general = { childId: child.userId, today, year, state, pathway: null, ...NOTHING };
    const law = year && lawOf(states, year);
    return law === null ? general : { ...general, ...(await underLaw(law, today, locale)) };
  }

  return {
    async of(
      viewer: Viewer,
      { childId, yearId }: RequirementsQuery,
    ): Promise<Result<RequirementsAnswer, 'not-found'>> {
      const child = await reach('filings.requirements', viewer, childId);
      if (child === null) return fail('not-found');
      const year = await yearOf(childId, yearId);
      if (year === null && yearId !== undefined) return fail('not-found');
      return succeed(await answerFor(child, year, viewer.locale));
    },
  };
}
