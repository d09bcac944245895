import type { Generator, Misconception } from '@ori/contracts/practice';
import { givesAway } from './gives-away.ts';
import type { SkillPractice } from './item.ts';
import { seededRandom } from './seeded-random.ts';
import { type Catalogues, inAllLanguages, knownMisconception } from './speak.ts';
import { MATH_3_5 } from './generators/math-3-5/skills.ts';
import { MATH_6_8 } from './generators/math-6-8/skills.ts';
import { MATH_9_12 } from './generators/math-9-12/skills.ts';
import { MATH_K_2 } from './generators/math-k-2/skills.ts';
import { MATH_UNIVERSITY } from './generators/math-university/skills.ts';
import { SCIENCE_3_5 } from './generators/science-3-5/skills.ts';
import { SCIENCE_6_8 } from './generators/science-6-8/skills.ts';
import { SCIENCE_9_12 } from './generators/science-9-12/skills.ts';
import { SCIENCE_K_2 } from './generators/science-k-2/skills.ts';
import { LANGUAGE_K_2 } from './generators/language-k-2/skills.ts';
import { LANGUAGE_ESL } from './generators/language-esl/skills.ts';
import { LANGUAGE_9_12 } from './generators/language-9-12/skills.ts';
import { LANGUAGE_3_5 } from './generators/language-3-5/skills.ts';
import { LANGUAGE_6_8 } from './generators/language-6-8/skills.ts';
import { SOCIAL_6_8 } from './generators/social-6-8/skills.ts';
import { SOCIAL_3_5 } from './generators/social-3-5/skills.ts';
import { SOCIAL_K_2 } from './generators/social-k-2/skills.ts';
import { SOCIAL_9_12 } from './generators/social-9-12/skills.ts';
import { SOCIAL_ADULT } from './generators/social-adult/skills.ts';
import { SOCIAL_ESL } from './generators/social-esl/skills.ts';
import { SOCIAL_UNIVERSITY } from './generators/social-university/skills.ts';
import { LIFE_3_5 } from './generators/life-3-5/skills.ts';
import { LIFE_6_8 } from './generators/life-6-8/skills.ts';
import { LIFE_9_12 } from './generators/life-9-12/skills.ts';
import { LIFE_ADULT } from './generators/life-adult/skills.ts';
import { LIFE_K_2 } from './generators/life-k-2/skills.ts';

const GENERATORS: ReadonlyMap<string, SkillPractice> = new Map(
  Object.entries({
    ...MATH_K_2,
    ...MATH_3_5,
    ...MATH_6_8,
    ...MATH_9_12,
    ...MATH_UNIVERSITY,
    ...SCIENCE_K_2,
    ...SCIENCE_3_5,
    ...SCIENCE_6_8,
    ...SCIENCE_9_12,
    ...LANGUAGE_K_2,
    ...LANGUAGE_ESL,
    ...LANGUAGE_9_12,
    ...LANGUAGE_3_5,
    ...LANGUAGE_6_8,
    ...SOCIAL_6_8,
    ...SOCIAL_3_5,
    ...SOCIAL_K_2,
    ...SOCIAL_9_12,
    ...SOCIAL_ADULT,
    ...SOCIAL_ESL,
    ...SOCIAL_UNIVERSITY,
    ...LIFE_K_2,
    ...LIFE_3_5,
    ...LIFE_6_8,
    ...LIFE_9_12,
    ...LIFE_ADULT,
  }),
);

const DRAWS_MAX = 50;

/** What is made of the skills' practice where all languages' words are at hand. */
export interface Practice {
  /** The generator of a skill's practice, or null when none is written. */
  readonly generatorOf: (skillId: string) => Generator | null;
  /** The words of a misconception that was stored by its id; null when it is gone from the product. */
  readonly misconceptionOf: (id: string) => Misconception | null;
}

/** Draws again while an item's first hints happen to show its answer. */
function generate({ skill, make }: SkillPractice, catalogues: Catalogues): Generator {
  return (seed, difficulty) => {
    const random = seededRandom(`${skill}/${difficulty}`, seed);
    for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
      const item = inAllLanguages(make(random, difficulty), catalogues);
      if (!givesAway(item)) return item;
    }
    throw new Error(`the hints of ${skill} always give the answer away`);
  };
}

/** All practice, spoken by these catalogues. */
export function practiceIn(catalogues: Catalogues): Practice {
  return {
    generatorOf: (skillId) => {
      const practice = GENERATORS.get(skillId);
      return practice === undefined ? null : generate(practice, catalogues);
    },
    misconceptionOf: (id) => knownMisconception(id, catalogues),
  };
}

/** Whether a skill has practice. */
export const isPractised = (skillId: string): boolean => GENERATORS.has(skillId);

/** Ids of all skills that can be practised, by subject and band. */
export function practisedSkills(): readonly string[] {
  return [...GENERATORS.keys()];
}
