import type { LegalAnswer } from '@ori/contracts/legal';
import type { LegalSummary } from '@ori/contracts/texts';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { expect, it } from 'vitest';
import { createRender } from '../../app/render.tsx';
import { AN_INSTALLATION } from '../../testing/an-installation.ts';

const summary = (slug: string, effective: string): LegalSummary => ({
  kind: 'legal',
  slug,
  title: 'Terms of Service',
  description: 'What you may expect.',
  minutes: 1,
  version: effective.slice(0, 7),
  effective,
});
const HOLDS = summary('terms', '2026-11-23');
const COMES = summary('terms-v-2027-02', '2027-02-08');
const BEFORE = summary('terms-v-2026-10', '2026-10-01');
const render = createRender({ manifest: {}, sheets: {} });

async function open(read: LegalSummary, coming: LegalSummary | null) {
  const body: LegalAnswer = {
    text: { ...read, sections: [{ id: '', heading: '', html: '<p>Words.</p>' }], changes: [] },
    versions: [HOLDS, COMES, BEFORE].filter((each) => each !== read),
    coming,
    installation: AN_INSTALLATION,
  };
  const { html } = await render({
    url: `/legal/${read.slug}`,
    locale: 'en',
    look: DEFAULT_LOOK,
    mayLookOtherwise: false,
    origin: 'https://ori.example',
    fetchData: async () => ({ status: 200, body }),
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    head: page.querySelector('.legal-head')?.textContent ?? '',
    robots: page.querySelector('meta[name=robots]')?.getAttribute('content'),
    card: page.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    links: [...page.querySelectorAll('.legal-head a')].map((link) => link.getAttribute('href')),
  };
}

it('offers search engines the version in force alone', async () => {
  const holding = await open(HOLDS, null);
  expect(holding.robots).not.toBe('noindex');
  expect(holding.card).toBe('https://ori.example/social/legal/terms.png');
  for (const other of [BEFORE, COMES]) {
    const { robots, card } = await open(other, COMES);
    expect([other.slug, robots, card]).toEqual([
      other.slug,
      'noindex',
      'https://ori.example/social-card.png',
    ]);
  }
});

it('tells of a version that comes, and from when, on the one it will replace', async () => {
  const { head, links } = await open(HOLDS, COMES);
  expect(head).toContain('Version November 2026, in force since Nov 23, 2026');
  expect(head).toContain('Version February 2027 applies from Feb 8, 2027');
  expect(links).toEqual(['/legal/terms-v-2027-02']);
  expect((await open(HOLDS, null)).links).toEqual([]);
});

it('says of a version that comes that it does not hold yet', async () => {
  const { head, links } = await open(COMES, COMES);
  expect(head).toContain('Version February 2027, applies from Feb 8, 2027');
  expect(head).not.toContain('in force');
  expect(links).toEqual([]);
});
