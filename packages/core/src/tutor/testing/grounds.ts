import type { Band } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { TutorTier } from '@ori/contracts/tutor-names';
import { readFileSync } from 'node:fs';
import { generatorOf, practisedSkills } from '../../problems/testing/practice.ts';
import { NO_GROUND, type Ground, type GroundedProblem } from '../ground.ts';
import { problemOfItem } from '../ground/problem-of-item.ts';
import type { Listener } from '../turn.ts';

const skills = JSON.parse(
  readFileSync(new URL('../../../../../content/skills.json', import.meta.url), 'utf8'),
) as readonly { readonly id: string; readonly band: Band; readonly title: string }[];
const known = new Map(skills.map((skill) => [skill.id, skill]));

const TIERS_OF_BAND: Readonly<Record<Band, readonly TutorTier[]>> = {
  'K-2': ['toddler', 'early-elementary'],
  '3-5': ['elementary'],
  '6-8': ['middle'],
  '9-12': ['high'],
  university: ['high'],
  adult: ['high'],
  esl: ['middle'],
};

export interface Sample {
  readonly problem: GroundedProblem;
  readonly tier: TutorTier;
  readonly locale: Locale;
  readonly skill: string;
  /** A wrong answer with its misconception, where the question has one. */
  readonly slip: ReturnType<NonNullable<ReturnType<typeof generatorOf>>>['distractors'][number] | null;
}

/** Real questions of every so-manieth skill, for the tiers they are written for. */
export function samples(locale: Locale, everySkill: number, seeds: readonly number[]): readonly Sample[] {
  const chosen = practisedSkills().filter((_, index) => index % everySkill === 0);
  return chosen.flatMap((skill) =>
    seeds.flatMap((seed) => {
      const item = generatorOf(skill)?.(seed, 2);
      const about = known.get(skill);
      if (!item || !about) return [];
      const problem = problemOfItem(item, {
        key: `${skill}/${seed}`,
        skill,
        skillTitle: about.title,
        locale,
      });
      const slip = item.distractors[0] ?? null;
      return TIERS_OF_BAND[about.band].map((tier) => ({ problem, tier, locale, skill, slip }));
    }),
  );
}

export const listener = (tier: TutorTier, locale: Locale, parts: Partial<Listener> = {}): Listener => ({
  tier,
  locale,
  personality: 'guide',
  firstName: 'Amina',
  ...parts,
});

export const ground = (parts: Partial<Ground>): Ground => ({ ...NO_GROUND, ...parts });

/** Ground that lets every move say something. */
export function richGround(problem: GroundedProblem | null, label: 'record' | 'science' = 'record'): Ground {
  const citation = {
    lessonId: 'math/6-8/equations',
    title: 'Equations',
    section: 'core',
    extract:
      'An equation says that two things are worth the same. It stays true when both sides change alike.',
    label,
  };
  const title = 'Equations';
  return {
    problem,
    work: null,
    wordProblem: { quantities: ['12 apples', '5'] },
    passages: [{ ...citation, score: 0.9 }],
    definition: { term: 'sum', meaning: 'What you get when you add', citation },
    nearestLesson: { id: citation.lessonId, title },
    figures: {
      streakDays: 3,
      lessonsCompleted: 12,
      dueReviews: 1,
      minutesToday: 25,
      goalMinutes: 30,
      openAssignments: 2,
      nextAssignment: { title, dueOn: '2026-03-01' },
      currentLesson: { id: citation.lessonId, title },
      nextLesson: { id: citation.lessonId, title },
      achievements: 1,
      goals: 0,
      stuck: [{ skill: 'ma-eq2', title }],
      scheduledToday: ['Equations', 'Reading'],
    },
  };
}
