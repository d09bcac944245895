import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { somebody } from '../../testing/render-page.tsx';
import { SynthesisDesk } from './synthesis-desk.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server where nothing waits. */
function serve(): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = path.includes('readings')
      ? { syntheses: [], proposals: [] }
      : { patterns: [], chosen: null };
    return new Response(JSON.stringify(answer));
  });
}

it.each(['parent', 'teacher', 'admin'] as const)('gives a %s what waits to be read', async (role) => {
  serve();
  renderDashboard(<SynthesisDesk user={somebody({ role })} asked={undefined} />);
  expect(await screen.findByRole('heading', { name: 'synthesis.readTitle' })).toBeTruthy();
});

it('gives a visitor nothing to read', () => {
  serve();
  renderDashboard(<SynthesisDesk user={null} asked={undefined} />);
  expect(screen.queryByRole('heading', { name: 'synthesis.readTitle' })).toBeNull();
});
