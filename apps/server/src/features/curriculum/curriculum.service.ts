import type { CurriculumCell, CurriculumOverview, CurriculumQuery } from '@ori/contracts/curriculum';
import { bandsOf } from '@ori/contracts/curriculum';
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

/** What is taught at which age: the same for everybody, so it is put together once in each language. */
export function createCurriculumService({ content, isPractised }: CurriculumDeps) {
  const cellsIn = new Map(LOCALES.map((locale) => [locale, content.curriculum(locale, isPractised)]));
  const all = (locale: Locale) => cellsIn.get(locale) ?? [];
  return {
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
