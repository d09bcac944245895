import type { ContactInput } from '@ori/contracts/site';
import type { Database } from '../../db/database.ts';
import type { Place } from '../../http/page-cursor.ts';

export interface LetterRow extends ContactInput {
  readonly id: string;
  readonly locale: string;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
}

const SHOWN = `id, name, email, topic, message, locale, created_at as "createdAt", answered_at as "answeredAt"`;
const PAGE = {
  name: 'administration-letters',
  text: `select ${SHOWN} from contact_messages where (answered_at is null) = $1
      and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
    order by created_at desc, id desc limit $4`,
};
const MARK = `update contact_messages set answered_at = $2, answered_by = $3 where id = $1 returning ${SHOWN}`;

/** What visitors wrote by the contact form. */
export function createLettersStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async page(isOpen: boolean, before: Place | null, count: number): Promise<LetterRow[]> {
      const values = [isOpen, before?.at ?? null, before?.id ?? null, count];
      return (await pool.query<LetterRow>({ ...PAGE, values })).rows;
    },
    async mark(id: string, answered: { at: Date; by: string } | null): Promise<LetterRow | null> {
      const values = [id, answered?.at ?? null, answered?.by ?? null];
      return (await pool.query<LetterRow>(MARK, values)).rows[0] ?? null;
    },
  };
}
export type LettersStore = ReturnType<typeof createLettersStore>;
