import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import type { AppDeps } from '../app.deps.ts';
import type { Services } from '../app.ts';
import type { Person } from '../features/accounts/accounts.service.ts';
import { makeDemoGrades } from './demo-grades.ts';
import { makeDemoClass } from './demo-class.ts';
import { goThroughLesson, practiseSkill } from './demo-lessons.ts';
import { makeDemoMessages } from './demo-messages.ts';
import { isFamilyMade, madeEntry, oneAtATime } from './demo-once.ts';
import { makeDemoPlans } from './demo-plan.ts';
import { makeDemoRecords } from './demo-records.ts';
import { makeDemoWeek } from './demo-week.ts';
import { makeDemoYears } from './demo-year.ts';
import { DEMO_CHILDREN, DEMO_OTHERS, DEMO_PARENT, type DemoChild, type DemoPerson } from './demo-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Makes the demo family through the product's own services. Whoever is there already is found by their
 * Sacred ID, so that a start that was cut short is taken up where it ended; a family that is complete is
 * left alone. Of two processes that start at once, one makes it.
 */
export async function makeDemoFamily(deps: AppDeps, services: Services): Promise<void> {
  await oneAtATime(deps.database.sessions, () => makeWhatIsMissing(deps, services));
}

async function makeWhatIsMissing(deps: AppDeps, services: Services): Promise<void> {
  const { pool, db } = deps.database;
  const parent = await findOrAppoint(services, DEMO_PARENT);
  if (parent === null || (await isFamilyMade(pool, parent.userId))) return;
  const others: (Viewer | null)[] = [];
  for (const other of DEMO_OTHERS) others.push(await findOrAppoint(services, other));
  const teacher = others.find((other) => other?.role === 'teacher') ?? null;
  await makeDemoPlans(services, { parent, teacher });
  for (const plan of DEMO_CHILDREN) {
    const child = await findOrAdd(services, parent, plan);
    if (child === null) continue;
    await liveThrough(deps, services, { parent, child, plan });
    if (teacher !== null) await beTaught(deps, services, { parent, child, teacher, plan });
  }
  await services.accounts.audit(madeEntry(parent), db);
}

/** The sign-ins of the demo family, for the terminal. */
export function demoSignIns(): string {
  const people = [DEMO_PARENT, ...DEMO_CHILDREN, ...DEMO_OTHERS];
  const lines = people.map(
    ({ role, ageGroup, firstName, sacredId, pin }) =>
      `  ${(ageGroup ?? role).padEnd(11)} ${firstName.padEnd(6)} Sacred ID ${sacredId.padEnd(11)} PIN ${pin}`,
  );
  return ['The demo family:', ...lines].join('\n');
}

/** A person of the demo, or null for somebody else who has that name, and for one who was deleted since. */
function viewerOf(person: Person | null): Viewer | null {
  if (person === null || person.deletedAt !== null || person.metadata['demo'] !== true) return null;
  const { id: userId, familyId, role, ageGroup, locale, timeZone } = person;
  return { userId, familyId, role, ageGroup, locale, timeZone, sessionId: '' };
}

/** Null when somebody who is not of the demo has the Sacred ID or the e-mail. */
async function findOrAppoint({ accounts }: Services, person: DemoPerson): Promise<Viewer | null> {
  const { role, ageGroup, sacredId, pin, email, firstName, lastName } = person;
  const there = await accounts.findUserCalled(sacredId);
  if (there !== null) return viewerOf(there);
  const input = {
    role,
    sacredId,
    pin,
    pinConfirmation: pin,
    firstName,
    lastName,
    termsAgreed: true,
    timeZone: TIME_ZONE,
  };
  const details = {
    ...(email === undefined ? {} : { email }),
    ...(ageGroup === undefined ? {} : { ageGroup }),
  };
  const made = await accounts.signUp.appoint({ ...input, ...details }, { role, demo: true });
  return made.ok ? viewerOf(await accounts.findUser(made.value.id)) : null;
}

async function findOrAdd(services: Services, parent: Viewer, plan: DemoChild): Promise<Viewer | null> {
  const { accounts, families } = services;
  const { firstName, ageGroup, gradeLevel, sacredId, pin, pictureKey } = plan;
  const there = await accounts.findUserCalled(sacredId);
  if (there !== null) return viewerOf(there);
  const consent = { consent: true, consentVersion: CONSENT_TEXT_VERSION } as const;
  const details = { firstName, ageGroup, gradeLevel, sacredId, pin, pinConfirmation: pin, pictureKey };
  const added = await families.addChild(parent, { ...details, ...consent }, { isDemo: true });
  if (!added.ok) throw new Error(`The demo child ${firstName} was refused: ${added.failure}`);
  return viewerOf(await accounts.findUser(added.value.id));
}

interface Childhood {
  readonly parent: Viewer;
  readonly child: Viewer;
  readonly plan: DemoChild;
}

/** The demo's teacher writes with the child, has it in a class and gives it work, as its plan says. */
async function beTaught(
  deps: AppDeps,
  services: Services,
  { plan, ...people }: Childhood & { readonly teacher: Viewer },
): Promise<void> {
  if (plan.isTaught) await makeDemoMessages(services, people);
  if (plan.inClass) await makeDemoClass(deps, services, people);
}

/** Gives the child what the plan has, and takes it through its lessons. */
async function liveThrough(
  deps: AppDeps,
  services: Services,
  { parent, child, plan }: Childhood,
): Promise<void> {
  if (plan.given) {
    const dueOn = dayOf(new Date(deps.now().getTime() + plan.given.inDays * DAY_MS), TIME_ZONE);
    await services.planning.assignments.give(parent, {
      childId: child.userId,
      lessonId: plan.given.lessonId,
      dueOn,
    });
  }
  await makeDemoYears(deps, services, { parent, child, plan });
  await makeDemoRecords(deps, { parent, child, plan });
  await makeDemoWeek(deps, services, { parent, child, week: plan.week });
  if (plan.isGraded) await makeDemoGrades(deps, services, { parent, child, gradeLevel: plan.gradeLevel });
  for (const practice of plan.practised) await practiseSkill(deps, child, practice);
  for (const lesson of plan.lessons) {
    if (deps.content.lessonSummary(lesson.lessonId, 'en') !== null)
      await goThroughLesson(deps, child, lesson);
  }
}
