import { TEXT_PICTURES } from '@ori/contracts/text-names';
import type { Article, TextAnswer } from '@ori/contracts/texts';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { describe, expect, it } from 'vitest';
import { createRender } from '../app/render.tsx';

const ARTICLES: Article[] = TEXT_PICTURES.map((picture, at) => ({
  kind: 'articles',
  slug: `on-${picture}`,
  title: `On ${picture}`,
  description: `What there is to say about ${picture}.`,
  minutes: 3 + at,
  published: '2026-01-02',
  updated: '2026-02-03',
  tags: ['one', 'two'],
  picture,
  alt: `A drawing of ${picture}`,
  labels: ['science'],
  sections: [
    { id: '', heading: '', html: '<p>Said at once <a href="#source-1">1</a>.</p>' },
    { id: 'why', heading: 'Why', html: '<p>Because.</p>' },
    { id: 'how', heading: 'How', html: '<p>Thus.</p>' },
    { id: 'when', heading: 'When', html: '<p>Now.</p>' },
  ],
  claims: [{ text: 'This can be tested.', label: 'science', sources: [1] }],
  sources: [{ author: 'A. Writer', title: 'A book', publisher: 'A house', year: '1999' }],
  lessons: [{ id: 'gou-and-gu', title: 'Gou and Gu' }],
}));

const render = createRender({ manifest: {}, sheets: {} });
async function drawn(url: string, body: unknown, status = 200) {
  const answer = await render({
    url,
    locale: 'en',
    look: DEFAULT_LOOK,
    mayLookOtherwise: false,
    origin: 'https://ori.example',
    fetchData: () => Promise.resolve({ status, body }),
  });
  return { status: answer.status, page: new DOMParser().parseFromString(answer.html, 'text/html') };
}
async function article(picture: number): Promise<Document> {
  const [text] = ARTICLES.slice(picture);
  const answer = { text, before: { slug: 'a', title: 'Older' }, after: null } as TextAnswer;
  return (await drawn(`/blog/on-${TEXT_PICTURES[picture]}`, answer)).page;
}

describe('the almanac', () => {
  it('lists every article with its drawing, and offers the feed', async () => {
    const { page } = await drawn('/blog', { texts: ARTICLES });
    expect(page.querySelectorAll('h2 a')).toHaveLength(ARTICLES.length);
    expect(page.querySelectorAll('.pic svg')).toHaveLength(ARTICLES.length);
    const feed = page.querySelector('link[type="application/atom+xml"]');
    expect(feed?.getAttribute('href')).toBe('https://ori.example/blog/feed.xml');
  });

  it('says so when nothing is written', async () => {
    const { status, page } = await drawn('/blog', { texts: [] });
    expect(status).toBe(200);
    expect(page.querySelector('main')?.textContent).toContain('Nothing has been written yet.');
  });

  it('has no page for an article that is not there', async () => {
    expect((await drawn('/blog/none', { code: 'not-found' }, 404)).status).toBe(404);
  });
});

describe('an article', () => {
  it.each(TEXT_PICTURES.map((picture, at) => [picture, at] as const))(
    'draws %s from numbers that are numbers, and says in words what it shows',
    async (picture, at) => {
      const page = await article(at);
      const drawing = page.querySelector('.pic[role="img"]');
      expect(drawing?.getAttribute('aria-label')).toBe(`A drawing of ${picture}`);
      expect(drawing?.querySelectorAll('path, circle, rect').length).toBeGreaterThan(4);
      expect(drawing?.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it('leads from its contents to its headings, and from its numbers to its sources', async () => {
    const page = await article(0);
    const inner = [...page.querySelectorAll('article a[href^="#"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(inner).toEqual(expect.arrayContaining(['#why', '#how', '#when', '#source-1']));
    for (const anchor of inner) expect(page.querySelector(anchor)).not.toBeNull();
  });

  it('has one heading of the first rank, and links the articles beside it', async () => {
    const page = await article(0);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('a[href="/blog/a"]')?.textContent).toContain('Older');
    expect(page.querySelector('a[href="/lessons/gou-and-gu"]')).not.toBeNull();
  });
});
