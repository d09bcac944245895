import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { useToasts } from '../../../lib/toasts.ts';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import type { PlanChild } from '../plan-owner.ts';

export const KAI: PlanChild = {
  id: '018f4e3a-0000-7000-8000-000000000001',
  firstName: 'Kai',
  ageGroup: 'elementary',
};
export const ZURI: PlanChild = {
  id: '018f4e3a-0000-7000-8000-000000000002',
  firstName: 'Zuri',
  ageGroup: 'k2',
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** What is said at the edge of the page, and what is offered with it. */
function Said() {
  const store = useToasts();
  return useSyncExternalStore(store.subscribe, store.list).map(({ id, title, action }) => (
    <p key={id}>
      {title} {action && <button onClick={action.run}>{action.label}</button>}
    </p>
  ));
}

/** Draws a part of planning, and the toasts beside it. */
export function drawWithToasts(part: ReactElement): void {
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      {part}
      <Said />
    </QueryClientProvider>,
  );
}

/** Draws a part over a server that answers by the beginning of a path, and keeps what it is sent. */
export function openPart(part: ReactElement, answers: Readonly<Record<string, unknown>>): readonly Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET')
      sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null });
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    const answer = found?.[1] ?? { success: true };
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  drawWithToasts(part);
  return sent;
}
