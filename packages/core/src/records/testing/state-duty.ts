import type { DueRule, StateDuty } from '@ori/contracts/states';

const text = { en: 'It', fr: 'Cela', es: 'Eso' };

/** Something that a law asks for in every grade and that is sent, to be changed as a test needs it. */
export const stateDuty = (due: DueRule, changes: Partial<StateDuty> = {}): StateDuty => ({
  id: 'it',
  type: 'intent',
  rule: 'rule',
  what: text,
  to: text,
  due,
  dueNote: null,
  grades: { from: 0, to: 12 },
  onlyGrades: null,
  isOnce: false,
  isSent: true,
  officialForm: false,
  ...changes,
});
