import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLesson, keepOpened } from './keep-opened.ts';
import type { OpenedPage } from './opened-store.ts';

const kept = vi.hoisted(() => ({ pages: [] as OpenedPage[] }));
vi.mock('./opened-store.ts', () => ({
  async keepPage(page: OpenedPage) {
    kept.pages = [...kept.pages.filter(({ path }) => path !== page.path), page];
  },
  async forgetPersonal() {
    kept.pages = kept.pages.filter(({ isPersonal }) => !isPersonal);
  },
}));
const paths = () => kept.pages.map(({ path }) => path);

afterEach(() => document.body.replaceChildren());
beforeEach(() => {
  kept.pages = [];
  document.title = 'Half a Loaf · Ori Academy';
  document.body.innerHTML = '<main><h1>Half a Loaf</h1><p>Share ten loaves.</p></main>';
});

describe('a page that was opened', () => {
  it('stays somebody’s when it is opened again without a connection, where nobody knows who reads', async () => {
    await keepOpened('/lessons/half-a-loaf-fair-shares', 'en', 'somebody');
    await keepOpened('/lessons/half-a-loaf-fair-shares', 'en', 'unknown');
    expect(kept.pages).toMatchObject([{ title: 'Half a Loaf', isPersonal: true }]);
  });

  it('is forgotten when the next one comes, though nobody signed out here; a visitor’s stays', async () => {
    await keepOpened('/about', 'en', 'nobody');
    await keepOpened('/lessons/half-a-loaf-fair-shares', 'en', 'somebody');
    await keepOpened('/auth', 'en', 'nobody');
    expect(paths()).toEqual(['/about']);
  });
});

it('a lesson done in one’s own rooms is kept by its public address, with its own words and nothing of the learner', async () => {
  document.body.innerHTML = `<main><nav><p>Kai, 12 stars</p></nav><article id="lesson"><h1>Half a Loaf</h1>
    <section><h2>Fair shares</h2><div class="lesson-text"><p>Share ten loaves.</p></div></section>
    <section class="question"><p>What did Kai answer?</p></section></article></main>`;
  const words = { locale: 'en', title: 'Half a Loaf', summary: 'Sharing fairly' } as const;
  await keepLesson('/lessons/half-a-loaf-fair-shares', words);
  expect(kept.pages).toMatchObject([
    {
      path: '/lessons/half-a-loaf-fair-shares',
      kind: 'lesson',
      title: 'Half a Loaf',
      text: 'Sharing fairly',
      headings: ['Fair shares'],
      passages: ['Share ten loaves.'],
      isPersonal: true,
    },
  ]);
});
