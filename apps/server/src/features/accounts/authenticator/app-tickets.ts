import { APP_SETUP_MINUTES } from '@ori/contracts/authenticator';
import { z } from 'zod';
import type { Sealer } from '../../../sealer.ts';
import type { AccountsDeps } from '../accounts.deps.ts';

const sealed = z.object({ until: z.number(), key: z.string(), browser: z.string() });

/**
 * The key of an app that is being set up, sealed and given to the browser: before its first code was typed nothing of
 * it is kept here. `browser` is the session it was shown in.
 */
export function createAppTickets({
  now,
  ticketSealer,
}: Pick<AccountsDeps, 'now'> & { ticketSealer: Sealer }) {
  return {
    issue(userId: string, browser: string, key: string): string {
      const until = now().getTime() + APP_SETUP_MINUTES * 60_000;
      return ticketSealer.seal(JSON.stringify({ until, key, browser }), userId);
    },
    /** The key; null where the ticket is too old, or was given to somebody else or another browser. */
    read(userId: string, browser: string, ticket: string): string | null {
      const text = ticketSealer.open(ticket, userId);
      const found = text === null ? null : sealed.safeParse(JSON.parse(text));
      if (!found?.success || found.data.browser !== browser) return null;
      return found.data.until > now().getTime() ? found.data.key : null;
    },
  };
}
