import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database.ts';
import { errorCode } from '../../db/pg-errors.ts';
import { type NewUserRow, type UserRow, users } from './accounts.tables.ts';

const UNIQUE_VIOLATION = '23505';
const UNIQUE_FIELDS = {
  users_sacred_id: 'sacredId',
  users_email: 'email',
  users_google_subject_key: 'google',
} as const;
export type TakenField = (typeof UNIQUE_FIELDS)[keyof typeof UNIQUE_FIELDS];

/** Which unique field of `users` a failed write ran into, or null when it failed for another reason. */
export function takenField(error: unknown): TakenField | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (errorCode(cause) !== UNIQUE_VIOLATION || !('constraint' in cause)) continue;
    const { constraint } = cause;
    return Object.entries(UNIQUE_FIELDS).find(([name]) => name === constraint)?.[1] ?? null;
  }
  return null;
}

/** The two look-ups of signing in, prepared once. */
function prepareLookUps(db: Db) {
  const identifier = sql.placeholder('identifier');
  const isCalled = or(
    eq(sql`lower(${users.sacredId})`, identifier),
    eq(sql`lower(${users.email})`, identifier),
  );
  return {
    byIdentifier: db.select().from(users).where(isCalled).limit(1).prepare('accounts_user_by_identifier'),
    byId: db
      .select()
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('accounts_user_by_id'),
  };
}

/** The only SQL about a person. Deleted people are found too: the services decide what that means. */
export function createUserStore(db: Db) {
  const { byIdentifier, byId } = prepareLookUps(db);
  return {
    /** By Sacred ID or e-mail, without case. The two never meet: a Sacred ID holds no '@'. */
    async findByIdentifier(identifier: string): Promise<UserRow | null> {
      const [row] = await byIdentifier.execute({ identifier: identifier.trim().toLowerCase() });
      return row ?? null;
    },
    /** Within a transaction too: a second connection may not be free while it holds one. */
    async find(id: string, within?: Executor): Promise<UserRow | null> {
      const found = within ? within.select().from(users).where(eq(users.id, id)) : byId.execute({ id });
      return (await found)[0] ?? null;
    },
    async findByEmail(email: string, tx: Executor): Promise<UserRow | null> {
      const [row] = await tx
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
      return row ?? null;
    },
    /** Locks the row until the transaction ends. */
    async findForUpdate(id: string, tx: Executor): Promise<UserRow | null> {
      const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
      return row ?? null;
    },
    async findByGoogle(subject: string): Promise<UserRow | null> {
      const [row] = await db.select().from(users).where(eq(users.googleSubject, subject));
      return row ?? null;
    },
    async insert(row: NewUserRow, tx: Executor): Promise<UserRow> {
      const [made] = await tx.insert(users).values(row).returning();
      if (!made) throw new Error('a user was inserted and not returned');
      return made;
    },
    async update(id: string, changes: Partial<NewUserRow>, tx: Executor = db): Promise<UserRow | null> {
      const [row] = await tx.update(users).set(changes).where(eq(users.id, id)).returning();
      return row ?? null;
    },
  };
}
export type UserStore = ReturnType<typeof createUserStore>;

/** Those of the wanted Sacred IDs that somebody has, in lower case. */
export async function takenSacredIds(db: Db, wanted: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = sql<string>`lower(${users.sacredId})`;
  const lowered = wanted.map((id) => id.toLowerCase());
  const rows = await db.select({ taken }).from(users).where(inArray(taken, lowered));
  return new Set(rows.map((row) => row.taken));
}

/** A page of people in the order they came, after the one named by `after`. */
export async function pageOfUsers(
  db: Db,
  limit: number,
  after: { readonly at: Date; readonly id: string } | null,
): Promise<UserRow[]> {
  const isLater = after
    ? or(gt(users.createdAt, after.at), and(eq(users.createdAt, after.at), gt(users.id, after.id)))
    : undefined;
  return db
    .select()
    .from(users)
    .where(and(isNull(users.deletedAt), isLater))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(limit);
}
