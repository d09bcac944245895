import { LESSON_SECTIONS } from '@ori/contracts/content';
import { LOCALES } from '@ori/contracts/locale';
import { passage as passageShape } from '@ori/contracts/search';
import { describe, expect, it } from 'vitest';
import { openContent } from '../open-content.ts';
import { CONTENT_DIR, sampleText } from '../testing/real-content.ts';
import { plainLine } from './plain-words.ts';
import { passagesOf } from './passages-of.ts';
import { schoolMaths } from './school-maths.ts';

const sample = passagesOf(sampleText('en'), (skill) => `title of ${skill}`);
const having = (words: string) => sample.filter(({ text }) => text.includes(words));

describe('the passages of a lesson', () => {
  it('begin with the lesson itself, its skills by name', () => {
    expect(sample[0]).toMatchObject({
      kind: 'lesson',
      heading: 'Adding Unlike Parts',
      terms: ['title of ma-addunlike'],
    });
  });

  it('begin with what people call it, too', () => {
    const [lesson] = passagesOf(sampleText('en'), String, (id) => [`name of ${id}`]);
    expect(lesson?.terms).toEqual(['ma-addunlike', 'name of adding-unlike-parts']);
  });

  it('are its paragraphs, each in its section, a formula with the words before it', () => {
    expect(having('$1/2+1/10=5/10+1/10=6/10$')).toMatchObject([
      { section: 'core', heading: 'Make the parts the same size', kind: 'text' },
    ]);
  });

  it('carry the label of the claims that stand in them, and none where none does', () => {
    expect(having('He put his own name on it')[0]).toMatchObject({ section: 'story', label: 'record' });
    expect(having('Ten people share six loaves')[0]).toMatchObject({ section: 'hook', label: null });
  });

  it('have the weakest label where claims differ', () => {
    const mixed = sampleText('en').replace(
      '- id: museum\n    text: The Rhind Mathematical Papyrus was bought at Luxor in 1858 and is kept in the British Museum, London, as EA10057 and EA10058.\n    label: record',
      '- id: museum\n    text: The Rhind Mathematical Papyrus was bought at Luxor in 1858 and is kept in the British Museum, London, as EA10057 and EA10058.\n    label: debate',
    );
    const [paragraph] = passagesOf(mixed, String).filter(({ text }) => text.includes('He put his own name'));
    expect(paragraph?.label).toBe('debate');
  });

  it('are its claims too, where they are told, and its words, examples and misconceptions', () => {
    expect(having('named himself in it')).toMatchObject([
      { kind: 'claim', section: 'story', label: 'record' },
    ]);
    expect(sample.find(({ kind }) => kind === 'term')).toMatchObject({
      section: 'words',
      heading: 'numerator',
      terms: ['numerator'],
    });
    expect(having('$3/12$')[0]).toMatchObject({ kind: 'example', section: 'worked' });
    expect(sample.filter(({ kind }) => kind === 'misconception')).toHaveLength(1);
  });

  it('are plain words with an anchor of the page, in every lesson of every language; each lesson has names', async () => {
    const content = await openContent(CONTENT_DIR);
    const anchors: readonly string[] = [...LESSON_SECTIONS, 'words'];
    for (const locale of LOCALES)
      for (const id of content.lessonIds)
        for (const passage of content.passages(id, locale)) {
          expect(passageShape.parse(passage)).toEqual(passage);
          expect(anchors).toContain(passage.section);
          expect(passage.text).not.toMatch(/:claim|\\[a-z]|<\/?[a-z]+>|\*\*|\{#/i);
          expect((passage.text.match(/\$/g)?.length ?? 0) % 2).toBe(0);
        }
    expect(content.passages('no-such-lesson', 'en')).toEqual([]);
    const unnamed = content.lessonIds.filter((id) => {
      const { searchNames, searchTopics } = content.data;
      const names = [searchNames[`lesson ${id}`], searchTopics[`lesson ${id}`]];
      return LOCALES.some((locale) => names.every((each) => (each?.[locale].length ?? 0) === 0));
    });
    expect(unnamed).toEqual([]);
  }, 120_000);
});

describe('maths as schools write it', () => {
  it('keeps what a reckoning means', () => {
    expect(schoolMaths('\\frac12+\\frac1{10}')).toBe('1/2+1/10');
    expect(schoolMaths('\\frac{x+1}{2}')).toBe('(x+1)/2');
    expect(schoolMaths('\\sqrt{a^2+b^{10}}')).toBe('√(a^2+b^10)');
    expect(schoolMaths('3\\times4\\le 12')).toBe('3×4≤ 12');
  });

  it('stands between dollar signs in a plain line', () => {
    expect(plainLine('Write $\\frac12$ as **two** fourths.')).toBe('Write $1/2$ as two fourths.');
  });
});
