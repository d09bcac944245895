import type { Band } from '@ori/contracts/content';
import { OPEN_SYNTHESES_MAX } from '@ori/contracts/kim-names';
import type {
  HandedIn,
  Remark,
  SavedSynthesis,
  ScoreInput,
  Synthesis,
  SynthesisWork,
} from '@ori/contracts/kim-synthesis';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { checkSynthesis, textsOf } from '@ori/core/kim/check-synthesis';
import { passes } from '@ori/core/kim/score-synthesis';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { avoidedIn, type Catalogue } from './catalogue.ts';
import type { KimDeps } from './kim.deps.ts';
import type { SynthesesStore, SynthesisRow } from './syntheses.store.ts';
import { keptWork } from './written.ts';

interface Deps extends Pick<
  KimDeps,
  'database' | 'content' | 'reach' | 'audit' | 'careFor' | 'now' | 'newId'
> {
  readonly store: SynthesesStore;
  readonly catalogue: Catalogue;
}

const DEFAULT_BAND: Band = '6-8';
const bandOf = ({ ageGroup }: Learner): Band => (ageGroup === null ? DEFAULT_BAND : BAND_OF_AGE[ageGroup]);
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentSynthesis(row: SynthesisRow): Synthesis {
  const { id, learnerId, learnerName, state, work, band, scores, passed, note } = row;
  const { handedInAt, scoredAt, updatedAt } = row;
  const shown = { id, learnerId, learnerName, state, work, band, scores, passed, note };
  return {
    ...shown,
    handedInAt: iso(handedInAt),
    scoredAt: iso(scoredAt),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The synthesis exercise: written by learners, scored by a grown-up of theirs or a teacher a parent let, never by a machine. */
export function createSynthesesService(deps: Deps) {
  return { ...createWriting(deps), ...createScoring(deps) };
}
export type SynthesesService = ReturnType<typeof createSynthesesService>;

function createWriting({ store, catalogue, content, reach, careFor, now, newId }: Deps) {
  const check = (work: SynthesisWork, band: Band, locale: Locale): Remark[] =>
    checkSynthesis(work, band, catalogue.factsOf, avoidedIn(content.data.bannedPhrases, locale));
  const saved = async (id: string): Promise<SavedSynthesis> => {
    const row = await store.find(id);
    return { synthesis: row && presentSynthesis(row), care: null };
  };

  async function begin(learner: Learner, work: SynthesisWork): Promise<string | null> {
    if ((await store.openCount(learner.userId)) >= OPEN_SYNTHESES_MAX) return null;
    const { userId: learnerId, familyId } = learner;
    const id = newId();
    await store.add({ id, learnerId, familyId, work, band: bandOf(learner) }, now());
    return id;
  }

  return {
    /** Step 7, without keeping anything. */
    check,
    async list(viewer: Viewer, childId: string | undefined): Promise<Result<Synthesis[], 'not-found'>> {
      const learner = await reach('kim.syntheses', viewer, childId);
      if (learner === null) return fail('not-found');
      return succeed((await store.of(learner.userId)).map(presentSynthesis));
    },
    /** Keeps a draft: a new one without an id. What may mean danger is answered with care, and not kept. */
    async save(
      viewer: Viewer,
      id: string | null,
      work: SynthesisWork,
    ): Promise<Result<SavedSynthesis, 'not-found' | 'too-many-open'>> {
      const learner = await reach('kim.write', viewer, undefined);
      if (learner === null) return fail('not-found');
      const care = await careFor(viewer, textsOf(work));
      if (care !== null) return succeed({ synthesis: null, care });
      const kept = keptWork(work, viewer.locale);
      if (id === null) {
        const begun = await begin(learner, kept);
        return begun === null ? fail('too-many-open') : succeed(await saved(begun));
      }
      const changed = await store.change(id, viewer.userId, { work: kept, updatedAt: now() });
      return changed ? succeed(await saved(id)) : fail('not-found');
    },
    /** Hands a draft in; what is missing holds it back, and is told. */
    async handIn(viewer: Viewer, id: string): Promise<Result<HandedIn, 'not-found'>> {
      const row = await store.find(id);
      if (row === null || row.learnerId !== viewer.userId || row.state !== 'draft') return fail('not-found');
      const remarks = check(row.work, row.band, viewer.locale);
      const isWhole = remarks.every(({ kind }) => kind !== 'missing');
      const at = now();
      if (isWhole)
        await store.change(id, viewer.userId, { state: 'handed-in', handedInAt: at, updatedAt: at });
      return succeed({ ...(await saved(id)), remarks });
    },
    /** Step 8: a scored synthesis is written anew as a draft of its own. */
    async revise(viewer: Viewer, id: string): Promise<Result<SavedSynthesis, 'not-found' | 'too-many-open'>> {
      const [row, learner] = [await store.find(id), await reach('kim.write', viewer, undefined)];
      if (learner === null || row?.learnerId !== viewer.userId || row.state !== 'scored')
        return fail('not-found');
      const begun = await begin(learner, row.work);
      return begun === null ? fail('too-many-open') : succeed(await saved(begun));
    },
    async drop(viewer: Viewer, id: string): Promise<Result<null, 'not-found'>> {
      return (await store.drop(id, viewer.userId)) ? succeed(null) : fail('not-found');
    },
  };
}

function createScoring({ store, reach, audit, database, now }: Deps) {
  return {
    /** Scores by the rubric. `not-found` for a child's that was not opened to the viewer, `moved-on` for one that does not wait. */
    async score(
      viewer: Viewer,
      id: string,
      input: ScoreInput,
    ): Promise<Result<Synthesis, 'not-found' | 'moved-on'>> {
      const row = await store.find(id);
      const learner = row && (await reach('kim.score', viewer, row.learnerId));
      if (!learner) return fail('not-found');
      const { scores, note } = input;
      const scoring = {
        scores,
        passed: passes(scores),
        note: note || null,
        scoredBy: viewer.userId,
        scoredAt: now(),
      };
      if (!(await store.score(id, scoring))) return fail('moved-on');
      const { familyId, userId: subjectId } = learner;
      await audit({ act: 'synthesis-scored', familyId, actorId: viewer.userId, subjectId }, database.db);
      const scored = await store.find(id);
      return scored === null ? fail('not-found') : succeed(presentSynthesis(scored));
    },
  };
}
