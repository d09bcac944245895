import type { KimLimits, KimProgress, KimSettingsInput, MergeInput, RecentConcept } from '@ori/contracts/kim';
import { DEFAULT_LEARNING_STYLE, EXPLORED_SHARE } from '@ori/contracts/kim-names';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { allowedLevel } from '@ori/core/kim/chosen-level';
import { type KeptKim, mergeKim } from '@ori/core/kim/merge-progress';
import { recentConcepts } from '@ori/core/kim/recent-concepts';
import { unlockedPatterns } from '@ori/core/kim/unlocked-patterns';
import type { CardRow, CardsStore } from './cards.store.ts';
import type { Catalogue } from './catalogue.ts';
import type { ChoicesStore } from './choices.store.ts';
import type { KimDeps } from './kim.deps.ts';
import type { Receipts } from './receipts.ts';
import type { SolvedLessons } from './solved-lessons.store.ts';
import type { SynthesesStore } from './syntheses.store.ts';

interface Deps extends Pick<KimDeps, 'content' | 'reach' | 'now'> {
  readonly cards: CardsStore;
  readonly choices: ChoicesStore;
  readonly syntheses: Pick<SynthesesStore, 'achievedBy'>;
  readonly catalogue: Catalogue;
  readonly receipts: Receipts;
  readonly solvedLessons: SolvedLessons;
}
type Found<Value> = Promise<Result<Value, 'not-found'>>;

/** Who knows what of KIM, kept for signed-in people; what their browser held is brought along at sign-in. */
export function createProgressService(deps: Deps) {
  const { reach, choices } = deps;
  const shown = createProgressView(deps);
  const merge = createMerge(deps);

  return {
    async of(viewer: Viewer, childId: string | undefined): Found<KimProgress> {
      const learner = await reach('kim.progress', viewer, childId);
      return learner === null ? fail('not-found') : succeed(await shown(learner, viewer.locale));
    },
    /** Brings a browser's progress to the account: nothing is lost, and twice is once. */
    async merge(viewer: Viewer, brought: MergeInput): Found<KimProgress> {
      const learner = await reach('kim.merge', viewer, undefined);
      if (learner === null) return fail('not-found');
      await merge(learner, brought);
      return succeed(await shown(learner, viewer.locale));
    },
    async choose(viewer: Viewer, input: KimSettingsInput): Found<KimProgress> {
      const learner = await reach('kim.settings', viewer, undefined);
      if (learner === null) return fail('not-found');
      const { methodologyLevel: level, mythology, preferredLearningStyle: learningStyle } = input;
      await choices.set(learner, {
        ...(level === undefined ? {} : { level }),
        ...(mythology === undefined ? {} : { mythology }),
        ...(learningStyle === undefined ? {} : { learningStyle }),
      });
      return succeed(await shown(learner, viewer.locale));
    },
    async limits(viewer: Viewer, childId: string): Found<KimLimits> {
      const learner = await reach('kim.limits', viewer, childId);
      if (learner === null) return fail('not-found');
      const { levelLimit, mythsAllowed } = await choices.of(learner.userId);
      return succeed({ levelLimit, mythsAllowed });
    },
    async setLimits(viewer: Viewer, childId: string, limits: KimLimits): Found<KimLimits> {
      const learner = await reach('kim.setLimits', viewer, childId);
      if (learner === null) return fail('not-found');
      await choices.set(learner, limits);
      return succeed(limits);
    },
  };
}
export type ProgressService = ReturnType<typeof createProgressService>;

function openingsIn(rows: readonly CardRow[], { conceptOf }: Catalogue): RecentConcept[] {
  return rows.flatMap(({ mappingId, openedAt }) => {
    const modernConcept = conceptOf(mappingId);
    return modernConcept === null ? [] : [{ mappingId, modernConcept, at: openedAt.toISOString() }];
  });
}
const discoveredIn = (rows: readonly CardRow[]): string[] =>
  rows.flatMap(({ mappingId, discoveredAt }) => (discoveredAt ? [mappingId] : []));

function createProgressView({ content, cards, choices, syntheses, catalogue, solvedLessons }: Deps) {
  const totalOf = (lessonId: string) =>
    content.lessonPractice(lessonId).reduce((sum, { count }) => sum + count, 0);

  /** The mappings of lessons whose core checks reached their share; one for each concept. */
  async function explored(userId: string): Promise<string[]> {
    const solved = await solvedLessons(userId);
    const done = solved.filter((row) => row.solved >= EXPLORED_SHARE * Math.max(totalOf(row.lessonId), 1));
    const byConcept = new Map<string, string>();
    for (const id of done.flatMap(({ lessonId }) => content.lessonMappings(lessonId)))
      byConcept.set(catalogue.conceptOf(id) ?? id, id);
    return [...byConcept.values()];
  }

  return async ({ userId }: Pick<Learner, 'userId'>, locale: Locale): Promise<KimProgress> => {
    const [rows, chosen, mappings, achievements] = await Promise.all([
      cards.of(userId),
      choices.of(userId),
      explored(userId),
      syntheses.achievedBy(userId),
    ]);
    const inWords = (id: string) => catalogue.named(id, locale)?.modernConcept ?? id;
    const discovered = discoveredIn(rows);
    const recent = recentConcepts(openingsIn(rows, catalogue));
    return {
      userId,
      methodologyLevel: allowedLevel(chosen.level, chosen),
      mythology: chosen.mythsAllowed && chosen.mythology === true,
      conceptsExplored: mappings.map(inWords),
      connectionsDiscovered: discovered,
      synthesisAchievements: achievements,
      preferredLearningStyle: chosen.learningStyle ?? DEFAULT_LEARNING_STYLE,
      recentConcepts: recent.map((one) => ({ ...one, modernConcept: inWords(one.mappingId) })),
      patternsUnlocked: unlockedPatterns(catalogue.patterns(locale), discovered),
      levelLimit: chosen.levelLimit,
      mythsAllowed: chosen.mythsAllowed,
    };
  };
}

function createMerge({ cards, choices, catalogue, receipts, now }: Deps) {
  function broughtOf(input: MergeInput, latest: string): KeptKim {
    const proved = input.receipts.filter(
      ({ mappingId, receipt }) => catalogue.isTold(mappingId) && receipts.isTrue(mappingId, receipt),
    );
    // A browser's clock may run ahead: nothing was opened later than now.
    const opened = input.recentConcepts.flatMap(({ mappingId, at }) => {
      const modernConcept = catalogue.conceptOf(mappingId);
      return modernConcept === null ? [] : [{ mappingId, modernConcept, at: at < latest ? at : latest }];
    });
    return {
      level: input.methodologyLevel,
      mythology: input.mythology,
      learningStyle: input.preferredLearningStyle,
      opened,
      discovered: proved.map(({ mappingId }) => mappingId),
    };
  }

  return async (learner: Learner, input: MergeInput): Promise<void> => {
    const at = now();
    const [rows, chosen] = await Promise.all([cards.of(learner.userId), choices.of(learner.userId)]);
    const opened = openingsIn(rows, catalogue);
    const account: KeptKim = { ...chosen, opened, discovered: discoveredIn(rows) };
    const merged = mergeKim(account, broughtOf(input, at.toISOString()));
    const { level, mythology, learningStyle } = merged;
    await choices.set(learner, { level, mythology, learningStyle });
    await cards.open(
      learner,
      merged.opened.map(({ mappingId, at: openedAt }) => ({ mappingId, at: new Date(openedAt) })),
    );
    await cards.discover(learner, merged.discovered, at);
  };
}
