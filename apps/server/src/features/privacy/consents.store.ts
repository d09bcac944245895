import type { AgreedTerms, GivenConsent } from '@ori/contracts/privacy';
import type { Viewer } from '@ori/core/access/viewer';
import type { Database } from '../../db/database.ts';

interface ConsentRow extends Omit<GivenConsent, 'givenAt' | 'revokedAt'> {
  readonly givenAt: Date;
  readonly revokedAt: Date | null;
}

const CONSENTS = {
  name: 'privacy-consents',
  text: `select c.id, c.child_id as "childId", u.first_name as "firstName", c.text_version as version, c.method, c.evidence,
      c.given_at as "givenAt", c.given_by is not distinct from $2 as "givenByYou", c.revoked_at as "revokedAt",
      c.is_replaced as "isReplaced"
    from consents c join users u on u.id = c.child_id
    where c.family_id = $1 and u.deleted_at is null
    order by c.given_at desc, c.revoked_at desc nulls first, c.id`,
};

interface TermsRow {
  readonly version: string;
  readonly agreedAt: Date;
}
const TERMS = {
  name: 'privacy-terms',
  text: `select terms_version as version, terms_agreed_at as "agreedAt" from users
    where id = $1 and terms_agreed_at is not null`,
};

/** The terms of service that somebody agreed to, and when; null where there was nothing to agree to. */
export async function termsOf(
  { pool }: Pick<Database, 'pool'>,
  { userId }: Viewer,
): Promise<AgreedTerms | null> {
  const [row] = (await pool.query<TermsRow>({ ...TERMS, values: [userId] })).rows;
  return row === undefined ? null : { version: row.version, agreedAt: row.agreedAt.toISOString() };
}

/** Every consent a family ever gave, the newest first; of two of one moment, the one that still holds. */
export async function consentsOf(
  { pool }: Pick<Database, 'pool'>,
  { familyId, userId }: Viewer,
): Promise<GivenConsent[]> {
  const { rows } = await pool.query<ConsentRow>({ ...CONSENTS, values: [familyId, userId] });
  return rows.map(({ givenAt, revokedAt, ...row }) => ({
    ...row,
    givenAt: givenAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }));
}
