import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { SiteFoot } from './site-foot.tsx';

afterEach(cleanup);

const linkTo = (path: string) =>
  screen.queryAllByRole('link').filter((each) => each.getAttribute('href') === path);

it('shows the whole site on a public page', () => {
  renderPage(<SiteFoot />, { at: '/about' });
  for (const path of ['/hidden', '/teachers', '/help', '/legal/privacy'])
    expect(linkTo(path)).toHaveLength(1);
});

it('leaves somebody at work in their own room alone, but for help and the law', () => {
  renderPage(<SiteFoot />, { at: '/dashboard/k2' });
  for (const path of ['/hidden', '/teachers']) expect(linkTo(path)).toEqual([]);
  for (const path of ['/help', '/contact', '/legal/privacy']) expect(linkTo(path)).toHaveLength(1);
});

it('leads from a room to the guide that tells of it', async () => {
  renderPage(<SiteFoot />, { at: '/dashboard/parent/schedule' });
  await waitFor(() => expect(linkTo('/help/plan-a-week')).toHaveLength(1));
});
