import type { Passage } from '@ori/contracts/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeness, slipsBetween, swapsOf } from './closeness.ts';
import { answersAmong, nearestAmong } from './enough.ts';
import { extractAround } from './extract.ts';
import { likedFirst } from './liked-first.ts';
import { type Candidate, rankPassages, type Spot } from './rank-passages.ts';
import { searchWord } from './search-word.ts';

const known = (word: string, lessons: number) => ({ word, lexeme: word, lessons, passages: lessons * 2 });
const passage = (
  lessonId: string,
  kind: Passage['kind'],
  met: Readonly<Record<string, Spot>>,
): Candidate => ({
  lessonId,
  kind,
  section: 'core',
  heading: '',
  text: Object.keys(met).join(' '),
  label: null,
  terms: [],
  met: new Map(Object.entries(met)),
  roots: new Set(Object.keys(met)),
  names: [],
});

const answer = (lessonId: string, score: number) => ({
  passage: passage(lessonId, 'text', {}),
  covered: 1,
  about: 1,
  named: 1,
  together: 1,
  score,
});

describe('a misspelt word', () => {
  it('is close to what it was meant to be, however it was spelt by ear', () => {
    const pairs = [
      ['numerater', 'numerator'],
      ['fracshun', 'fraction'],
      ['hyroglifs', 'hieroglyphs'],
      ['sope', 'soap'],
      ['javon', 'jabon'],
      ['bougent', 'bouge'],
      ['sqaure', 'square'],
    ] as const;
    for (const [written, meant] of pairs) expect(closeness(written, meant), written).toBeGreaterThan(0.4);
  });

  it('is not close to another word of the language', () => {
    const pairs = [
      ['cat', 'cut'],
      ['party', 'parts'],
      ['mouse', 'house'],
      ['football', 'footnote'],
    ] as const;
    for (const [one, other] of pairs) expect(closeness(one, other), one).toBeLessThan(0.75);
    expect(closeness('cat', 'cut')).toBe(0);
    expect(closeness('mouse', 'house')).toBe(0);
  });

  it('has as many slips as letters have to be changed, whichever way one looks', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = slipsBetween(one, other);
        expect(slips).toBe(slipsBetween(other, one));
        expect(slips === 0).toBe(one === other);
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(closeness(one, other)).toBeGreaterThanOrEqual(0);
        expect(closeness(one, other)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('knows the words that fingers make of a word by swapping two letters', () => {
  expect(swapsOf('form')).toEqual(['ofrm', 'from', 'fomr']);
  expect(swapsOf('egg')).toEqual(['geg']);
});

describe('the ranking of lessons', () => {
  const words = [
    searchWord('rare', known('rare', 1), [], 30),
    searchWord('plain', known('plain', 20), [], 30),
  ];

  it('puts the lesson with the rare word before one with the common word', () => {
    const ranked = rankPassages(words, [
      passage('a', 'text', { plain: 'D' }),
      passage('b', 'text', { rare: 'D' }),
    ]);
    expect(ranked.map(({ passage: { lessonId } }) => lessonId)).toEqual(['b', 'a']);
  });

  it('prefers words that stand together and in a title, and cites the passage rather than the summary', () => {
    const [first] = rankPassages(words, [
      passage('apart', 'text', { rare: 'D' }),
      passage('apart', 'text', { plain: 'D' }),
      passage('titled', 'lesson', { rare: 'A' }),
      passage('titled', 'text', { rare: 'D', plain: 'D' }),
    ]);
    expect(first?.passage).toMatchObject({ lessonId: 'titled', kind: 'text' });
    expect(first?.covered).toBe(1);
  });

  it('is silent where too little was met, or it was met in passing only', () => {
    const unknown = searchWord('nowhere', null, [], 30);
    const little = rankPassages([words[1]!, unknown], [passage('a', 'text', { plain: 'C' })]);
    expect(answersAmong(little)).toEqual([]);
    const passing = rankPassages([words[0]!], [passage('a', 'text', { rare: 'D' })]);
    expect(answersAmong(passing)).toEqual([]);
    expect(nearestAmong(passing)).toBeNull();
    const titled = rankPassages([words[0]!, unknown], [passage('a', 'lesson', { rare: 'A' })]);
    expect(nearestAmong(titled)?.passage.lessonId).toBe('a');
    expect(answersAmong(rankPassages([words[0]!], [passage('a', 'text', { rare: 'C' })]))).toHaveLength(1);
  });
});

const named = (id: string, name: readonly string[]): Candidate => {
  return { ...passage(id, 'lesson', { number: 'B' }), names: [name] };
};

describe('a name of a lesson', () => {
  it('that is all of what was asked puts the lesson before one that is called more than that', () => {
    const asked = [searchWord('number', known('number', 20), [], 30)];
    const ranked = rankPassages(asked, [
      named('a-primes', ['prime', 'number']),
      named('b-figures', ['number']),
    ]);
    expect(ranked.map(({ passage: { lessonId } }) => lessonId)).toEqual(['b-figures', 'a-primes']);
  });
});

describe('what is enough', () => {
  const ranked = { ...answer('a', 1), covered: 0.7, about: 0.2, named: 0, together: 2 };
  const isEnough = (more: Partial<typeof ranked>) => answersAmong([{ ...ranked, ...more }]).length === 1;

  it('is less of a lesson that is about it where more of the words stand together', () => {
    expect(isEnough({})).toBe(true);
    expect(isEnough({ together: 1 })).toBe(false);
    expect(isEnough({ covered: 0.6 })).toBe(false);
  });

  it('is half of what was asked where the lesson teaches it', () => {
    expect(isEnough({ covered: 0.55, named: 0.55, together: 1 })).toBe(true);
    expect(isEnough({ covered: 0.5, named: 0.5, together: 1 })).toBe(false);
  });

  it('is the lesson’s own aims, and no question to begin with', () => {
    const hook = { ...ranked.passage, section: 'hook' };
    expect(isEnough({ passage: hook })).toBe(false);
    expect(isEnough({ passage: { ...hook, kind: 'lesson' } })).toBe(true);
  });

  it('counts no guess at a misspelt word among those that stand together', () => {
    const guess = searchWord('chess', null, [known('chest', 2)], 30);
    const [found] = rankPassages([guess], [passage('a', 'text', { chest: 'D' })]);
    expect(found).toMatchObject({ together: 0 });
  });
});

describe('an extract', () => {
  const text = 'Bells ring. A bell has two notes. Strike it in the middle. Then $3 + 4 = 7$. The end.';

  it('is at most two sentences, chosen around what was asked', () => {
    expect(extractAround(text, ['strik', 'middl'], 'en')).toBe('Strike it in the middle. Then $3 + 4 = 7$.');
    expect(extractAround(text, ['end'], 'en')).toBe('Then $3 + 4 = 7$. The end.');
    expect(extractAround('Only one.', ['none'], 'en')).toBe('Only one.');
  });
});

const ids = (scores: Readonly<Record<string, number>>, liked: string) =>
  likedFirst(
    Object.entries(scores).map(([id, score]) => answer(id, score)),
    (id) => id === liked,
  ).map(({ passage: { lessonId } }) => lessonId);

describe('lessons of the cultures a teaching style likes', () => {
  it('come first among answers about as good, and never before a much better one', () => {
    expect(ids({ greek: 10, andes: 9 }, 'andes')).toEqual(['andes', 'greek']);
    expect(ids({ greek: 10, andes: 6 }, 'andes')).toEqual(['greek', 'andes']);
    expect(ids({ greek: 10, andes: 9 }, 'none')).toEqual(['greek', 'andes']);
  });
});
