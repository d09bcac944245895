import { CHILD_DRAFT_DAYS } from '@ori/contracts/consent-methods';
import type { ErrorCode } from '@ori/contracts/errors';
import { type AddChildInput, addChildInput } from '@ori/contracts/families';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { z } from 'zod';
import type { FamiliesDeps } from './families.deps.ts';
import { createSealer } from '../../sealer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const sealed = z.object({ until: z.number(), input: addChildInput });

export interface ChildDraft {
  readonly draft: string;
  readonly goodUntil: string;
}

/** A child that waits for its parent's address to be confirmed: sealed, kept by the parent's browser and nowhere here. */
export function createChildDrafts(deps: FamiliesDeps) {
  const { database, accounts, now } = deps;
  const { seal, open } = createSealer(deps.secrets.session, 'child drafts');
  return {
    /** Fails with what would refuse the child today; nothing is written. */
    async draftOf(
      { userId, familyId }: Viewer,
      input: AddChildInput,
    ): Promise<Result<ChildDraft, ErrorCode>> {
      const refusal = await accounts.refusalOf(input);
      if (refusal) return fail(refusal);
      const hasPlace = await database.db.transaction((tx) => deps.hasPlaceLeft(familyId, tx));
      if (!hasPlace) return fail('no-place-left');
      const until = now().getTime() + CHILD_DRAFT_DAYS * DAY_MS;
      const draft = seal(JSON.stringify({ until, input }), userId);
      return succeed({ draft, goodUntil: new Date(until).toISOString() });
    },
    /** What this parent filled in; null where it is too old, of somebody else, or of another consent text. */
    read({ userId }: Viewer, draft: string): AddChildInput | null {
      const text = open(draft, userId);
      const found = text === null ? null : sealed.safeParse(JSON.parse(text));
      return found?.success && found.data.until > now().getTime() ? found.data.input : null;
    },
  };
}
