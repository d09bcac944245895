import type { CurriculumCell, CurriculumOverview, CurriculumQuery } from '@ori/contracts/curriculum';
import { bandsOf } from '@ori/contracts/curriculum';
import { BANDS } from '@ori/contracts/subjects';
import { LOCALES, type Locale } from '@ori/contracts/locale';

export interface CurriculumDeps {
  readonly content: {
    curriculum(locale: Locale, isPractised: (skill: string) => boolean): CurriculumCell[];
  };
  readonly isPractised: (skill: string) => boolean;
}

function overviewOf(cells: readonly CurriculumCell[]): CurriculumOverview {
  return {
    cells: cells.map(({ subject, band, units, skills }) => ({
      subject,
      band,
      units: units.map(({ title }) => title),
      lessons: units.reduce((sum, { lessons }) => sum + lessons.length, 0),
      skills: skills.length,
      practised: skills.filter(({ practised }) => practised).length,
    })),
  };
}

function countsOf({ cells }: CurriculumOverview) {
  return BANDS.map((band) => {
    const here = cells.filter((cell) => cell.band === band);
    const sum = (of: 'lessons' | 'practised') => here.reduce((total, cell) => total + cell[of], 0);
    return { band, lessons: sum('lessons'), practised: sum('practised') };
  });
}

/** What is taught at which age: the same for everybody, so it is put together once in each language. */
export function createCurriculumService({ content, isPractised }: CurriculumDeps) {
  const cellsIn = new Map(LOCALES.map((locale) => [locale, content.curriculum(locale, isPractised)]));
  const all = (locale: Locale) => cellsIn.get(locale) ?? [];
  const counts = countsOf(overviewOf(all('en')));
  return {
    /** How many lessons, and skills with practice, there are for each band. */
    countsByBand: () => counts,
    overview: (locale: Locale): CurriculumOverview => overviewOf(all(locale)),
    cells(query: CurriculumQuery, locale: Locale): CurriculumCell[] {
      const bands = bandsOf(query.stage);
      return all(locale).filter(
        ({ subject, band }) =>
          bands.includes(band) && (query.subject === undefined || query.subject === subject),
      );
    },
  };
}
export type CurriculumService = ReturnType<typeof createCurriculumService>;
