import type { Article, TextAnswer } from '@ori/contracts/texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { atomFeed } from './atom.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const get = (path: string) => family.visitor('10.0.0.1').get(path);

describe('the texts of the product', () => {
  test('are listed for a visitor in the visitor’s language', async () => {
    const { texts } = (await get('/api/texts/articles?lng=fr')).json<{
      texts: { slug: string; title: string }[];
    }>();
    expect(texts).toContainEqual(
      expect.objectContaining({ slug: 'recall-beats-rereading', title: 'Fermer le livre et le redire' }),
    );
  });

  test('come whole, with their neighbours in the list', async () => {
    const { texts } = (await get('/api/texts/articles')).json<{ texts: { slug: string }[] }>();
    const [first, second] = texts.map(({ slug }) => slug);
    const answer = (await get(`/api/texts/articles/${second}`)).json<TextAnswer>();
    expect(answer.before?.slug).toBe(first);
    expect(answer.text.sections.length).toBeGreaterThan(2);
    expect((await get(`/api/texts/articles/${first}`)).json<TextAnswer>().before).toBeNull();
  });

  test.each(['/api/texts/poems', '/api/texts/poems/one', '/api/texts/articles/none'])(
    '%s is not found',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not-found' });
    },
  );
});

describe('the feed', () => {
  test('is Atom, in the language asked for, and known by its tag', async () => {
    const feed = await get('/blog/feed.xml?lng=es');
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(feed.body).toContain('xml:lang="es"');
    expect(feed.body).toContain('<title>Cierre el libro y dígalo</title>');
    expect(feed.body.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(6);
  });

  test('holds no address that is not whole, and nothing that could end an element', () => {
    const article = {
      kind: 'articles',
      slug: 'one',
      title: 'A <b> & "c"\u0007',
      description: 'd',
      minutes: 1,
      published: '2026-01-02',
      updated: '2026-03-04',
      tags: ['x & y'],
      picture: 'seed',
      alt: 'a',
      labels: [] as Article['labels'],
      sections: [
        { id: 'h', heading: 'H', html: '<p><a href="/lessons/x">x</a> <a href="#source-1">1</a></p>' },
      ],
      claims: [],
      sources: [{ title: 'T', author: 'A', year: '1999', publisher: 'P' }],
      lessons: [],
    } as const;
    const xml = atomFeed(
      [
        {
          ...article,
          tags: [...article.tags],
          sections: [...article.sections],
          claims: [],
          sources: [...article.sources],
          lessons: [],
        },
      ],
      'https://ori.example',
      'fr',
    );
    expect(xml).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
    expect(xml).toContain('href=&quot;https://ori.example/lessons/x&quot;');
    expect(xml).toContain('href=&quot;https://ori.example/blog/one?lng=fr#source-1&quot;');
    expect(xml).toContain('<updated>2026-03-04T00:00:00Z</updated>');
    expect(xml).not.toMatch(/href=&quot;[/#]/);
  });
});
