import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import type { AppDeps } from '../app.deps.ts';
import type { Services } from '../app.ts';
import { DEMO_PARENT, type DemoChild } from './demo-people.ts';
import { DEMO_RECORDS, YEAR_HEAD } from './demo-record-words.ts';
import { demoYears } from './demo-school-weeks.ts';

interface Childhood {
  readonly parent: Viewer;
  readonly child: Viewer;
  readonly plan: DemoChild;
}

/** A state that asks for much: days or hours, a log, samples and an evaluator. */
const LAW = { state: 'US-PA', pathway: 'home-education' } as const;
/** A first grader turns six before the year begins. */
const AGE_BEFORE_SCHOOL = 5;

/**
 * The school year that is running, and while it is young the one before, so that the record and what a state asks can
 * be looked at on any day. Years that are there stay.
 * @throws when a year is refused: the demo must not differ from the product
 */
export async function makeDemoYears(
  { newId, now }: Pick<AppDeps, 'newId' | 'now'>,
  { records }: Pick<Services, 'records'>,
  { parent, child, plan }: Childhood,
): Promise<void> {
  const told = await records.years.list(parent, child.userId);
  if (!told.ok) return;
  const { proposed, years } = told.value;
  const wanted = demoYears(dayOf(now(), child.timeZone));
  const bornIn = Number(wanted[0]?.from.slice(0, 4)) - plan.gradeLevel - AGE_BEFORE_SCHOOL;
  const birthday = DEMO_RECORDS[plan.sacredId]?.birthday;
  for (const [yearsAgo, { from, to }] of wanted.entries()) {
    if (years.some(({ startsOn }) => startsOn === from)) continue;
    const kept = await records.years.set(parent, {
      ...proposed,
      ...LAW,
      ...YEAR_HEAD,
      id: newId(),
      startsOn: from,
      endsOn: to,
      grade: plan.gradeLevel - yearsAgo,
      legalName: `${plan.firstName} ${DEMO_PARENT.lastName}`,
      birthDate: birthday === undefined ? null : `${bornIn}-${birthday}`,
    });
    if (!kept.ok) throw new Error(`The demo family was refused a school year: ${kept.failure}`);
  }
}
