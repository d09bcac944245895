import type { CardPageAnswer, SubscriptionAnswer } from '@ori/contracts/billing';
import type { ErrorCode } from '@ori/contracts/errors';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { asking } from './asking.ts';
import type { Parts } from './billing.parts.ts';
import { heldBy } from './held.ts';
import { knownOf } from './known.ts';

interface Deps extends Parts {
  readonly show: (viewer: Viewer) => Promise<SubscriptionAnswer>;
}

/** Another card for a plan that runs: given on the provider's page, never here. */
export function createCards({ keep, show, ...parts }: Deps) {
  return {
    async open(viewer: Viewer): Promise<Result<CardPageAnswer, ErrorCode>> {
      const found = await heldBy(parts, viewer);
      if (!found.ok) return found;
      const { asked, row } = found.value;
      const opened = await asking(() => asked.openCardPage(knownOf(row), viewer.locale));
      return opened.ok ? succeed({ success: true, url: opened.value.url }) : opened;
    },
    /** Takes the card somebody comes back from giving; what is overdue is paid with it. */
    async take(viewer: Viewer, ref: string): Promise<Result<SubscriptionAnswer, ErrorCode>> {
      const found = await heldBy(parts, viewer);
      if (!found.ok) return found;
      const { asked, row } = found.value;
      const taken = await asking(() => asked.takeCard(knownOf(row), ref));
      if (!taken.ok) return taken;
      if (taken.value === null) return fail('not-found');
      await keep({ gateway: asked.kind, events: taken.value, actorId: viewer.userId });
      return succeed(await show(viewer));
    },
  };
}
