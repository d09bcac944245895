import type { LocalisedText } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { listItem, matchItem, orderItem, setItem, spanItem, wordItem } from './testing/spoken-items.ts';
import { fraction, type Explained } from './item.ts';
import { judge } from './judge.ts';
import { seededRandom } from './seeded-random.ts';
import { text } from './text.ts';

const explained: Explained = { prompt: text('?'), nudge: text('…'), steps: [] };
const whole = (...values: number[]) => values.map((value) => fraction(value, 1));
const option = (word: string) => ({ text: text(word) });
const label = (name: string): LocalisedText => text(name);
const verdicts = (
  item: Parameters<typeof judge>[0],
  answers: readonly string[],
  locale: 'en' | 'fr' = 'en',
) => answers.map((answer) => judge(item, answer, locale).verdict);

describe('a set of numbers', () => {
  const item = setItem(explained, whole(1, 2, 3, 6), [[whole(1, 2, 3), 'add-tops-and-bottoms']]);

  it('takes any order and the usual ways to part numbers', () => {
    expect(verdicts(item, ['6, 3, 2, 1', '1;2;3;6', '{1, 2, 3, 6}', '1, 2, 3 and 6', '1,2,3,6'])).toEqual(
      Array(5).fill('correct'),
    );
    expect(verdicts(item, ['1 ; 2 ; 3 et 6', '6, 3, 2, 1'], 'fr')).toEqual(['correct', 'correct']);
  });

  it('tells a missing number, a doubled one and a word apart', () => {
    expect(verdicts(item, ['1, 2, 3', '1, 2, 3, 6, 6', 'one, two', ''])).toEqual([
      'incorrect',
      'malformed',
      'malformed',
      'malformed',
    ]);
    expect(judge(item, '3, 2, 1', 'en').misconception?.id).toBe('add-tops-and-bottoms');
  });

  it('asks again where a comma may part thousands', () => {
    expect(verdicts(setItem(explained, whole(1, 200), []), ['1,200', '1, 200', '1;200'])).toEqual([
      'incorrect',
      'correct',
      'correct',
    ]);
  });
});

describe('a list of numbers', () => {
  const item = listItem(explained, [label('x'), label('y')], [fraction(3, 1), fraction(-1, 2)], []);

  it('keeps their order and reads decimals as the language writes them', () => {
    expect(verdicts(item, ['3; -1/2', '(3, -0.5)', '-1/2; 3', '3'])).toEqual([
      'correct',
      'correct',
      'incorrect',
      'malformed',
    ]);
    expect(verdicts(item, ['(3 ; -0,5)'], 'fr')).toEqual(['correct']);
  });
});

describe('what is put in order, matched or picked', () => {
  const order = orderItem(
    explained,
    seededRandom('order', 1),
    [option('egg'), option('chick'), option('hen')],
    [[[2, 1, 0], 'add-tops-and-bottoms']],
  );
  const match = matchItem(
    explained,
    seededRandom('match', 1),
    [
      [option('cow'), option('calf')],
      [option('hen'), option('chick')],
    ],
    [[[1, 0], 'add-tops-and-bottoms']],
  );
  const span = spanItem(
    explained,
    [option('The'), option('cat'), option('sat')],
    [1],
    [[[2], 'add-tops-and-bottoms']],
  );

  it('never shows the right order as it stands', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const shown = orderItem(
        explained,
        seededRandom('order', seed),
        [option('a'), option('b'), option('c')],
        [],
      );
      expect(shown.answer).not.toBe('a,b,c');
    }
  });

  it('judges all of them, each once, and finds the misconception', () => {
    for (const item of [order, match, span]) {
      expect(judge(item, item.answer, 'en').verdict).toBe('correct');
      const [wrong] = item.distractors;
      expect(judge(item, wrong?.answer ?? '', 'en').misconception?.id).toBe('add-tops-and-bottoms');
      expect(
        verdicts(
          item,
          ['', 'a', 'a,a,a', 'x,y,z', 'a-9,b-1'].filter((answer) => answer !== 'a' || item !== span),
        ),
      ).not.toContain('correct');
    }
    expect(verdicts(order, ['a,b', 'a,b,c,d'])).toEqual(['malformed', 'malformed']);
    expect(verdicts(match, ['a-1', 'a-1,b'])).toEqual(['malformed', 'malformed']);
    expect(verdicts(span, ['a,b', 'z'])).toEqual(['malformed', 'malformed']);
  });

  it('reads pairs in any order', () => {
    expect(judge(match, match.answer.split(',').toReversed().join(','), 'en').verdict).toBe('correct');
  });
});

describe('a word', () => {
  const item = wordItem(explained, 'colour', { en: ['color'], fr: [], es: [] }, [
    ['couleur', 'add-tops-and-bottoms'],
  ]);

  it('passes over case and spaces, takes other right spellings, and names no number a word', () => {
    expect(verdicts(item, [' Colour ', 'COLOR', 'couleur', 'colur', '7', ''])).toEqual([
      'correct',
      'correct',
      'incorrect',
      'incorrect',
      'malformed',
      'malformed',
    ]);
  });
});
