import type { LocalisedText } from '@ori/contracts/locale';

/** What a learner has done so far, all counted from what really happened. */
export interface LearnerTotals {
  readonly lessonsCompleted: number;
  readonly skillsMastered: number;
  readonly streakDays: number;
  /** Questions answered, right or wrong: effort, not luck. */
  readonly answers: number;
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
    { en: 'A skill of your own', fr: 'Un savoir-faire acquis', es: 'Una destreza propia' },
    {
      en: 'Mastered a skill without help.',
      fr: 'Un savoir-faire maîtrisé sans aide.',
      es: 'Una destreza dominada sin ayuda.',
    },
  ),
  rule(
    'ten-skills',
    'skillsMastered',
    10,
    { en: 'Ten skills', fr: 'Dix savoir-faire', es: 'Diez destrezas' },
    {
      en: 'Mastered ten skills without help.',
      fr: 'Dix savoir-faire maîtrisés sans aide.',
      es: 'Diez destrezas dominadas sin ayuda.',
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
    'answers',
    10,
    { en: 'Ten questions faced', fr: 'Dix questions affrontées', es: 'Diez preguntas afrontadas' },
    {
      en: 'Thought through ten questions.',
      fr: 'Dix questions réfléchies.',
      es: 'Diez preguntas bien pensadas.',
    },
  ),
  rule(
    'answers-100',
    'answers',
    100,
    { en: 'A hundred questions faced', fr: 'Cent questions affrontées', es: 'Cien preguntas afrontadas' },
    {
      en: 'Thought through a hundred questions.',
      fr: 'Cent questions réfléchies.',
      es: 'Cien preguntas bien pensadas.',
    },
  ),
  rule(
    'answers-1000',
    'answers',
    1000,
    { en: 'A thousand questions faced', fr: 'Mille questions affrontées', es: 'Mil preguntas afrontadas' },
    {
      en: 'Thought through a thousand questions.',
      fr: 'Mille questions réfléchies.',
      es: 'Mil preguntas bien pensadas.',
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
