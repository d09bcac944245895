import type { Database } from '../db/database.ts';

/** The advisory lock under which one process at a time makes the demo family. Any number will do. */
const DEMO_LOCK = 7_236_105;
/** The audit entry that tells that the family is complete; its subject is the parent. */
const FAMILY_MADE = 'demo-family-made';

/**
 * Does the work unless another process is at it; the lock goes with its connection, so a process that
 * was killed holds nobody up.
 */
export async function oneAtATime(sessions: Database['sessions'], work: () => Promise<void>): Promise<void> {
  const client = await sessions.connect();
  try {
    const text = 'select pg_try_advisory_lock($1) as "isMine"';
    const { rows } = await client.query<{ isMine: boolean }>(text, [DEMO_LOCK]);
    if (rows[0]?.isMine !== true) return;
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [DEMO_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** Was the family of this parent made to the end? What its people did since is theirs and is left alone. */
export async function isFamilyMade(pool: Database['pool'], parentId: string): Promise<boolean> {
  const text = 'select 1 from audit_entries where subject_id = $1 and act = $2 limit 1';
  return (await pool.query(text, [parentId, FAMILY_MADE])).rowCount === 1;
}

/** The entry to write when all of it is there. */
export function madeEntry(parent: { readonly userId: string; readonly familyId: string }) {
  return { act: FAMILY_MADE, familyId: parent.familyId, actorId: null, subjectId: parent.userId };
}
