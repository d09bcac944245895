import type { Misreading } from '@ori/contracts/misreadings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { MisreadingsPart } from './misreadings-part.tsx';

const one = (id: string, name: string): Misreading => {
  const skill = { id: `skill-${id}`, title: `Skill ${id}` };
  return {
    id,
    name,
    question: `Ask ${id}`,
    skills: [skill],
    example: { skill, prompt: '3/4 + 1/8 = ?', right: '7/8', wrong: '4/12' },
  };
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(words: string) {
  const misreadings = [one('a', 'Adding tops and bottoms'), one('b', 'Forgetting to take half')];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ misreadings })));
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <MisreadingsPart place={{ subject: 'math', band: '3-5', words }} />
    </QueryClientProvider>,
  );
}

it('shows a wrong answer with the thought behind it, what to ask, and a sheet of its skill', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'Adding tops and bottoms' })).toBeTruthy();
  expect(screen.getAllByText('4/12')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Make a sheet: Skill a' }).getAttribute('href')).toBe(
    '/worksheets/create?skill=skill-a',
  );
});

it('keeps to what was looked for, and says so when there is nothing', async () => {
  open('half');
  expect(await screen.findByRole('heading', { name: 'Forgetting to take half' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Adding tops and bottoms' })).toBeNull();
  cleanup();
  open('nothing like it');
  expect(await screen.findByText(/Nothing is known here by name/)).toBeTruthy();
});
