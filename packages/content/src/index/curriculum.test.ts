import { BANDS, SUBJECTS } from '@ori/contracts/content';
import { curriculumCell } from '@ori/contracts/curriculum';
import { LOCALES } from '@ori/contracts/locale';
import { expect, it } from 'vitest';
import { knownContent } from '../testing/known-content.ts';

const content = await knownContent();
const english = content.curriculum('en', (skill) => skill === 'ma-halves');

it('has every subject at every band, in its contract’s shape, in each language', () => {
  for (const locale of LOCALES) {
    const cells = content.curriculum(locale, () => true).map((cell) => curriculumCell.parse(cell));
    expect(cells.map(({ subject, band }) => `${subject} ${band}`).toSorted()).toEqual(
      SUBJECTS.flatMap((subject) => BANDS.map((band) => `${subject} ${band}`)).toSorted(),
    );
  }
});

it('lists exactly the lessons that are written, each in its unit', () => {
  const listed = english.flatMap(({ units }) => units.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
  expect(listed.toSorted()).toEqual([...content.lessonIds].toSorted());
});

it('names every unit in every language', () => {
  const untranslated = LOCALES.filter((locale) => locale !== 'en').flatMap((locale) =>
    content
      .curriculum(locale, () => true)
      .flatMap(({ units }) => units)
      .filter(({ id }) => !(id in content.data.courseWords.units)),
  );
  expect(untranslated).toEqual([]);
});

it('tells of each skill its standard and whether it can be practised, and of a unit whose knowledge it draws on', () => {
  const cell = english.find(({ subject, band }) => subject === 'math' && band === 'K-2');
  const bread = cell?.units.find(({ lessons }) => lessons.some(({ id }) => id === 'half-a-loaf-fair-shares'));
  expect(bread?.cultures).toContain('Kemet (ancient Egypt and the Nile valley)');
  expect(cell?.skills.find(({ id }) => id === 'ma-halves')).toMatchObject({ practised: true });
  expect(cell?.skills.find(({ id }) => id === 'ma-count20')).toMatchObject({
    standard: 'CCSS-M K.CC.B.5',
    practised: false,
  });
});
