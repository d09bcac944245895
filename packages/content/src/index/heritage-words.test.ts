import { beforeAll, expect, it, test } from 'vitest';
import type { ContentData } from '../data/read-data.ts';
import { shippedData } from '../testing/real-content.ts';
import { siteClaims } from './claim-sites.ts';
import { ruleClaims } from './claim-tables.ts';
import { soundLessonsOf } from './heritage-activities.ts';

let data: ContentData;
beforeAll(async () => {
  data = await shippedData();
}, 60_000);

test.each(['fr', 'es'] as const)('lessons on sound and speed rules are told in %s', (locale) => {
  const english = soundLessonsOf(data, 'en');
  for (const [at, lesson] of soundLessonsOf(data, locale).entries()) {
    expect(lesson.lang).toBe(locale);
    expect(lesson.title).not.toBe(english[at]?.title);
    expect(lesson.activities.map(({ duration }) => duration)).toEqual(
      english[at]?.activities.map(({ duration }) => duration),
    );
  }
  const rules = ruleClaims(data, locale);
  expect(rules).toHaveLength(16);
  for (const { lang, title, text } of rules) {
    expect(lang).toBe(locale);
    if (locale === 'fr') expect(text).not.toMatch(/[^\u202f]:/u);
    expect(`${title} ${text}`).not.toMatch(/\b(?:gives|when|with|example|speed|rule|check)\b/);
  }
});

it('every place tells at least what is known of it and how, each sentence with what that one rests on', () => {
  const claims = siteClaims(data, 'en');
  const accounts = claims.find(({ id }) => id === 'site.parthenon.feature-6');
  expect(accounts?.text).toContain('building accounts');
  expect(accounts?.sources.map(({ id }) => id)).toEqual(['site.parthenon.place', 'IG436', 'HUR04']);
  for (const thin of ['gobekli', 'parthenon', 'epidaurus', 'chavin', 'ur', 'osun', 'taputapuatea'])
    expect(claims.filter(({ id }) => id.startsWith(`site.${thin}.feature`)).length).toBeGreaterThan(4);
});

it('a place as its own record is named in the reader’s language', () => {
  const named = siteClaims(data, 'fr').find(({ id }) => id === 'site.epidaurus.built');
  expect(named?.sources[0]?.text).toBe('Théâtre d’Épidaure\u202f: le lieu lui-même, tel qu’il a été relevé');
});
