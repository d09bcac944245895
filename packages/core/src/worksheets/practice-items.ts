import type { Difficulty, Generator } from '@ori/contracts/practice';
import type { SheetLevel } from '@ori/contracts/worksheet-names';
import type { SheetSpec } from '@ori/contracts/worksheets';
import { questionKey } from '../problems/question-key.ts';
import { seededRandom } from '../problems/seeded-random.ts';
import type { FrozenItem } from './frozen-sheet.ts';

const FIXED: Readonly<Record<Exclude<SheetLevel, 'rising'>, Difficulty>> = { easy: 1, medium: 2, hard: 3 };
const SEED_MAX = 2 ** 31 - 1;
/** Draws after which a question that is on the sheet already is taken again: some skills have few. */
const DRAWS_MAX = 40;

/** How hard the question at `index` is; a rising sheet has a third of each difficulty. */
export function difficultyAt(level: SheetLevel, index: number, count: number): Difficulty {
  if (level !== 'rising') return FIXED[level];
  const third = Math.floor((3 * index) / count);
  return third === 0 ? 1 : third === 1 ? 2 : 3;
}

/**
 * The questions of a practice sheet, skills taking turns, none twice while there are others. Pure: they follow from
 * the spec and the generators. Null when a skill has no generator.
 */
export function practiceItems(
  { skills, level, count, seed }: Pick<SheetSpec, 'skills' | 'level' | 'count' | 'seed'>,
  generatorOf: (skill: string) => Generator | null,
): readonly FrozenItem[] | null {
  const random = seededRandom(`worksheet/${skills.join('+')}/${level}`, seed);
  const shown = new Set<string>();
  const items: FrozenItem[] = [];
  for (let index = 0; index < count; index += 1) {
    const skill = skills[index % skills.length] ?? '';
    const generate = generatorOf(skill);
    if (generate === null) return null;
    const difficulty = difficultyAt(level, index, count);
    let item = generate(random.integer(0, SEED_MAX), difficulty);
    for (let draw = 0; draw < DRAWS_MAX && shown.has(questionKey(item)); draw += 1)
      item = generate(random.integer(0, SEED_MAX), difficulty);
    shown.add(questionKey(item));
    items.push({ number: index + 1, skill, difficulty, item });
  }
  return items;
}
