import type { GivenConsent } from '@ori/contracts/privacy';
import type { Viewer } from '@ori/core/access/viewer';
import type { Database } from '../../db/database.ts';

interface ConsentRow extends Omit<GivenConsent, 'givenAt' | 'revokedAt'> {
  readonly givenAt: Date;
  readonly revokedAt: Date | null;
}

const CONSENTS = {
  name: 'privacy-consents',
  text: `select c.id, c.child_id as "childId", u.first_name as "firstName", c.text_version as version, c.method,
      c.given_at as "givenAt", c.given_by is not distinct from $2 as "givenByYou", c.revoked_at as "revokedAt"
    from consents c join users u on u.id = c.child_id
    where c.family_id = $1 and u.deleted_at is null order by c.given_at desc, c.id`,
};

/** Every consent a family ever gave, the newest first. */
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
