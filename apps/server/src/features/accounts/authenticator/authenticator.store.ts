import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { Db, Executor } from '../../../db/database.ts';
import type { UserRow } from '../accounts.tables.ts';
import { authenticatorApps, type AuthenticatorRow, recoveryCodes } from './authenticator.tables.ts';

/** Whose app or codes. */
export type Owner = Pick<UserRow, 'id' | 'familyId'>;

const ofApp = ({ id, familyId }: Owner) =>
  and(eq(authenticatorApps.familyId, familyId), eq(authenticatorApps.userId, id));
const ofCodes = ({ id, familyId }: Owner) =>
  and(eq(recoveryCodes.familyId, familyId), eq(recoveryCodes.userId, id));

function createAppSql(db: Db) {
  return {
    async find(owner: Owner, tx: Executor = db): Promise<AuthenticatorRow | null> {
      const [row] = await tx.select().from(authenticatorApps).where(ofApp(owner));
      return row ?? null;
    },
    /** False where the person has an app already. */
    async insert(row: AuthenticatorRow, tx: Executor): Promise<boolean> {
      const made = await tx
        .insert(authenticatorApps)
        .values(row)
        .onConflictDoNothing()
        .returning({ userId: authenticatorApps.userId });
      return made.length === 1;
    },
    /**
     * Uses a step up, and with it all before it: of two who bring its code at once, in whichever processes, one gets
     * it. `secretSealed` is the key the code was checked with; another one may have been set up meanwhile.
     */
    async useStep(owner: Owner, secretSealed: string, step: number, at: Date): Promise<boolean> {
      const used = await db
        .update(authenticatorApps)
        .set({ lastStep: step, lastUsedAt: at })
        .where(
          and(
            ofApp(owner),
            eq(authenticatorApps.secretSealed, secretSealed),
            lt(authenticatorApps.lastStep, step),
          ),
        )
        .returning({ userId: authenticatorApps.userId });
      return used.length === 1;
    },
    /** Takes the app and its recovery codes away; false where there is none. */
    async remove(owner: Owner, tx: Executor): Promise<boolean> {
      await tx.delete(recoveryCodes).where(ofCodes(owner));
      const gone = await tx
        .delete(authenticatorApps)
        .where(ofApp(owner))
        .returning({ userId: authenticatorApps.userId });
      return gone.length === 1;
    },
  };
}

function createCodeSql(db: Db) {
  return {
    /** New codes in place of all before. */
    async replaceCodes(
      { id: userId, familyId }: Owner,
      hashes: readonly string[],
      createdAt: Date,
      tx: Executor,
    ): Promise<void> {
      await tx.delete(recoveryCodes).where(ofCodes({ id: userId, familyId }));
      await tx
        .insert(recoveryCodes)
        .values(hashes.map((codeHash) => ({ familyId, userId, codeHash, createdAt, usedAt: null })));
    },
    /** Uses a code up; false where there is none like it, or it was used before. */
    async useCode(owner: Owner, codeHash: string, at: Date, tx: Executor): Promise<boolean> {
      const used = await tx
        .update(recoveryCodes)
        .set({ usedAt: at })
        .where(and(ofCodes(owner), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
        .returning({ codeHash: recoveryCodes.codeHash });
      return used.length === 1;
    },
    async codesLeft(owner: Owner, tx: Executor = db): Promise<number> {
      const [row] = await tx
        .select({ many: count() })
        .from(recoveryCodes)
        .where(and(ofCodes(owner), isNull(recoveryCodes.usedAt)));
      return row?.many ?? 0;
    },
  };
}

/** The only SQL about authenticator apps and recovery codes. */
export const createAuthenticatorStore = (db: Db) => ({ ...createAppSql(db), ...createCodeSql(db) });
export type AuthenticatorStore = ReturnType<typeof createAuthenticatorStore>;
