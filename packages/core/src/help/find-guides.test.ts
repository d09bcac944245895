import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGuides } from './find-guides.ts';

const guide = (title: string, description: string, ...parts: string[]) => ({ title, description, parts });
const PIN = guide('A forgotten PIN', 'A new one takes a minute.', 'Open the child. Press the new PIN!');
const ILL = guide(
  'A sick day',
  'One press moves everything on.',
  'Is a child ill? Press “Ill” in the schedule.',
);
const FR = guide('Où sont les élèves ?', 'Là.', 'Dans la pièce des enfants.');
const ALL = [PIN, ILL, FR];
const titles = (typed: string) => findGuides(ALL, typed).map(({ guide: { title } }) => title);

describe('looking for a guide', () => {
  it('finds all of them until something is typed', () => {
    expect(titles('  ')).toEqual(ALL.map(({ title }) => title));
  });

  it('needs every telling word, in whatever form', () => {
    expect(titles('I forgot my PIN')).toEqual([PIN.title]);
    expect(titles('children')).toEqual([PIN.title, ILL.title]);
    expect(titles('ill moon')).toEqual([]);
  });

  it('does not mind accents or capitals', () => {
    expect(titles('ELEVE')).toEqual([FR.title]);
  });

  it('puts titles that hold the words before texts that do', () => {
    const later = guide('The week', 'Days.', 'When somebody is sick, press.');
    expect(findGuides([later, ILL], 'sick')[0]?.guide).toBe(ILL);
  });

  it('shows the sentence where the words stand, unless the head says it already', () => {
    expect(findGuides(ALL, 'schedule')[0]?.passage).toBe('Press “Ill” in the schedule.');
    expect(findGuides(ALL, 'forgotten')[0]?.passage).toBeNull();
  });

  it('leaves a French guillemet with the sentence that it closes', () => {
    const told = guide('Un message', 'Là.', 'Il dit « Bravo ! » Puis la fenêtre se ferme.');
    expect(findGuides([told], 'fenêtre')[0]?.passage).toBe('Puis la fenêtre se ferme.');
    expect(findGuides([told], 'bravo')[0]?.passage).toBe('Il dit « Bravo ! »');
  });

  it('never fails, and never finds what is not there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const { guide: found } of findGuides(ALL, typed)) expect(ALL).toContain(found);
      }),
    );
  });
});
