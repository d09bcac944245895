import type { LinkGrants } from '@ori/contracts/messaging';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import type { Person, TestApp } from './app.ts';
import { openFamily } from './family-people.ts';

export const OPENS_ALL: LinkGrants = { progress: true, records: true, work: true };
export const OPENS_WORK: LinkGrants = { progress: false, records: false, work: true };
export const OPENS_PROGRESS: LinkGrants = { progress: true, records: false, work: false };

/** A parent asks a teacher for a child, who accepts; answers the link's id. */
export async function linkTo(
  { client, user }: Person,
  home: Pick<Awaited<ReturnType<typeof openFamily>>, 'parent' | 'child'>,
  grants: LinkGrants,
): Promise<string> {
  const asked = {
    childId: home.child.id,
    to: user.sacredId,
    grants,
    consentVersion: TEACHER_CONSENT_VERSION,
  };
  const { id } = (await home.parent.post('/api/child-teachers', asked)).json<{ id: string }>();
  const answered = await client.post(`/api/teaching/${id}/answer`, { accept: true });
  if (answered.statusCode !== 200) throw new Error(`The link was not accepted: ${answered.body}`);
  return id;
}

/** A family whose child a teacher is linked to, with what the parent opened. */
export async function openTaughtFamily(
  app: TestApp,
  teacher: Person,
  grants: LinkGrants,
  firstName = 'Amina',
) {
  const home = await openFamily(app, { child: { firstName } });
  return { ...home, grants, linkId: await linkTo(teacher, home, grants) };
}
export type TaughtFamily = Awaited<ReturnType<typeof openTaughtFamily>>;
