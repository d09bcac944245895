import { randomUUID } from 'node:crypto';
import { type Child, CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import type { Person, TestApp, TestChild } from './app.ts';
import type { Client } from './client.ts';

export const CHILD_PIN = '4826';

/** A Sacred ID nobody else in the run has. */
export function freshName(stem: string): string {
  return `${stem}.${randomUUID().slice(0, 8)}`;
}

/** What a parent fills in to add a child. */
export function childForm(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Amina',
    ageGroup: 'elementary',
    sacredId: freshName('amina'),
    pin: CHILD_PIN,
    pinConfirmation: CHILD_PIN,
    consent: true,
    consentVersion: CONSENT_TEXT_VERSION,
    ...overrides,
  };
}

/** Signs a child in with Sacred ID and PIN at a browser of its own. */
export async function signInChild(
  app: TestApp,
  child: Pick<Child, 'sacredId'>,
  pin = CHILD_PIN,
): Promise<Client> {
  const client = app.visitor();
  const answer = await client.post('/api/auth/v2/pin/login', { identifier: child.sacredId, pin });
  if (answer.statusCode !== 200) throw new Error(`PIN sign-in answered ${answer.statusCode}: ${answer.body}`);
  return client;
}

/** Says that this person's address is theirs, as the link of the letter does, or that nobody said so. */
export async function proveAddress(app: TestApp, { user }: Person, isProved = true): Promise<void> {
  const text = isProved
    ? `update users set metadata = metadata || '{"emailConfirmedAt":"2026-11-20T15:00:00.000Z"}' where id = $1`
    : `update users set metadata = metadata - 'emailConfirmedAt' - 'emailVerifiedAt' where id = $1`;
  await app.database.pool.query(text, [user.id]);
}

/** A child added before an address had to be confirmed for it: the parent's still is not. */
export async function addChildOfBefore(
  app: TestApp,
  parent: Person,
  form: Record<string, unknown> = {},
): Promise<TestChild> {
  await proveAddress(app, parent);
  const child = await app.addChild(parent, form);
  await proveAddress(app, parent, false);
  await app.database.pool.query(
    `update consents set method = 'signed-in parent', evidence = null, plus_due_at = null,
      grace_until = $2 where child_id = $1`,
    [child.child.id, new Date(app.clock.now.getTime() + 30 * 24 * 60 * 60 * 1000)],
  );
  return child;
}

/** A parent with one child, both signed in. */
export async function openFamily(
  app: TestApp,
  form: { parent?: Record<string, unknown>; child?: Record<string, unknown> } = {},
): Promise<{ parent: Client; child: Child; learner: Client }> {
  const parent = await app.signUpParent(form.parent);
  const { child, client: learner } = await app.addChild(parent, childForm(form.child));
  return { parent: parent.client, child, learner };
}

/** A parent gives their PIN once more, as what takes a child's account asks. */
export async function proveParent(parent: Client, pin = '7294'): Promise<void> {
  const answer = await parent.post('/api/accounts/prove', { pin });
  if (answer.statusCode !== 200) throw new Error(`The proof answered ${answer.statusCode}: ${answer.body}`);
}
