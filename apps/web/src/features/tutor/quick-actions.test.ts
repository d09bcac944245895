import { describe, expect, it } from 'vitest';
import { QUICK_ACTIONS, targetOf } from './quick-actions.ts';

describe('the quick-actions menu', () => {
  it('has the nine entries with the targets of the specification', () => {
    expect(QUICK_ACTIONS.map((action) => [action, targetOf(action)])).toEqual([
      ['viewSchedule', { kind: 'page', to: '/dashboard/schedule' }],
      ['continueLearning', { kind: 'page', to: '/dashboard' }],
      ['homeworkHelp', { kind: 'prompt', prompt: 'homework' }],
      ['viewProgress', { kind: 'page', to: '/dashboard/progress' }],
      ['viewAchievements', { kind: 'page', to: '/dashboard/achievements' }],
      ['startPractice', { kind: 'page', to: '/dashboard/practice' }],
      ['printWorksheets', { kind: 'page', to: '/dashboard/worksheets' }],
      ['viewGoals', { kind: 'page', to: '/dashboard/goals' }],
      ['askProfessor', { kind: 'prompt', prompt: 'ask' }],
    ]);
  });

  it.each(['toString', 'launchRocket', ''])('knows no target for %j', (action) => {
    expect(targetOf(action)).toBeNull();
  });
});
