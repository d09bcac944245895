import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Rows {
  readonly learnerId: AnyPgColumn;
  readonly familyId: AnyPgColumn;
}

/** The families of some learners. */
export function familiesOf(learnerIds: readonly string[]): SQL {
  return sql`(select family_id from users where ${inArray(sql`id`, [...learnerIds])})`;
}

/** Rows of some learners, and those of their whole families. */
export function ofLearnersOrFamilies(rows: Rows, learnerIds: readonly string[]): SQL | undefined {
  const familys = and(isNull(rows.learnerId), inArray(rows.familyId, familiesOf(learnerIds)));
  return or(inArray(rows.learnerId, [...learnerIds]), familys);
}
