import { setTimeout as sleep } from 'node:timers/promises';
import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import { outboxFolder } from '../../apps/server/src/mail/open-mail.ts';
import { readOutbox } from '../../apps/server/src/mail/outbox.ts';
import { Client } from './client.ts';

interface Wish {
  readonly address: string;
  readonly dataDir: string;
  /** Told apart from other families of the bench by it. */
  readonly mark: string;
  readonly children: number;
}

export const CHILD_PIN = '3816';
export const nameOfChild = (n: number, mark: string): string => `c${n}-${mark}`;

/** Opens the link of the letter that asks whether the address is right: no child is added before. */
async function confirmAddress(parent: Client, dataDir: string): Promise<void> {
  let token: string | undefined;
  while (token === undefined) {
    await sleep(50);
    const letters = await readOutbox(outboxFolder(dataDir));
    token = letters.flatMap(({ text }) => text.split('/confirm-email?token=')[1]?.split(/\s/)[0] ?? [])[0];
  }
  await parent.mustPost('/api/accounts/confirm-email', { token: decodeURIComponent(token) });
}

async function signIn(address: string, identifier: string): Promise<Client> {
  const client = new Client(address);
  await client.get('/api/auth/check-session');
  await client.mustPost('/api/auth/v2/pin/login', { identifier, pin: CHILD_PIN });
  return client;
}

/** A parent with so many children, all signed in: answers of one learner wait for each other. */
export async function openFamily(wish: Wish): Promise<{ parent: Client; children: Client[] }> {
  const { address, dataDir, mark } = wish;
  const parent = new Client(address);
  await parent.get('/api/auth/check-session');
  await parent.mustPost('/api/auth/register', {
    sacredId: `p-${mark}`,
    pin: '7294',
    pinConfirmation: '7294',
    email: `${mark}@bench.example`,
    country: 'US',
    role: 'parent',
    fullName: 'Bench Parent',
    termsAgreed: true,
  });
  await confirmAddress(parent, dataDir);
  const consent = { consent: true, consentVersion: CONSENT_TEXT_VERSION };
  const pin = { pin: CHILD_PIN, pinConfirmation: CHILD_PIN };
  const children: Client[] = [];
  // One after another: many unknown devices at once are what the PIN budgets refuse.
  for (let n = 0; n < wish.children; n += 1) {
    const sacredId = nameOfChild(n, mark);
    const child = { firstName: 'Bench', ageGroup: 'elementary', sacredId, ...pin, ...consent };
    await parent.mustPost('/api/families/children', child);
    children.push(await signIn(address, sacredId));
  }
  return { parent, children };
}
