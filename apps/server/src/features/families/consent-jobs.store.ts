import type { Locale } from '@ori/contracts/locale';
import type { Mailbox } from '@ori/core/messaging/letter-rules';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { IS_CONFIRMED } from '../../mail/confirmed.sql.ts';

/** A consent whose confirming letter is due. */
export interface DueLetter extends Mailbox {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly firstName: string;
  readonly givenAt: Date;
}
/** A child whose account rests, or no longer does. */
export interface Turned {
  readonly childId: string;
  readonly familyId: string;
}

/** The consents that something is to be done about by itself. */
export function createConsentJobsStore() {
  return {
    /** Takes letters that are due, in the transaction that keeps them in the queue. */
    async take(at: Date, atMost: number, tx: Tx): Promise<DueLetter[]> {
      const now = at.toISOString();
      const { rows } = await tx.execute<DueLetter & Record<string, unknown>>(sql`
        update consents c set plus_sent_at = ${now} from users u, users child
          where u.id = c.given_by and child.id = c.child_id and c.id in (
            select c.id from consents c join users u on u.id = c.given_by join users child on child.id = c.child_id
              where c.plus_due_at <= ${now} and c.plus_sent_at is null and c.revoked_at is null
                and u.email is not null and ${sql.raw(IS_CONFIRMED)}
                and u.deleted_at is null and child.deleted_at is null
              order by c.plus_due_at, c.id limit ${atMost} for update of c skip locked)
          returning u.email, ${sql.raw(IS_CONFIRMED)} as "isConfirmed", u.locale, u.time_zone as "timeZone",
            child.first_name as "firstName", to_json(c.given_at) #>> '{}' as "givenAt"`);
      return rows.map((row) => ({ ...row, givenAt: new Date(row.givenAt) }));
    },
    /** Where the address was confirmed meanwhile, the consent counts; answers the children whose accounts rested. */
    async confirm(tx: Tx): Promise<Turned[]> {
      const { rows } = await tx.execute<{ childId: string; familyId: string; rested: boolean }>(sql`
        with found as (select c.id, c.rests_since is not null as rested from consents c
          join users u on u.id = c.given_by
          where c.grace_until is not null and c.revoked_at is null and ${sql.raw(IS_CONFIRMED)} for update of c)
        update consents c set grace_until = null, rests_since = null from found where c.id = found.id
          returning c.child_id as "childId", c.family_id as "familyId", found.rested`);
      return rows.filter(({ rested }) => rested);
    },
    /** Where the time is over and nobody confirmed the address, the child's account rests from now on. */
    async rest(at: Date, tx: Tx): Promise<Turned[]> {
      const now = at.toISOString();
      const { rows } = await tx.execute<{ childId: string; familyId: string }>(sql`
        update consents set rests_since = ${now}
          where grace_until <= ${now} and rests_since is null and revoked_at is null
          returning child_id as "childId", family_id as "familyId"`);
      return rows;
    },
  };
}
