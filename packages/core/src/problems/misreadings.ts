import { DIFFICULTIES, type Generator, type Misconception, type PracticeItem } from '@ori/contracts/practice';

/** Questions drawn of a skill at each difficulty to see which wrong ways it can show. */
const SEEDS = [1, 2] as const;

/** A question and the wrong answer that a misconception leads to. */
export interface MisreadExample {
  readonly skill: string;
  readonly item: PracticeItem;
  /** As a learner would type it, or an option's id. */
  readonly wrong: string;
}
export interface Misread {
  readonly misconception: Misconception;
  /** Skills whose questions can show it, in the order given. */
  readonly skills: readonly string[];
  readonly example: MisreadExample | null;
}

interface Found extends MisreadExample {
  readonly misconception: Misconception;
}

/** A typed word is a wrong answer of one language, and a figure is needed to see the others: neither stands alone. */
const standsInWords = ({ item }: Found): boolean =>
  item.figure === undefined && item.answerKind.kind !== 'word';

function foundIn(skill: string, generate: Generator): Found[] {
  const items = DIFFICULTIES.flatMap((difficulty) => SEEDS.map((seed) => generate(seed, difficulty)));
  return items.flatMap((item) =>
    item.distractors.map(({ answer, misconception }) => ({ skill, item, wrong: answer, misconception })),
  );
}

const skillCount = (group: readonly Found[]): number => new Set(group.map(({ skill }) => skill)).size;

function misreadOf(found: readonly Found[]): Misread[] {
  const [first] = found;
  if (first === undefined) return [];
  const example = found.find(standsInWords) ?? null;
  return [
    {
      misconception: first.misconception,
      skills: [...new Set(found.map(({ skill }) => skill))],
      example: example && { skill: example.skill, item: example.item, wrong: example.wrong },
    },
  ];
}

/** The misconceptions that questions of these skills can show; those of the most skills first, then those met most often. */
export function misreadingsIn(
  skills: readonly string[],
  generatorOf: (skill: string) => Generator | null,
): Misread[] {
  const found = skills.flatMap((skill) => {
    const generate = generatorOf(skill);
    return generate === null ? [] : foundIn(skill, generate);
  });
  const groups = [...Map.groupBy(found, ({ misconception }) => misconception.id).values()];
  return groups.toSorted((a, b) => skillCount(b) - skillCount(a) || b.length - a.length).flatMap(misreadOf);
}
