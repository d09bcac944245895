import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../db/database.ts';
import { familyExportPieces, familyExports } from './exports.tables.ts';

export type ExportRow = typeof familyExports.$inferSelect;

/** Copies that are being made, and their pieces. */
export function createExportsStore({ db }: Pick<Database, 'db'>) {
  return {
    /** False while another copy of the family is still being made. */
    async ask(row: typeof familyExports.$inferInsert, tx: Executor): Promise<boolean> {
      return (await tx.insert(familyExports).values(row).onConflictDoNothing().returning()).length > 0;
    },
    async askedSince(familyId: string, since: Date): Promise<number> {
      const recent = and(eq(familyExports.familyId, familyId), gt(familyExports.askedAt, since));
      const [row] = await db.select({ copies: count() }).from(familyExports).where(recent);
      return row?.copies ?? 0;
    },
    /** Those somebody asked for, the newest first. */
    async askedBy(userId: string, now: Date): Promise<ExportRow[]> {
      return db
        .select()
        .from(familyExports)
        .where(and(eq(familyExports.askedBy, userId), gt(familyExports.expiresAt, now)))
        .orderBy(desc(familyExports.askedAt), desc(familyExports.id));
    },
    /** One that can be fetched by whoever asked for it. */
    async ready(id: string, userId: string, now: Date): Promise<ExportRow | null> {
      const own = and(eq(familyExports.id, id), eq(familyExports.askedBy, userId));
      const isThere = and(eq(familyExports.state, 'ready'), gt(familyExports.expiresAt, now));
      const [row] = await db.select().from(familyExports).where(and(own, isThere));
      return row ?? null;
    },
    /** Takes the next one to be made: nobody else makes it, unless no sign is given of it since `silentSince`. */
    async take(now: Date, silentSince: Date): Promise<ExportRow | null> {
      const next = sql`select id from family_exports where state = 'waiting'
        or (state = 'working' and beat_at < ${silentSince}) order by asked_at limit 1 for update skip locked`;
      return db.transaction(async (tx) => {
        const [row] = await tx
          .update(familyExports)
          .set({ state: 'working', done: 0, bytes: 0, beatAt: now })
          .where(sql`id = (${next})`)
          .returning();
        if (row) await tx.delete(familyExportPieces).where(eq(familyExportPieces.exportId, row.id));
        return row ?? null;
      });
    },
    async addPiece(piece: typeof familyExportPieces.$inferInsert): Promise<void> {
      await db.insert(familyExportPieces).values(piece);
    },
    async update(id: string, changes: Partial<ExportRow>, tx: Executor = db): Promise<void> {
      await tx.update(familyExports).set(changes).where(eq(familyExports.id, id));
    },
    /** The pieces in their order, one at a time. */
    async *pieces(id: string): AsyncGenerator<Uint8Array> {
      for (let position = 0; ; position += 1) {
        const at = and(eq(familyExportPieces.exportId, id), eq(familyExportPieces.position, position));
        const [piece] = await db
          .select({ bytes: familyExportPieces.bytes })
          .from(familyExportPieces)
          .where(at);
        if (!piece) return;
        yield piece.bytes;
      }
    },
    async forgetExpired(now: Date): Promise<void> {
      await db.delete(familyExports).where(lt(familyExports.expiresAt, now));
    },
  };
}
export type ExportsStore = ReturnType<typeof createExportsStore>;
