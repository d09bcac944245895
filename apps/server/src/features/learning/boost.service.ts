import type { Boost } from '@ori/contracts/practice';
import type { Viewer } from '@ori/core/access/viewer';
import { type Choice, chooseNext } from '@ori/core/learning/choose-next';
import { heldOf, type SkillRecord } from '@ori/core/learning/skill-standing';
import type { SkillGraph } from '@ori/core/learning/skill-graph';
import type { LearningContent } from './learning.deps.ts';
import { placeOfSkill } from './question-place.ts';
import type { QuestionSource } from './question-source.ts';
import { recordOf, type SkillRecordsStore } from './skill-records.store.ts';

interface Deps {
  readonly store: SkillRecordsStore;
  readonly source: QuestionSource;
  readonly content: LearningContent;
  readonly graph: SkillGraph;
  readonly now: () => Date;
}

export const BOOST_MINUTES = 5;
/** A question takes about forty seconds with its reply. */
const QUESTIONS_PER_MINUTE = 1.5;

type Records = ReadonlyMap<string, SkillRecord>;

/** The number of each choice's question: those of one skill follow one another. */
function numbered(choices: readonly Choice[], next: ReadonlyMap<string, number>) {
  const used = new Map<string, number>();
  return choices.map((choice) => {
    const before = used.get(choice.skill) ?? 0;
    used.set(choice.skill, before + 1);
    return { ...choice, number: (next.get(choice.skill) ?? 0) + before };
  });
}

function dueOf(records: Records, now: Date): Pick<Boost, 'due' | 'nextDueAt'> {
  const dates = [...records.values()].flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt.getTime()]));
  const due = dates.filter((date) => date <= now.getTime()).length;
  const next = Math.min(...dates.filter((date) => date > now.getTime()));
  return { due, nextDueAt: Number.isFinite(next) && due === 0 ? new Date(next).toISOString() : null };
}

/** The five-minute skill boost: what to ask now, each question with its reason. */
export function createBoostService({ store, source, content, graph, now }: Deps) {
  function because({ skill, reason }: Choice, records: Records, { locale }: Viewer): string[] {
    const node = graph.nodes.get(skill);
    if (reason !== 'next' || node === undefined) return [];
    return heldOf(node, records).map((id) => content.skillTitle(id, locale));
  }

  async function chooseFor({ userId, ageGroup }: Viewer, count: number) {
    const records = new Map((await store.rowsOf(userId)).map((row) => [row.skill, recordOf(row)]));
    const choices = chooseNext({ graph, records, canAsk: source.canAsk, ageGroup, now: now() }, count);
    return { records, choices };
  }

  return {
    /** Which skills to ask, best first, and why. */
    async boostChoices(viewer: Viewer, count: number): Promise<Choice[]> {
      return (await chooseFor(viewer, count)).choices;
    },
    async boost(viewer: Viewer, minutes = BOOST_MINUTES): Promise<Boost> {
      const { records, choices } = await chooseFor(viewer, Math.ceil(minutes * QUESTIONS_PER_MINUTE));
      const skills = [...new Set(choices.map(({ skill }) => skill))];
      const next = await store.nextNumbers(viewer, skills);
      const questions = numbered(choices, next).flatMap((choice) => {
        const { skill, difficulty, number, reason } = choice;
        const reference = { place: placeOfSkill(skill), skill, kind: 'main', number, difficulty } as const;
        const dueAt = reason === 'review' ? (records.get(skill)?.dueAt?.toISOString() ?? null) : null;
        const shown = source.show(viewer, reference);
        return shown.map((question) => {
          return { question, reason, dueAt, because: because(choice, records, viewer) };
        });
      });
      return { questions, ...dueOf(records, now()) };
    },
  };
}
export type BoostService = ReturnType<typeof createBoostService>;
