import type { TabTokenAnswer } from '@ori/contracts/accounts';
import { fail, succeed, type Result } from '@ori/contracts/result';
import { isTokenOver, keepToken, readToken } from '../../lib/auth-token.ts';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';
import type { SessionStore } from './session-store.ts';

type Found = Result<string, Failure>;

const nobody = (): Result<never, Failure> => fail(failureOf(null, 401, 'not-signed-in'));

/** What was asked for: on its way, or it did not come. */
let asked: Promise<Found> | null = null;

async function ask(store: SessionStore): Promise<Found> {
  const answer = await rest<TabTokenAnswer>('POST', '/api/accounts/tab-token');
  if (!answer.ok) return answer;
  // Somebody else may have signed in meanwhile, here or in another tab: their token is not this person's.
  if (!answer.value || answer.value.userId !== store.state().user?.id) return nobody();
  keepToken(answer.value.token, Date.now());
  asked = null;
  return succeed(answer.value.token);
}

/** Session storage ends at the tab (spec §9): a tab without a token gets one of its own by the browser's session. */
export async function bringToken(store: SessionStore): Promise<void> {
  if (readToken(Date.now()) === null) await (asked ??= ask(store));
}

/** One on its way is waited for; where there simply is none, nobody is logged in (spec §5). */
async function find(store: SessionStore): Promise<Found> {
  const came = asked && (await asked);
  if (came?.ok === false || isTokenOver(Date.now())) return ask(store);
  const token = readToken(Date.now());
  return token === null ? nobody() : succeed(token);
}

/**
 * Makes a call that needs this tab's token. A token that ended before its day, with a PIN that was changed say, is
 * asked for once more: the browser's session may go on, and be the same person's.
 */
export async function withToken<Answer>(
  store: SessionStore,
  send: (token: string) => Promise<Result<Answer, Failure>>,
): Promise<Result<Answer, Failure>> {
  const found = await find(store);
  if (!found.ok) return found;
  const answer = await send(found.value);
  if (answer.ok || answer.failure.status !== 401) return answer;
  const renewed = await ask(store);
  return renewed.ok ? send(renewed.value) : renewed;
}
