import { type RecordedTurn, rubricFaults } from '@ori/core/tutor/rubric/rubric';
import type { RecordTurn } from '../features/tutor/tutor.deps.ts';

/** The conversations that tests had with the tutor, to be held to its rubric when they are over (tutor.md §1). */
export function recordTurns() {
  const conversations = new Map<string, RecordedTurn[]>();
  let visitors = 0;
  const record: RecordTurn = (conversation, turn) => {
    // Nothing of a visitor's is kept: each turn stands for itself.
    const key = conversation ?? `visitor ${(visitors += 1)}`;
    conversations.set(key, [...(conversations.get(key) ?? []), turn]);
  };
  return {
    record,
    turns: () => [...conversations.values()].flat().length,
    /** @throws naming every turn that falls short of the rubric */
    check(): void {
      const faults = [...conversations.values()].flatMap((turns) =>
        rubricFaults(turns).map(({ rule, turn, detail }) => {
          const { said = '', draft } = turns[turn] ?? {};
          return `${rule}: ${detail}\n  “${said}” was answered: “${draft?.message ?? ''}”`;
        }),
      );
      if (faults.length > 0) throw new Error(`Replies that fall short of the rubric:\n${faults.join('\n')}`);
    },
  };
}
export type RecordedTurns = ReturnType<typeof recordTurns>;
