import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import { describe, expect, it } from 'vitest';
import { CONTENT_DIR, planted, samplePath, sampleText } from '../../testing/real-content.ts';
import { placeOf, readDraft, type LessonDraft } from '../draft.ts';
import { localeProblems } from './locales.ts';

function draftOf(locale: 'en' | 'fr' | 'es', change: (text: string) => string = (text) => text): LessonDraft {
  const { draft } = readDraft(
    placeOf(samplePath(locale)) ?? expect.fail('no lesson'),
    change(sampleText(locale)),
  );
  return draft ?? expect.fail('no draft');
}

const english = draftOf('en');
const spanish = draftOf('es');

/** Where a French file with a change differs from the English one. */
function differing(passage: string, instead: string): string[] {
  const french = draftOf('fr', (text) => planted(text, passage, instead));
  return localeProblems('folder', [english, french, spanish]).map(({ field, rule }) => `${field} ${rule}`);
}

describe('the languages of a lesson', () => {
  it('agree as they are shipped', () => {
    expect(localeProblems('folder', [english, draftOf('fr'), spanish])).toEqual([]);
  });

  it('are all three there for every lesson that is shipped', () => {
    const files = globSync('lessons/*/*/*/*.md', { cwd: CONTENT_DIR });
    const lessons = [...new Set(files.map((file) => dirname(file)))];
    const wanted = lessons.flatMap((lesson) =>
      ['en', 'es', 'fr'].map((locale) => join(lesson, `${locale}.md`)),
    );
    expect(files.toSorted()).toEqual(wanted.toSorted());
  });

  it('begin with English, and need not all be there yet', () => {
    expect(localeProblems('folder', [english, spanish])).toEqual([]);
    expect(localeProblems('lessons/math/3-5/adding-unlike-parts', [spanish])).toEqual([
      expect.objectContaining({ file: 'lessons/math/3-5/adding-unlike-parts/en.md', rule: 'locale-missing' }),
    ]);
  });

  it.each([
    ['claims', '- id: equivalent', '- id: egal'],
    ['practice', 'skill: ma-addunlike, count: 6', 'skill: ma-addunlike, count: 5'],
    ['interactives', 'cuts: [2, 3, 5, 6, 12]', 'cuts: [2, 3, 6, 12]'],
    ['sources', '- id: CCSSM', '- id: COMMON'],
    [
      'faded.steps',
      'reason: On compte les parts et on garde leur taille.\n      hidden: true',
      'reason: Bien.',
    ],
    ['place', 'lat: 25.6872', 'lat: 26.6872'],
    ['version', 'version: 1', 'version: 2'],
    [
      'body sections',
      'type: bars\nrows: [{ parts: 2, shaded: 1 }, { parts: 10, shaded: 5 }, { parts: 10, shaded: 6 }]',
      'type: shares\nwholes: 1\nparts: 2\nshaded: 1\nshape: loaf',
    ],
  ] as const)('agree in %s', (field, passage, instead) => {
    expect(differing(passage, instead)).toEqual([`${field} locale-differs`]);
  });
});

/** Lines whose spaces are not the French ones; formulas have spaces of their own. */
const spacedApart = (text: string) =>
  text.split('\n').filter((line) => {
    const words = line.replace(/\$[^$]+\$/g, '$');
    return frenchSpaces(words) !== words;
  });

describe('French', () => {
  it('keeps its marks beside their words, in every lesson and in the words of the data', () => {
    const files = globSync(['lessons/**/fr.md', 'translations/*.json'], { cwd: CONTENT_DIR });
    const apart = files.flatMap((file) =>
      spacedApart(readFileSync(join(CONTENT_DIR, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(files.length).toBeGreaterThan(35);
    expect(apart).toEqual([]);
  });

  it('is found where a mark stands apart', () => {
    expect(spacedApart('Oui !\nNon\u202f!\n$f(x ; y)$ et rien')).toEqual(['Oui !']);
  });
});
