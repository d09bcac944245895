import { SETUP_PATH } from '@ori/contracts/first-run-names';
import type { FirstRunFacts } from '@ori/contracts/first-run';
import type { Locale } from '@ori/contracts/locale';
import { isNobodys } from '@ori/core/privacy/operator-facts';
import { createFinish } from './finish-first-run.ts';
import { hashOfLink, trialCode } from './first-run-codes.ts';
import type { FirstRunDeps } from './first-run.deps.ts';
import { createFirstRunStore } from './first-run.store.ts';
import { createTrialLetters } from './trial-letters.ts';

const TOKEN_BYTES = 32;
/** Starts whose addresses work beside the newest: of other processes, and of before the last restart. */
const OTHER_LINKS = 7;

/**
 * The first run of an installation (docs/decisions/050): whoever holds an address that a start printed makes the first
 * admin, once. From then on nothing of this is there any more, for anybody.
 */
export function createFirstRun(deps: FirstRunDeps) {
  const { secrets, now, publicUrl } = deps;
  const store = createFirstRunStore(deps.database);
  const letters = createTrialLetters(deps);
  /** It never begins again. */
  let isKnownOver = deps.isDemo;

  async function isOver(): Promise<boolean> {
    isKnownOver ||= await store.isOver();
    return isKnownOver;
  }
  const isRight = (token: string): Promise<boolean> => store.hasLink(hashOfLink(token));

  return {
    isOver,
    isRight,
    /** At a start: the address to print, while there is no admin; else null. */
    async begin(): Promise<string | null> {
      if (await isOver()) {
        if (!deps.isDemo) await store.noteEnd(now());
        return null;
      }
      const token = Buffer.from(deps.randomBytes(TOKEN_BYTES)).toString('base64url');
      await store.addLink(hashOfLink(token), now(), OTHER_LINKS);
      return `${publicUrl}${SETUP_PATH}?token=${token}`;
    },
    async look(): Promise<FirstRunFacts> {
      const { operator, phone, contact } = await deps.told();
      return {
        publicUrl,
        mailHost: deps.mailHost,
        operatorName: operator?.name ?? null,
        operatorAddress: operator?.address ?? null,
        operatorPhone: phone,
        contact: isNobodys(contact) ? null : contact,
        payments: deps.payments,
      };
    },
    tryMail: ({ token, email, locale }: { token: string; email: string; locale: Locale }): Promise<string> =>
      letters.send(email, trialCode(secrets.session, token, email), locale),
    mailState: letters.stateOf,
    finish: createFinish({ ...deps, store, letters, isOver, isRight }),
  };
}
export type FirstRunService = ReturnType<typeof createFirstRun>;
