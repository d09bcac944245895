import type { askGrownUpInput } from '@ori/contracts/accounts';
import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { z } from 'zod';
import type { AccountsDeps, Caller, Secret } from './accounts.deps.ts';
import { keyedHash, sign, unsign } from './keyed-hash.ts';
import { writeLetter } from './mail-texts.ts';
import type { RareCalls } from './rare-calls.ts';

const PER_ADDRESS_PER_HOUR = 10;
const PER_GROWN_UP_PER_DAY = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const GOOD_FOR_DAYS = 14;

interface InvitationDeps extends Pick<AccountsDeps, 'now' | 'secrets' | 'mail' | 'publicUrl'> {
  readonly rareCalls: RareCalls;
}

const hashOf = (session: Secret, email: string) => keyedHash(session, 'invited-email', email.toLowerCase());

/** The signed text that proves an address until a moment: it is mailed there and nowhere else. */
export function invitationFor(session: Secret, email: string, untilMs: number): string {
  return sign(session, 'invitation', `${hashOf(session, email)}-${untilMs}`);
}

/**
 * A child under 14 asks a grown-up to finish (design §5). Nothing at all is stored: the link is signed,
 * and holds a keyed hash of the address it was mailed to, which it proves when that grown-up signs up.
 */
export function createInvitations(deps: InvitationDeps) {
  const { session } = deps.secrets;

  return {
    /** Mails the link. The answer is the same whoever is written to, and however often. */
    async ask(input: z.infer<typeof askGrownUpInput>, caller: Caller): Promise<Result<null, ErrorCode>> {
      const { email } = input;
      if (!(await deps.rareCalls.allowFrom('ask-grown-up', caller.address, PER_ADDRESS_PER_HOUR)))
        return fail('too-many-requests');
      const mayWrite = await deps.rareCalls.allow(
        'ask-grown-up-of',
        email.toLowerCase(),
        PER_GROWN_UP_PER_DAY,
        DAY_MS,
      );
      if (!mayWrite) return succeed(null);
      const until = deps.now().getTime() + GOOD_FOR_DAYS * DAY_MS;
      const invitation = invitationFor(session, email, until);
      const link = `${deps.publicUrl}/account-type?invitation=${invitation}`;
      deps.mail.send(writeLetter('grownUp', input.locale ?? caller.locale, email, { link }));
      return succeed(null);
    },
    /** Does this link, still good, prove this address? */
    prove(invitation: string | undefined, email: string | undefined): boolean {
      const value = invitation === undefined ? null : unsign(session, 'invitation', invitation);
      if (value === null || email === undefined) return false;
      const [hash, until] = value.split('-');
      return hash === hashOf(session, email) && Number(until) > deps.now().getTime();
    },
  };
}
export type Invitations = ReturnType<typeof createInvitations>;
