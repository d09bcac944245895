import type { ConsentMethod } from '@ori/contracts/consent-methods';
import type { ErrorCode } from '@ori/contracts/errors';
import type { Child } from '@ori/contracts/families';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import { undoOnFailure } from '../../db/undo-on-failure.ts';
import type { ChildReach } from './child-reach.ts';
import { createConsentWriter, type OwnChild } from './consent-writer.ts';
import type { FamiliesDeps } from './families.deps.ts';

interface Deps extends FamiliesDeps {
  readonly childReach: ChildReach;
}

/** Consents shown by more than e-mail: what this installation offers, and using it. */
export function createConsentMethods(deps: Deps) {
  const { database, store, accounts, childReach, consentProofs, now } = deps;
  const { write } = createConsentWriter(deps);

  /** The consent in force goes on, shown by a stronger method. Fails with 'consent-needed' or 'consent-not-shown'. */
  async function show(
    viewer: Viewer,
    child: OwnChild,
    method: ConsentMethod,
    tx: Tx,
  ): Promise<Result<null, ErrorCode>> {
    const proof = consentProofs.find((each) => each.method === method);
    const evidence = (await proof?.evidenceOf(viewer)) ?? null;
    if (evidence === null) return fail('consent-not-shown');
    const older = await store.strengthenConsent(child.childId, viewer.userId, now(), tx);
    if (older === null) return fail('consent-needed');
    await write(viewer, child, { method, evidence, textVersion: older.textVersion }, tx);
    if (older.restsSince !== null) await accounts.setActive(child.childId, true, tx);
    return succeed(null);
  }

  return {
    /** Shows a consent in force by a stronger method. */
    async showConsent(
      viewer: Viewer,
      childId: string,
      method: ConsentMethod,
    ): Promise<Result<Child, ErrorCode>> {
      const row = await childReach.reach('families.showConsent', viewer, childId);
      if (row === null) return fail('not-found');
      const { familyId } = row;
      const shown = await undoOnFailure(database.db, (tx) => show(viewer, { childId, familyId }, method, tx));
      return shown.ok ? childReach.show(childId) : shown;
    },
    /** The stronger methods offered here, and whether this grown-up has what each takes. */
    async consentMethods(viewer: Viewer) {
      const offered = consentProofs.map(async ({ method, evidenceOf }) => ({
        method,
        isShown: (await evidenceOf(viewer)) !== null,
      }));
      return Promise.all(offered);
    },
  };
}
