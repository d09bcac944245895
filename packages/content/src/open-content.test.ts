import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lesson as lessonShape, course as courseShape } from '@ori/contracts/content';
import { LOCALES } from '@ori/contracts/locale';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContent } from './open-content.ts';
import { ContentError } from './problem.ts';
import { readContent } from './read-content.ts';
import { knownContent } from './testing/known-content.ts';
import { CONTENT_DIR, copyContent, planted, samplePath, type CopiedContent } from './testing/real-content.ts';

const EVERY_LESSON_MS = 120_000;

const sumOf = (parts: readonly { count: number }[]) => parts.reduce((sum, { count }) => sum + count, 0);

describe('the shipped content', () => {
  it(
    'opens, and every lesson has its contract’s shape in every language',
    { timeout: EVERY_LESSON_MS },
    async () => {
      const content = await openContent(CONTENT_DIR);
      expect(content.lessonIds).toEqual(
        expect.arrayContaining(['half-a-loaf-fair-shares', 'adding-unlike-parts']),
      );
      for (const locale of LOCALES)
        for (const id of content.lessonIds) {
          const lesson = lessonShape.parse(content.lesson(id, locale));
          expect(lesson.locale).toBe(lesson.availableIn.includes(locale) ? locale : 'en');
          expect(lesson.availableIn).toContain('en');
          const asked = content.lessonPractice(id);
          expect(new Set(lesson.practice.map(({ skill }) => skill))).toEqual(
            new Set(asked.map(({ skill }) => skill)),
          );
          expect(sumOf(lesson.practice)).toBe(sumOf(asked));
          expect(lesson.skills).toContain(lesson.practice[0]?.skill);
        }
    },
  );

  it('begins and ends the practice of every lesson with what the lesson teaches', async () => {
    const content = await knownContent();
    for (const id of content.lessonIds) {
      const taught = content.lessonSummary(id, 'en')?.skills;
      const asked = content.lessonPractice(id);
      expect(taught, id).toContain(asked[0]?.skill);
      expect(taught, id).toContain(asked.at(-1)?.skill);
    }
  });

  it('lists in each course the lessons that are written, in the curriculum’s order, in each language', async () => {
    const content = await knownContent();
    for (const locale of LOCALES) {
      const courses = content.courses(locale).map((course) => courseShape.parse(course));
      const listed = courses.flatMap(({ units }) => units.flatMap(({ lessons }) => lessons));
      expect(listed.map(({ id }) => id).toSorted()).toEqual([...content.lessonIds].toSorted());
      for (const course of courses) expect(content.course(course.id, locale)).toEqual(course);
      for (const { id, courseId } of listed) expect(content.lesson(id, locale)?.courseId).toBe(courseId);
    }
  });

  it('names courses and units in the language of the reader', async () => {
    const content = await knownContent();
    expect(content.course('math-k-2', 'en')?.title).toBe('Mathematics, grades K–2');
    expect(content.course('math-k-2', 'fr')?.units[0]?.title).toBe('Compter avec des mains et des nœuds');
    const lessons = content.course('math-k-2', 'es')?.units.flatMap((unit) => unit.lessons) ?? [];
    const loaf = lessons.find(({ id }) => id === 'half-a-loaf-fair-shares');
    expect(loaf?.title).toBe('Medio pan, partes justas');
  });

  it('resolves sources, cards and titles in the language of the reader', async () => {
    const content = await knownContent();
    const french = content.lesson('adding-unlike-parts', 'fr');
    expect(french?.sources.map(({ id }) => id)).toEqual(['BM10057', 'IMH16', 'CCSSM']);
    expect(french?.kimCards[0]).toMatchObject({
      cultureName: 'Kemet (Égypte ancienne et vallée du Nil)',
      relation: 'independent-discovery',
      label: 'record',
    });
    expect(french?.practice[0]?.title).toBe('Additionner des fractions de dénominateurs différents');
    expect(french?.faded.steps.map(({ hidden }) => hidden ?? false)).toEqual([false, true, true]);
  });

  it('tells the cards of the first years in words for children too, and no others', async () => {
    const content = await knownContent();
    const cards = (id: string) => LOCALES.flatMap((locale) => content.lesson(id, locale)?.kimCards ?? []);
    const young = cards('half-a-loaf-fair-shares').map(({ forChildren }) => forChildren?.modernConcept);
    expect(young).toEqual(['Halves and fourths', 'Moitiés et quarts', 'Mitades y cuartos']);
    expect(cards('adding-unlike-parts').map((card) => 'forChildren' in card)).toEqual([false, false, false]);
  });

  it('answers null for what is not there', async () => {
    const content = await knownContent();
    expect(content.lesson('lost-lesson', 'en')).toBeNull();
    expect(content.lessonSummary('lost-lesson', 'en')).toBeNull();
    expect(content.course('math-k-99', 'en')).toBeNull();
    expect(content.skill('ma-nothing')).toBeNull();
    expect(content.mapping('kem-nothing', 'en')).toBeNull();
    expect(content.lessonPractice('lost-lesson')).toEqual([]);
  });

  it('finds the lessons of a skill', async () => {
    const content = await knownContent();
    expect(content.lessonsOfSkill('ma-halves')).toEqual(['half-a-loaf-fair-shares']);
    expect(content.skill('ma-halves')?.prerequisites).toEqual(['ma-shapes']);
  });
});

describe('opening content', () => {
  let copy: CopiedContent;
  beforeEach(async () => {
    copy = await copyContent();
  });
  afterEach(() => copy.remove());

  it('refuses content that breaks a rule, naming file, field and rule', async () => {
    await copy.edit(samplePath('en'), (text) =>
      planted(text, 'skills: [ma-addunlike]', 'skills: [ma-addunlike, ma-magic]'),
    );
    const failure = await openContent(copy.dir).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentError);
    expect(String(failure)).toContain(`${samplePath('en')}: skills: no skill "ma-magic" [unknown-skill]`);
  });

  it('refuses a lesson that lacks a language, and a file that lies astray', async () => {
    await rm(join(copy.dir, samplePath('en')));
    await writeFile(join(copy.dir, samplePath('en').replace('en.md', 'de.md')), 'Hallo');
    const { problems } = await readContent(copy.dir);
    expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      `${samplePath('en').replace('en.md', 'de.md')} stray-file`,
      `${samplePath('en')} locale-missing`,
    ]);
  });

  it('gives a lesson in English where it is not translated yet, and says in which languages it is', async () => {
    await rm(join(copy.dir, samplePath('es')));
    const content = await openContent(copy.dir);
    const lesson = content.lesson('adding-unlike-parts', 'es');
    expect([lesson?.locale, lesson?.availableIn]).toEqual(['en', ['en', 'fr']]);
    expect(content.lessonSummary('adding-unlike-parts', 'es')?.title).toBe('Adding Unlike Parts');
    expect(content.course('math-3-5', 'es')?.title).toContain('Matemáticas');
  });

  it('refuses a written lesson whose unit has no title in French and Spanish', async () => {
    await copy.edit('translations/courses.json', (text) => text.replace(/"math-3-5-3": \{[^}]*\},/, ''));
    const { problems } = await readContent(copy.dir);
    expect(problems.map(({ field, rule }) => `${field} ${rule}`)).toEqual(['units.math-3-5-3 translation']);
  });

  it('reads nothing anew the second time, also from a copy with other dates', async () => {
    const first = await readContent(copy.dir, copy.cacheDir);
    expect(first.checked).toBeGreaterThan(0);
    expect((await readContent(copy.dir, copy.cacheDir)).checked).toBe(0);
    await utimes(join(copy.dir, samplePath('fr')), new Date(0), new Date(0));
    const third = await readContent(copy.dir, copy.cacheDir);
    expect(third.checked).toBe(0);
    expect(third.version).toBe(first.version);
  });

  it('checks a lesson that changed, and changes its version', async () => {
    const before = await openContent(copy.dir, { cacheDir: copy.cacheDir });
    await copy.edit(samplePath('en'), (text) => planted(text, 'It fits!', 'It fits well!'));
    const after = await openContent(copy.dir, { cacheDir: copy.cacheDir });
    expect(after.version).not.toBe(before.version);
    expect(after.lesson('adding-unlike-parts', 'en')?.sections[2]?.html).toContain('It fits well!');
    await copy.edit(samplePath('en'), (text) => planted(text, 'It fits well!', 'It fits (?)!'));
    await expect(openContent(copy.dir, { cacheDir: copy.cacheDir })).rejects.toBeInstanceOf(ContentError);
  });

  it('checks every lesson again when a data file changed', async () => {
    await openContent(copy.dir, { cacheDir: copy.cacheDir });
    await copy.edit('translations/mappings.json', (text) =>
      planted(text, '"kem-unit-fractions":', '"kem-strike":'),
    );
    const { problems } = await readContent(copy.dir, copy.cacheDir);
    expect(problems).toContainEqual(expect.objectContaining({ file: samplePath('fr'), rule: 'translation' }));
  });

  it('forgets a lesson that was taken away', async () => {
    await openContent(copy.dir, { cacheDir: copy.cacheDir });
    await rm(join(copy.dir, 'lessons/math/3-5'), { recursive: true });
    const content = await openContent(copy.dir, { cacheDir: copy.cacheDir });
    expect(content.lessonIds).not.toContain('adding-unlike-parts');
    expect(content.course('math-3-5', 'en')).toBeNull();
  });

  it('trusts no cache that was cut short or belongs to other content', async () => {
    await openContent(copy.dir, { cacheDir: copy.cacheDir });
    const path = join(copy.cacheDir, 'content-index.json');
    const whole = await readFile(path, 'utf8');
    await writeFile(path, whole.slice(0, -20));
    expect((await readContent(copy.dir, copy.cacheDir)).checked).toBeGreaterThan(0);
    await writeFile(path, whole);
    await copy.edit('vedic.json', (text) => `${text} `);
    expect((await readContent(copy.dir, copy.cacheDir)).checked).toBeGreaterThan(0);
  });
});
