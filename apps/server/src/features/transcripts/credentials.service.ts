import type { IssueCredentialInput, IssuedCredential, RevocationList } from '@ori/contracts/credentials';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { createIssuing, endOf, uriOf } from './credential-issuing.ts';
import { createCredentialsStore, type ShownCredential } from './credentials.store.ts';
import { createSigner } from './signing-key.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { TranscriptParts, TranscriptReader } from './transcript.service.ts';

interface Deps extends TranscriptParts {
  readonly readFor: TranscriptReader['readFor'];
  readonly signingKeys: SigningKeys;
}
type IssueFailure = 'not-found' | 'date-unusable' | 'nothing-to-sign' | 'key-reused';

const ISSUER_NAME = 'Ori Academy';

function present({
  learnerId: childId,
  familyId: _f,
  issuedBy: _b,
  ...row
}: ShownCredential): IssuedCredential {
  const { issuedAt, validUntil, revokedAt, ...rest } = row;
  return {
    ...rest,
    childId,
    issuedAt: issuedAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** Where the world finds the issuer, its keys and what was taken back. */
function placesOf(publicUrl: string) {
  const base = `${publicUrl}/api/credentials`;
  return {
    issuer: `${base}/issuer`,
    revocations: `${base}/revocations`,
    keyNamed: (name: string) => `${base}/keys/${name}`,
  };
}

/** Transcripts as signed Open Badges 3.0 credentials, which anyone can verify without asking us. */
export function createCredentialsService(deps: Deps) {
  const { database, reach, audit, now, publicUrl, readFor } = deps;
  const store = createCredentialsStore(database);
  const places = placesOf(publicUrl);
  const signer = createSigner(deps.signingKeys, places.keyNamed);
  const issuer = { id: places.issuer, name: ISSUER_NAME, url: publicUrl };
  const statusListId = places.revocations;
  const { signFor } = createIssuing({ ...deps, store, signer, issuer, statusListId });

  return {
    async list(viewer: Viewer, childId: string): Promise<Result<IssuedCredential[], 'not-found'>> {
      const child = await reach('credentials.list', viewer, childId);
      return child === null ? fail('not-found') : succeed((await store.of(childId)).map(present));
    },
    /** Signs the transcript as it stands; sent twice, it is one. */
    async issue(
      viewer: Viewer,
      input: IssueCredentialInput,
    ): Promise<Result<IssuedCredential, IssueFailure>> {
      const child = await reach('credentials.issue', viewer, input.childId);
      if (child === null) return fail('not-found');
      if (input.validUntil !== null && endOf(input.validUntil) <= now()) return fail('date-unusable');
      const transcript = await readFor(viewer, child);
      if (transcript.years.length === 0) return fail('nothing-to-sign');
      if ((await store.find(input.id)) === null) await signFor(viewer, child, input, transcript);
      const kept = await store.find(input.id);
      return kept?.learnerId === child.userId ? succeed(present(kept)) : fail('key-reused');
    },
    /** Takes a credential back, for ever; whoever asks the list learns of it. */
    async revoke(viewer: Viewer, id: string): Promise<Result<IssuedCredential, 'not-found'>> {
      const row = await store.find(id);
      const child = row && (await reach('credentials.revoke', viewer, row.learnerId));
      if (!child) return fail('not-found');
      await database.db.transaction(async (tx) => {
        if (!(await store.revoke(id, now(), tx))) return;
        const act = { act: 'credentials.revoke', familyId: child.familyId, actorId: viewer.userId };
        await audit({ ...act, subjectId: child.userId, detail: { credential: id } }, tx);
      });
      const revoked = await store.find(id);
      return revoked ? succeed(present(revoked)) : fail('not-found');
    },
    publicKeys: signer.publicKeys,
    issuer,
    async revocations(): Promise<RevocationList> {
      const ids = await store.revokedIds();
      const revokedCredential = ids.map((id) => ({ id: uriOf(id), revoked: true as const }));
      return { id: places.revocations, issuer: issuer.id, revokedCredential };
    },
    exportOf: (learnerIds: readonly string[]) => store.everOf(learnerIds),
  };
}
