import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import type { AppDeps, Services } from '../app.ts';
import { goThroughLesson } from './demo-lessons.ts';
import { DEMO_CHILDREN, DEMO_OTHERS, DEMO_PARENT, type DemoChild, type DemoPerson } from './demo-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Makes the demo family on first run, through the product's own services; later runs find it there.
 * Two processes that start at once make it once: the second is refused the parent's Sacred ID.
 */
export async function makeDemoFamily(deps: AppDeps, services: Services): Promise<void> {
  const parentId = await appoint(services, DEMO_PARENT);
  if (parentId === null) return;
  for (const other of DEMO_OTHERS) await appoint(services, other);
  const parent = await viewerOf(services, parentId);
  for (const child of DEMO_CHILDREN) await addChild(deps, services, parent, child);
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

/** The new account's id, or null when the Sacred ID is there already. */
async function appoint({ accounts }: Services, person: DemoPerson): Promise<string | null> {
  const { role, ageGroup, sacredId, pin, email, firstName, lastName } = person;
  const input = {
    role,
    sacredId,
    pin,
    pinConfirmation: pin,
    firstName,
    lastName,
    termsAgreed: true,
    timeZone,
  };
  const details = {
    ...(email === undefined ? {} : { email }),
    ...(ageGroup === undefined ? {} : { ageGroup }),
  };
  const made = await accounts.signUp.appoint({ ...input, ...details }, { role, demo: true });
  return made.ok ? made.value.id : null;
}

async function viewerOf({ accounts }: Services, userId: string): Promise<Viewer> {
  const person = await accounts.findUser(userId);
  if (person === null) throw new Error('The demo family was not found after it was made');
  const { familyId, role, ageGroup, locale } = person;
  return { userId, familyId, role, ageGroup, locale, timeZone: person.timeZone, sessionId: '' };
}

async function addChild(deps: AppDeps, services: Services, parent: Viewer, plan: DemoChild): Promise<void> {
  const { firstName, ageGroup, gradeLevel, sacredId, pin, pictureKey } = plan;
  const consent = { consent: true, consentVersion: CONSENT_TEXT_VERSION } as const;
  const input = {
    firstName,
    ageGroup,
    gradeLevel,
    sacredId,
    pin,
    pinConfirmation: pin,
    pictureKey,
    ...consent,
  };
  const added = await services.families.addChild(parent, input, { isDemo: true });
  if (!added.ok) throw new Error(`The demo child ${firstName} was refused: ${added.failure}`);
  const child = await viewerOf(services, added.value.id);
  if (plan.given) {
    const dueOn = dayOf(new Date(deps.now().getTime() + plan.given.inDays * DAY_MS), timeZone);
    await services.planning.give(parent, { childId: child.userId, lessonId: plan.given.lessonId, dueOn });
  }
  for (const lesson of plan.lessons) {
    if (deps.content.lessonSummary(lesson.lessonId, 'en') !== null)
      await goThroughLesson(deps, child, lesson);
  }
}
