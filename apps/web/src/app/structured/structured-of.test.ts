import type { Lesson } from '@ori/contracts/content';
import { describe, expect, it } from 'vitest';
import { escapeJson } from '../document.ts';
import { publicRows } from '../public-rows.ts';
import { speakerOf } from '../server-words.ts';
import { structuredOf } from './structured-of.ts';

type Data = Record<string, unknown>;

/** What the page of this row says, drawn from `body`. */
function saidBy(row: string, path: string, body: unknown = null, status = 200): readonly Data[] {
  const found = publicRows.find((each) => each.path === row);
  if (!found) throw new Error(`no row ${row}`);
  return structuredOf({ row: found, module: null }, body === null ? null : { status, body }, {
    place: { origin: 'https://ori.example', path, locale: 'fr' },
    title: 'Titre',
    description: 'Description',
    t: speakerOf('fr').t,
  }) as readonly Data[];
}

const lesson = {
  id: 'half-a-loaf',
  title: 'Un demi-pain',
  summary: 'Trois pains, quatre amis.',
  subject: 'math',
  band: 'K-2',
  locale: 'en',
  durationMin: 15,
  objectives: ['Partager un pain.'],
} as unknown as Lesson;

/** Fields without which a reader of the data (schema.org and the search engines) leaves an entity out. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  LearningResource: ['name', 'url'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance', 'url'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  Offer: ['category'],
  Article: ['headline', 'author', 'datePublished', 'image'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
};

/** Every entity in a piece of data, however deep. */
function entitiesIn(data: unknown): Data[] {
  if (data === null || typeof data !== 'object') return [];
  const inside = Object.values(data).flatMap(entitiesIn);
  return '@type' in data ? [data, ...inside] : inside;
}

describe('what pages tell search engines', () => {
  it('names the house and how it is searched on the home page', () => {
    const [house, site] = saidBy('/', '/');
    expect(house).toMatchObject({ '@type': 'Organization', url: 'https://ori.example/' });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: 'https://ori.example/?lng=fr',
      potentialAction: { target: { urlTemplate: 'https://ori.example/search?q={search_term_string}' } },
    });
  });

  it('tells a lesson in the language it is written in, with its age, and the way to it', () => {
    const [told, way] = saidBy('/lessons/:id', '/lessons/half-a-loaf', lesson);
    expect(told).toMatchObject({
      '@type': 'LearningResource',
      inLanguage: 'en',
      educationalLevel: speakerOf('fr').t('curriculum:band.K-2'),
      timeRequired: 'PT15M',
      teaches: ['Partager un pain.'],
      isAccessibleForFree: true,
    });
    const crumbs = way?.['itemListElement'] as readonly Data[];
    expect(crumbs.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://ori.example/?lng=fr'],
      [2, 'https://ori.example/subjects?lng=fr'],
      [3, 'https://ori.example/subjects/math?lng=fr'],
      [4, 'https://ori.example/lessons/half-a-loaf?lng=fr'],
    ]);
  });

  it.each(['/resources/faq', '/pricing'])('asks on %s what the page asks, each with an answer', (path) => {
    const [faq] = saidBy(path, path, { isSelling: true });
    const asked = faq?.['mainEntity'] as readonly { name: string; acceptedAnswer: { text: string } }[];
    expect(asked.length).toBeGreaterThan(3);
    for (const { name, acceptedAnswer } of asked)
      expect([name, acceptedAnswer.text].join(' ')).not.toMatch(/\{\{|^[\w.]+:|faq\.q/);
  });

  it('offers no course that has no lesson yet', () => {
    const cell = { subject: 'math', band: '3-5', title: '', courseId: null, skills: [], units: [] };
    expect(
      saidBy('/subjects/math', '/subjects/math', { cells: [cell] }).map((each) => each['@type']),
    ).toEqual(['BreadcrumbList']);
  });

  it('says of every kind what its readers require', () => {
    const unit = { id: 'u', title: 'Partager', lessons: [lesson], skills: [], cultures: [] };
    const cell = { subject: 'math', band: '3-5', title: '', courseId: 'math-3-5', skills: [], units: [unit] };
    const text = {
      slug: 'pain',
      title: 'Trois pains',
      description: 'Quatre personnes.',
      published: '2026-01-02',
      updated: '2026-01-03',
      tags: ['fractions'],
      sources: [{ title: 'Papyrus Rhind', url: 'https://example.org/rhind' }],
    };
    const told = [
      ...saidBy('/', '/'),
      ...saidBy('/lessons/:id', '/lessons/half-a-loaf', lesson),
      ...saidBy('/subjects/math', '/subjects/math', { cells: [cell] }),
      ...saidBy('/blog/:slug', '/blog/pain', { text }),
      ...saidBy('/resources/faq', '/resources/faq'),
    ];
    const lacking = entitiesIn(told).flatMap((each) =>
      (REQUIRED[String(each['@type'])] ?? [])
        .filter((field) => [undefined, null, ''].some((nothing) => each[field] === nothing))
        .map((field) => `${String(each['@type'])} lacks ${field}`),
    );
    expect(lacking).toEqual([]);
    const kinds = new Set(entitiesIn(told).map((each) => each['@type']));
    for (const kind of Object.keys(REQUIRED)) expect(kinds).toContain(kind);
  });

  it('says nothing of a page that is missing or not offered', () => {
    expect(saidBy('/lessons/:id', '/lessons/none', {}, 404)).toEqual([]);
    expect(saidBy('/w/:code', '/w/abc', {})).toEqual([]);
  });

  it('cannot end the element it stands in', () => {
    const nasty = { ...lesson, title: '</script><script>alert(1)</script>' };
    const written = escapeJson(saidBy('/lessons/:id', '/lessons/x', nasty));
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toMatchObject([{ name: nasty.title }, {}]);
  });
});
