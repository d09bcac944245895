import type { LocalisedText } from '@ori/contracts/locale';

/** What a learner has done so far, all counted from what really happened. */
export interface LearnerTotals {
  readonly lessonsCompleted: number;
  readonly skillsMastered: number;
  readonly streakDays: number;
  /** Questions solved at the first try and without much help: thinking, not clicking. */
  readonly solved: number;
  /** Mastered skills that were still held when they fell due. */
  readonly reviewsKept: number;
  /** Skills mastered that the learner had been stuck with. */
  readonly comebacks: number;
  /** Subjects with a mastered skill. */
  readonly subjects: number;
}

export interface AchievementRule {
  readonly id: string;
  readonly of: keyof LearnerTotals;
  readonly from: number;
  readonly title: LocalisedText;
  readonly description: LocalisedText;
}

const rule = (
  id: string,
  of: keyof LearnerTotals,
  from: number,
  title: LocalisedText,
  description: LocalisedText,
): AchievementRule => ({ id, of, from, title, description });

/** Everything that can be earned, in the order in which it is shown. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  rule(
    'first-lesson',
    'lessonsCompleted',
    1,
    { en: 'First lesson', fr: 'Première leçon', es: 'Primera lección' },
    {
      en: 'Finished a whole lesson.',
      fr: 'Une leçon terminée en entier.',
      es: 'Una lección terminada por completo.',
    },
  ),
  rule(
    'five-lessons',
    'lessonsCompleted',
    5,
    { en: 'Five lessons', fr: 'Cinq leçons', es: 'Cinco lecciones' },
    { en: 'Finished five lessons.', fr: 'Cinq leçons terminées.', es: 'Cinco lecciones terminadas.' },
  ),
  rule(
    'twenty-lessons',
    'lessonsCompleted',
    20,
    { en: 'Twenty lessons', fr: 'Vingt leçons', es: 'Veinte lecciones' },
    { en: 'Finished twenty lessons.', fr: 'Vingt leçons terminées.', es: 'Veinte lecciones terminadas.' },
  ),
  rule(
    'first-skill',
    'skillsMastered',
    1,
    { en: 'A skill of your own', fr: 'Première compétence', es: 'Una habilidad propia' },
    {
      en: 'Mastered a skill without help.',
      fr: 'Une compétence maîtrisée sans aide.',
      es: 'Una habilidad dominada sin ayuda.',
    },
  ),
  rule(
    'ten-skills',
    'skillsMastered',
    10,
    { en: 'Ten skills', fr: 'Dix compétences', es: 'Diez habilidades' },
    {
      en: 'Mastered ten skills without help.',
      fr: 'Dix compétences maîtrisées sans aide.',
      es: 'Diez habilidades dominadas sin ayuda.',
    },
  ),
  rule(
    'streak-3',
    'streakDays',
    3,
    { en: 'Three days running', fr: 'Trois jours de suite', es: 'Tres días seguidos' },
    {
      en: 'Learned on three days in a row.',
      fr: 'Trois jours de travail de suite.',
      es: 'Tres días seguidos de estudio.',
    },
  ),
  rule(
    'streak-7',
    'streakDays',
    7,
    { en: 'A whole week', fr: 'Une semaine entière', es: 'Una semana entera' },
    {
      en: 'Learned on seven days in a row.',
      fr: 'Sept jours de travail de suite.',
      es: 'Siete días seguidos de estudio.',
    },
  ),
  rule(
    'streak-30',
    'streakDays',
    30,
    { en: 'A whole month', fr: 'Un mois entier', es: 'Un mes entero' },
    {
      en: 'Learned on thirty days in a row.',
      fr: 'Trente jours de travail de suite.',
      es: 'Treinta días seguidos de estudio.',
    },
  ),
  rule(
    'answers-10',
    'solved',
    10,
    { en: 'Ten questions solved', fr: 'Dix questions résolues', es: 'Diez preguntas resueltas' },
    {
      en: 'Solved ten questions at the first try, without help.',
      fr: 'Dix questions résolues du premier coup, sans aide.',
      es: 'Diez preguntas resueltas al primer intento, sin ayuda.',
    },
  ),
  rule(
    'answers-100',
    'solved',
    100,
    { en: 'A hundred questions solved', fr: 'Cent questions résolues', es: 'Cien preguntas resueltas' },
    {
      en: 'Solved a hundred questions at the first try, without help.',
      fr: 'Cent questions résolues du premier coup, sans aide.',
      es: 'Cien preguntas resueltas al primer intento, sin ayuda.',
    },
  ),
  rule(
    'answers-1000',
    'solved',
    1000,
    { en: 'A thousand questions solved', fr: 'Mille questions résolues', es: 'Mil preguntas resueltas' },
    {
      en: 'Solved a thousand questions at the first try, without help.',
      fr: 'Mille questions résolues du premier coup, sans aide.',
      es: 'Mil preguntas resueltas al primer intento, sin ayuda.',
    },
  ),
  rule(
    'kept-5',
    'reviewsKept',
    5,
    { en: 'It stayed', fr: 'C’est resté', es: 'Se quedó' },
    {
      en: 'Still held a mastered skill when it was asked again later, five times.',
      fr: 'Une compétence maîtrisée, encore sue plus tard, cinq fois.',
      es: 'Una habilidad dominada que se recordó más tarde, cinco veces.',
    },
  ),
  rule(
    'kept-50',
    'reviewsKept',
    50,
    { en: 'A long memory', fr: 'Une longue mémoire', es: 'Una larga memoria' },
    {
      en: 'Still held a mastered skill when it was asked again later, fifty times.',
      fr: 'Une compétence maîtrisée, encore sue plus tard, cinquante fois.',
      es: 'Una habilidad dominada que se recordó más tarde, cincuenta veces.',
    },
  ),
  rule(
    'comeback',
    'comebacks',
    1,
    { en: 'Did not give up', fr: 'Sans abandonner', es: 'Sin rendirse' },
    {
      en: 'Mastered a skill that had been hard before.',
      fr: 'Une compétence maîtrisée après bien des essais.',
      es: 'Una habilidad dominada después de haberse resistido.',
    },
  ),
  rule(
    'comeback-5',
    'comebacks',
    5,
    { en: 'Five hard ones', fr: 'Cinq difficiles', es: 'Cinco difíciles' },
    {
      en: 'Mastered five skills that had been hard before.',
      fr: 'Cinq compétences maîtrisées après bien des essais.',
      es: 'Cinco habilidades dominadas después de haberse resistido.',
    },
  ),
  rule(
    'two-subjects',
    'subjects',
    2,
    { en: 'Two ways of seeing', fr: 'Deux regards', es: 'Dos miradas' },
    {
      en: 'Mastered skills in two subjects.',
      fr: 'Des compétences maîtrisées dans deux matières.',
      es: 'Habilidades dominadas en dos materias.',
    },
  ),
  rule(
    'four-subjects',
    'subjects',
    4,
    { en: 'A wide view', fr: 'Un large horizon', es: 'Un horizonte amplio' },
    {
      en: 'Mastered skills in four subjects.',
      fr: 'Des compétences maîtrisées dans quatre matières.',
      es: 'Habilidades dominadas en cuatro materias.',
    },
  ),
];

const byId = new Map(ACHIEVEMENTS.map((achievement) => [achievement.id, achievement]));

export function achievementOf(id: string): AchievementRule | null {
  return byId.get(id) ?? null;
}

/**
 * What was reached between two moments. A total that falls (a streak that ends) takes nothing away:
 * callers keep what is earned for ever, and add an id they hold already only once.
 */
export function newAchievements(before: LearnerTotals, after: LearnerTotals): readonly AchievementRule[] {
  return ACHIEVEMENTS.filter(({ of, from }) => before[of] < from && after[of] >= from);
}

/** What comes next of each kind: the first rule not reached yet, and not earned before. */
export function openAchievements(
  totals: LearnerTotals,
  earned: ReadonlySet<string>,
): readonly (AchievementRule & { readonly done: number })[] {
  const open = ACHIEVEMENTS.filter(({ id, of, from }) => !earned.has(id) && totals[of] < from);
  const first = open.filter((rule, index) => open.findIndex(({ of }) => of === rule.of) === index);
  return first.map((rule) => ({ ...rule, done: totals[rule.of] }));
}
