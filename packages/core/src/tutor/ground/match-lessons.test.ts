import { describe, expect, it } from 'vitest';
import { matchLessons } from './match-lessons.ts';

const lessons = [
  {
    id: 'adding-parts',
    title: 'Adding parts of a whole',
    summary: 'Parts of different sizes can be added once they are cut alike.',
    skillTitles: ['Add fractions with unlike denominators'],
    vocabulary: [
      { term: 'denominator', simple: 'the number that names the size of the parts' },
      { term: 'common denominator', simple: 'a size that fits both fractions' },
    ],
  },
  {
    id: 'themes',
    title: 'What is a theme?',
    summary: 'A story shows a thought about life.',
    skillTitles: ['Find the theme of a story'],
    vocabulary: [{ term: 'theme', simple: 'a thought about life that a story shows' }],
  },
];
const matcher = matchLessons(lessons, 'en');

describe('a match of lessons', () => {
  it('finds the lesson whose words were asked for, whatever their number', () => {
    expect(matcher.find('how do I add a fraction with different denominators', 2)).toMatchObject([
      { lessonId: 'adding-parts', section: 'core', label: null },
    ]);
  });

  it('keeps silent about what no lesson speaks of', () => {
    expect(matcher.find('who won the football match yesterday', 3)).toEqual([]);
    expect(matcher.nearest('who won the football match yesterday')).toBeNull();
    expect(matcher.define('what is a capacitor')).toBeNull();
  });

  it('names the nearest lesson where only a part of the question is met', () => {
    expect(matcher.nearest('theme of yesterday')).toEqual({ id: 'themes', title: 'What is a theme?' });
  });

  it('defines the longest term that was asked for', () => {
    expect(matcher.define('what is a common denominator?')).toMatchObject({ term: 'common denominator' });
    expect(matcher.define('what are denominators?')).toMatchObject({
      term: 'denominator',
      citation: { lessonId: 'adding-parts' },
    });
  });

  it('does not take a term for a part of another word', () => {
    expect(matcher.define('what is a themed party')).toBeNull();
  });

  it('reads French without its accents', () => {
    const french = matchLessons(
      [
        {
          id: 'geo',
          title: 'Le théorème de Pythagore',
          summary: 'Les côtés d’un triangle rectangle.',
          skillTitles: [],
          vocabulary: [{ term: 'hypoténuse', simple: 'le plus long côté' }],
        },
      ],
      'fr',
    );
    expect(french.find('explique le theoreme de pythagore', 1)).toHaveLength(1);
    expect(french.define('c’est quoi l’hypotenuse ?')).toMatchObject({ term: 'hypoténuse' });
  });
});
