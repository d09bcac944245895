import { expect, it } from 'vitest';
import { keysOf, type Tree } from './check-words.ts';

const files = import.meta.glob<Tree>('./en/*.json', { eager: true, import: 'default' });

/** Texts that the specification writes with capitals (spec §2, §4, §8). */
const OF_THE_SPECIFICATION = [
  'Access Restricted',
  'Authentication Error',
  'Authentication Failed',
  'Choose Your Tutor',
  'Continue Learning',
  'Go Back',
  'Go Home',
  'Homework Help',
  'Learning Goals',
  'My Progress',
  'Need Help?',
  'Print Worksheets',
  'Quick Practice',
  "Today's Schedule",
  'Try Again',
];
/** Names, which keep their capitals wherever they stand. */
const NAMES = [
  'About Ori Academy',
  'Ancient Egypt',
  'Children',
  'Co-op',
  'Conversations with Ori',
  'English, French and Spanish',
  'Elo',
  'Founder’s Circle',
  'Free',
  'Google',
  'Kemet',
  'Knowledge Inheritance Mapping',
  'Learning English',
  'Messages to Ori',
  'Ori Academy',
  'Ori Almanac',
  'Professor Ori',
  'Settings',
  'South Asia',
  'Sundays',
  'Teacher Edition',
  'United States',
  'Pennsylvania',
  'US Letter',
  'Yantra',
  'Ori',
];
/** Titles of lessons, by their keys: a title is written as the lesson writes it. */
const LESSON_TITLES = /^(?:lesson(?:\.|$)|next\.lesson$)/u;
const SMALL =
  /^(?:a|an|and|the|of|for|to|in|on|or|with|by|at|from|as|is|not|your|our|you|it|learning|english|about)$/iu;

/** Every word after the first has a capital, small words and names aside. */
function isTitleCase(sentence: string): boolean {
  const plain = [...OF_THE_SPECIFICATION, ...NAMES].reduce(
    (left, name) => left.replaceAll(name, ' '),
    sentence.replaceAll(/\{\{.*?\}\}|<[^>]*>/gu, ' '),
  );
  const words = plain.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const rest = words.slice(1).filter((word) => !SMALL.test(word));
  return rest.length > 0 && rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

it('tells Title Case from sentence case', () => {
  expect(isTitleCase('View All Courses')).toBe(true);
  expect(isTitleCase('Print the Worksheets')).toBe(true);
  expect(isTitleCase('View all courses')).toBe(false);
  expect(isTitleCase('Ask Professor Ori')).toBe(false);
  expect(isTitleCase('Try Again')).toBe(false);
});

it('writes in sentence case whatever the specification does not write with capitals', () => {
  const found = Object.entries(files).flatMap(([file, words]) =>
    keysOf(words)
      .filter(([key]) => !LESSON_TITLES.test(key))
      .filter(([, text]) => text.split(/(?<=[.!?:…])\s+|\n/u).some(isTitleCase))
      .map(([key, text]) => `${file} ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});
