import type { SkillMap, SkillStanding } from '@ori/contracts/learning';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { NextSkills } from './next-skills.tsx';
import { SkillPanel } from './skill-panel.tsx';

afterEach(cleanup);

/** One skill that rests on another, which is not known. */
function mapOf(standing: SkillStanding): SkillMap {
  const common = { chance: null, masteredAt: null, dueAt: null, has: [], lessons: [], hasPractice: true };
  const base = { ...common, band: '6-8' as const, answers: 0, opens: [], prerequisites: [] };
  return {
    subject: 'math',
    skills: [
      { ...base, id: 'fractions', title: 'Fractions', depth: 0, standing: 'ready' },
      { ...base, id: 'ratios', title: 'Ratios', depth: 1, standing, prerequisites: ['fractions'] },
    ],
    outside: [],
    next: ['ratios'],
  };
}

function panelOf(standing: SkillStanding, dueAt: string | null = null): void {
  const map = mapOf(standing);
  const skill = map.skills.find(({ id }) => id === 'ratios');
  if (skill) renderDashboard(<SkillPanel map={map} skill={{ ...skill, dueAt }} />);
}

describe('why a skill comes next', () => {
  it.each([
    ['due', 'You mastered it. Is it still there?'],
    ['learning', 'You began it.'],
    ['ready', 'A good start for this age.'],
  ] as const)('is told by its standing: %s', async (standing, words) => {
    renderDashboard(<NextSkills map={mapOf(standing)} onChoose={() => undefined} />);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('what a skill rests on', () => {
  it.each(['mastered', 'due', 'known'] as const)('is not missing once the skill is %s', async (standing) => {
    panelOf(standing);
    expect(await screen.findByText('Ratios')).toBeTruthy();
    expect(screen.queryByText('Still needs')).toBeNull();
  });

  it('is missing as long as it keeps the skill away', async () => {
    panelOf('later');
    expect(await screen.findByText('Still needs')).toBeTruthy();
  });
});

describe('when a mastered skill comes back', () => {
  it.each([
    ['mastered', 1],
    ['due', 0],
  ] as const)('is told as long as that day is to come: %s', async (standing, told) => {
    panelOf(standing, '2026-11-05T12:00:00.000Z');
    expect(await screen.findByText('Ratios')).toBeTruthy();
    expect(screen.queryAllByText(/^Comes back on/)).toHaveLength(told);
  });
});
