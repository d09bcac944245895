import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { isTakenElsewhere } from '../../db/taken-elsewhere.ts';
import { credentialRevocations, transcriptCredentials } from './transcripts.tables.ts';

export type CredentialRow = typeof transcriptCredentials.$inferSelect;
export interface ShownCredential extends CredentialRow {
  readonly revokedAt: Date | null;
}

/** Credentials that were signed, and those taken back. */
export function createCredentialsStore({ db }: Pick<Database, 'db'>) {
  const shown = () =>
    db
      .select({ ...getTableColumns(transcriptCredentials), revokedAt: credentialRevocations.revokedAt })
      .from(transcriptCredentials)
      .leftJoin(credentialRevocations, eq(credentialRevocations.credentialId, transcriptCredentials.id));
  return {
    /** Newest first. */
    of: (learnerId: string): Promise<ShownCredential[]> =>
      shown()
        .where(eq(transcriptCredentials.learnerId, learnerId))
        .orderBy(desc(transcriptCredentials.issuedAt), desc(transcriptCredentials.id)),
    async find(id: string): Promise<ShownCredential | null> {
      return (await shown().where(and(eq(transcriptCredentials.id, id))))[0] ?? null;
    },
    async add(row: CredentialRow, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, transcriptCredentials, [row])) return false;
      return (
        (await tx.insert(transcriptCredentials).values(row).onConflictDoNothing().returning()).length > 0
      );
    },
    /** False when it was taken back before. */
    async revoke(credentialId: string, revokedAt: Date, tx: Executor): Promise<boolean> {
      const taken = tx.insert(credentialRevocations).values({ credentialId, revokedAt });
      return (await taken.onConflictDoNothing().returning()).length > 0;
    },
    async revokedIds(): Promise<string[]> {
      const { credentialId: id } = credentialRevocations;
      return (await db.select({ id }).from(credentialRevocations).orderBy(id)).map((row) => row.id);
    },
    everOf: (learnerIds: readonly string[]): Promise<ShownCredential[]> =>
      shown().where(inArray(transcriptCredentials.learnerId, [...learnerIds])),
  };
}
export type CredentialsStore = ReturnType<typeof createCredentialsStore>;
