import type { Passage } from '@ori/contracts/search';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createSearchService, type SearchService } from './search.service.ts';

vi.setConfig({ hookTimeout: 180_000 });

/** Lessons by the one name they go by; each says a little of it. */
const NAMED = {
  moon: ['phases', 'What comes and goes has phases.'],
  work: ['pay slip', 'A pay slip tells what was paid.'],
  stick: ['sundial', 'Long ago a sundial told the time.'],
  loaf: ['fraction', 'A fraction names a part.'],
  cords: ['nœud', 'Un nœud says one.'],
  signs: ['hieroglyphes', 'Old scribes drew hieroglyphes.'],
} as const;

const passage = (lessonId: string, more: Partial<Passage>): Passage => ({
  lessonId,
  section: 'core',
  kind: 'text',
  heading: '',
  text: '',
  label: null,
  terms: [],
  ...more,
});
const OF_LESSONS: ReadonlyMap<string, readonly Passage[]> = new Map([
  ...Object.entries(NAMED).map(([id, [name, text]]): [string, readonly Passage[]] => [
    id,
    [passage(id, { kind: 'lesson', heading: id, terms: [name] }), passage(id, { text })],
  ]),
  [
    'aims',
    [
      passage('aims', { kind: 'lesson', section: 'hook', terms: ['hypotenuse'], text: 'Find the rule.' }),
      passage('aims', { section: 'hook', text: 'How would you cut the squares?' }),
    ],
  ],
]);

let app: TestApp;
let search: SearchService;
beforeAll(async () => {
  app = await startTestApp();
  const content = {
    ...app.content,
    version: 'spellings',
    lessonIds: [...OF_LESSONS.keys()],
    passages: (id: string) => OF_LESSONS.get(id) ?? [],
  };
  search = createSearchService({ ...app.deps, content });
  await search.fill();
});
afterAll(() => app.close());

it.each([
  ['phases', 'moon', 'a plural that is stemmed as it is written, not once it lost its ending'],
  ['payslip', 'work', 'two words written as one'],
  ['sun dial', 'stick', 'one word written as two'],
  ['fractoin', 'loaf', 'two letters swapped'],
  ['noeud', 'cords', 'two letters for one that holds both'],
  ['hieroglyfe', 'signs', 'misspelt, and in another number than the lesson has it'],
  ['hypotenuse', 'aims', 'what only the lesson’s names tell, before its opening question'],
])('finds by “%s” the lesson of the %s: %s', async (query, lesson) => {
  const found = await search.opened()?.findPassages(query, 'en', 3);
  expect(found?.map(({ lessonId }) => lessonId)).toEqual([lesson]);
});

it('takes no word apart whose parts stand nowhere side by side', async () => {
  expect(await search.opened()?.findPassages('slipphases', 'en', 3)).toEqual([]);
});
