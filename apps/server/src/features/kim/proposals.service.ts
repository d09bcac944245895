import { OPEN_PROPOSALS_MAX } from '@ori/contracts/kim-names';
import type { DecisionInput, Proposal, ProposalInput, SavedProposal } from '@ori/contracts/kim-synthesis';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { allowedLevel } from '@ori/core/kim/chosen-level';
import type { ChoicesStore } from './choices.store.ts';
import type { KimDeps } from './kim.deps.ts';
import type { ProposalRow, ProposalsStore } from './proposals.store.ts';
import { keptProposal, wordsOf } from './written.ts';

interface Deps extends Pick<KimDeps, 'database' | 'reach' | 'audit' | 'careFor' | 'now' | 'newId'> {
  readonly store: ProposalsStore;
  readonly choices: ChoicesStore;
}
type State = Proposal['state'];

export function presentProposal(row: ProposalRow): Proposal {
  const { id, learnerId, learnerName, state, note, proposed, createdAt } = row;
  return { ...proposed, id, learnerId, learnerName, state, note, at: createdAt.toISOString() };
}

/** Where a proposal goes next: a parent passes it on or declines it, an admin accepts or declines it. */
function nextState(role: Viewer['role'], stood: State, accept: boolean): State | null {
  if (role === 'parent' && stood === 'with-parent') return accept ? 'with-admin' : 'declined';
  if (role === 'admin' && stood === 'with-admin') return accept ? 'accepted' : 'declined';
  return null;
}

/** "Propose a mapping" (charter §3, advanced): read by the learner's grown-up first, decided by an admin, shown to nobody else. */
export function createProposalsService(deps: Deps) {
  const { store, choices, reach, audit, database, careFor, now, newId } = deps;
  return {
    async list(viewer: Viewer, childId: string | undefined): Promise<Result<Proposal[], 'not-found'>> {
      const learner = await reach('kim.proposals', viewer, childId);
      if (learner === null) return fail('not-found');
      return succeed((await store.of(learner.userId)).map(presentProposal));
    },
    /** `not-allowed` below the advanced level. */
    async propose(
      viewer: Viewer,
      input: ProposalInput,
    ): Promise<Result<SavedProposal, 'not-found' | 'not-allowed' | 'too-many-open'>> {
      const learner = await reach('kim.propose', viewer, undefined);
      if (learner === null) return fail('not-found');
      const chosen = await choices.of(viewer.userId);
      if (allowedLevel(chosen.level, chosen) !== 'advanced') return fail('not-allowed');
      if ((await store.openCount(viewer.userId)) >= OPEN_PROPOSALS_MAX) return fail('too-many-open');
      const care = await careFor(viewer, wordsOf(input));
      if (care !== null) return succeed({ proposal: null, care });
      const { userId: learnerId, familyId } = learner;
      const state = (await store.hasGuardian(learnerId)) ? 'with-parent' : 'with-admin';
      const proposed = keptProposal(input, viewer.locale);
      const id = newId();
      await store.add({ id, learnerId, familyId, state, proposed, createdAt: now() });
      const row = await store.find(id);
      return succeed({ proposal: row && presentProposal(row), care: null });
    },
    /** `moved-on` when it does not wait for this person. */
    async decide(
      viewer: Viewer,
      id: string,
      input: DecisionInput,
    ): Promise<Result<Proposal, 'not-found' | 'moved-on'>> {
      const row = await store.find(id);
      const learner = row && (await reach('kim.decide', viewer, row.learnerId));
      if (!row || !learner) return fail('not-found');
      const state = nextState(viewer.role, row.state, input.accept);
      if (state === null) return fail('moved-on');
      const decision = { state, note: input.note || null, decidedBy: viewer.userId, decidedAt: now() };
      if (!(await store.decide(id, row.state, decision))) return fail('moved-on');
      const { familyId, userId: subjectId } = learner;
      const entry = { act: 'mapping-proposal-decided', familyId, actorId: viewer.userId, subjectId };
      await audit({ ...entry, detail: { state } }, database.db);
      return succeed(presentProposal({ ...row, ...decision }));
    },
  };
}
export type ProposalsService = ReturnType<typeof createProposalsService>;
