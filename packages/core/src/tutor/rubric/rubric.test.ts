import { describe, expect, it } from 'vitest';
import { draft } from '../compose/draft.ts';
import { NO_GROUND, type GroundedProblem } from '../ground.ts';
import { NO_LADDER, type Draft, type Listener, type Move } from '../turn.ts';
import { rubricFaults, type RecordedTurn, type RubricRule } from './rubric.ts';

const LISTENER: Listener = { tier: 'middle', locale: 'en', personality: 'guide', firstName: 'Mina' };
const MOVE: Move = {
  kind: 'hint',
  intent: 'hint',
  level: 0,
  because: 'new-problem',
  forbidden: ['5', 'five'],
};
const PROBLEM: GroundedProblem = {
  key: 'k',
  source: 'message',
  statement: 'Solve $3x + 5 = 20$.',
  task: '3x+5=20',
  skill: null,
  skillTitle: null,
  nudge: 'Look at what was added to $3x$.',
  steps: [{ text: '$3x = 15$', reason: 'Subtract 5.' }],
  answer: 'x = 5',
  answerForms: ['5', 'five', 'x = 5'],
};
const said = (message: string, more: Partial<Draft> = {}): Draft =>
  draft({ message, messageType: 'suggestion', confidence: 0.99, ...more });
const GOOD: RecordedTurn = {
  said: 'solve 3x+5=20',
  draft: said('Look at what was added to $3x$. What would undo it?'),
  move: MOVE,
  ladder: NO_LADDER,
  ground: { ...NO_GROUND, problem: PROBLEM },
  listener: LISTENER,
  hasTwin: false,
};
const wrongLine = {
  lines: ['3x = 15', 'x = 6'],
  checked: { ok: false, line: 1, misconception: null, question: { en: '', fr: '', es: '' } },
  isSolved: false,
} as const;
const citation = { lessonId: 'made-up', title: 'T', section: 'core', extract: 'E', label: null };

describe('the rubric over a recorded conversation', () => {
  it('finds nothing against a good turn', () => {
    expect(rubricFaults([GOOD])).toEqual([]);
  });

  it.each<[RubricRule, Partial<RecordedTurn>]>([
    ['R1', { draft: said('Since $20 - 5 = 16$, what is next?') }],
    ['R2', { draft: said('So it must be five. Do you see?') }],
    [
      'R3',
      { draft: said('Something went wrong. What do you see?'), ground: { ...GOOD.ground, work: wrongLine } },
    ],
    ['R5', { draft: said('What would undo it? And what then?') }],
    [
      'R7',
      { draft: said(`${'Contemplate the aforementioned transformational consequences. '.repeat(30)}Why?`) },
    ],
    ['R9', { draft: said('Read this lesson. What do you find?', { citations: [citation] }) }],
    ['R11', { move: { ...MOVE, kind: 'worked', level: 3 } }],
    ['R12', { said: 'i want to kill myself' }],
    ['R12', { draft: said('You are so smart! What is next?') }],
  ])('finds what breaks %s', (rule, broken) => {
    const rules = rubricFaults([{ ...GOOD, ...broken }]).map((fault) => fault.rule);
    expect(rules).toContain(rule);
  });

  it('does not take a lesson’s name for a question', () => {
    const passage = { ...citation, title: 'What Is a Theme?' };
    const message = 'Your lesson “What Is a Theme?” says: It is what a story is about. Can you think of one?';
    const ground = { ...GOOD.ground, passages: [passage] };
    const turn = { ...GOOD, draft: said(message, { citations: [passage] }), ground };
    expect(rubricFaults([turn])).toEqual([]);
  });

  it('is content with a worked solution that an unaided question follows', () => {
    const worked: RecordedTurn = { ...GOOD, move: { ...MOVE, kind: 'worked', level: 3 } };
    const twin: RecordedTurn = { ...GOOD, move: { ...MOVE, kind: 'twin' } };
    expect(rubricFaults([{ ...worked, hasTwin: true }])).toEqual([]);
    expect(rubricFaults([worked, twin]).filter(({ rule }) => rule === 'R11')).toEqual([]);
  });
});
