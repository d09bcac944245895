import type { CurriculumCell } from '@ori/contracts/curriculum';

/** What stands behind a heading: counted from the data, never typed in. */
export function countsOf(cells: readonly CurriculumCell[]) {
  const units = cells.flatMap((cell) => cell.units);
  const skills = cells.flatMap((cell) => cell.skills);
  return {
    units: units.length,
    lessons: units.reduce((sum, { lessons }) => sum + lessons.length, 0),
    skills: skills.length,
    practised: skills.filter(({ practised }) => practised).length,
  };
}
