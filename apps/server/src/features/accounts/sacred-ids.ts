import { sacredId, type sacredIdAnswer } from '@ori/contracts/accounts';
import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import { suggestSacredIds } from '@ori/core/accounts/sacred-id-suggestions';
import type { z } from 'zod';
import type { AccountsDeps } from './accounts.deps.ts';
import { takenSacredIds } from './users.store.ts';
import type { RareCalls } from './rare-calls.ts';

const LOOKS_PER_HOUR = 600;
const SUGGESTIONS = 3;

/** Looks up whether Sacred IDs are free: limited by address, because the answer tells who exists (assurance §4). */
export function createSacredIds(deps: {
  readonly database: AccountsDeps['database'];
  readonly rareCalls: RareCalls;
  readonly randomBytes: AccountsDeps['randomBytes'];
}) {
  const random = () => Buffer.from(deps.randomBytes(4)).readUInt32BE() / 2 ** 32;
  return {
    /** Is it of valid form and free; if not, which near it are? */
    async look(wanted: string, address: string): Promise<Result<z.infer<typeof sacredIdAnswer>, ErrorCode>> {
      if (!(await deps.rareCalls.allowFrom('sacred-id', address, LOOKS_PER_HOUR)))
        return fail('too-many-requests');
      const valid = sacredId.safeParse(wanted);
      const near = suggestSacredIds(wanted, SUGGESTIONS, random);
      const taken = await takenSacredIds(deps.database.db, valid.success ? [...near, valid.data] : near);
      const available = valid.success && !taken.has(valid.data.toLowerCase());
      const suggestions = available ? [] : near.filter((id) => !taken.has(id.toLowerCase()));
      return succeed({ sacredId: wanted, available, suggestions });
    },
  };
}
export type SacredIds = ReturnType<typeof createSacredIds>;
