import type { Ground, LearnerFigures } from '../ground.ts';
import type { Draft, Move } from '../turn.ts';
import { COUNTED } from './confidence.ts';
import * as count from './count.ts';
import { dayWords } from './day-words.ts';
import { draft } from './draft.ts';
import { registerOf } from './register.ts';
import { sentences, speak, type Voice } from './voice.ts';
import { actions } from './wordings/actions.ts';
import * as words from './wordings/figures.ts';

type Teller = (figures: LearnerFigures, voice: Voice) => string;

const SHOWN_ENTRIES = 5;

function reviews({ dueReviews }: LearnerFigures, voice: Voice): string | null {
  if (dueReviews <= 0) return null;
  const said = count.counted(dueReviews, count.REVIEWS, voice.listener.locale);
  return speak(voice, dueReviews === 1 ? words.ONE_REVIEW_DUE : words.REVIEWS_DUE, { reviews: said });
}

const progress: Teller = (figures, voice) => {
  const { locale } = voice.listener;
  const [stuck] = figures.stuck;
  return sentences(
    speak(voice, words.PROGRESS, {
      lessons: count.counted(figures.lessonsCompleted, count.LESSONS, locale),
      minutes: count.counted(figures.minutesToday, count.MINUTES, locale),
    }),
    figures.streakDays > 0
      ? speak(voice, words.STREAK, { days: count.counted(figures.streakDays, count.DAYS, locale) })
      : null,
    registerOf(voice.listener.tier) === 'small' ? null : reviews(figures, voice),
    stuck ? speak(voice, words.STUCK_AT, { skill: stuck.title }) : null,
  );
};

const schedule: Teller = ({ scheduledToday }, voice) =>
  scheduledToday.length === 0
    ? speak(voice, words.NOTHING_PLANNED)
    : speak(voice, words.SCHEDULE, { entries: scheduledToday.slice(0, SHOWN_ENTRIES).join(', ') });

const assignments: Teller = ({ openAssignments, nextAssignment }, voice) => {
  const { locale } = voice.listener;
  if (openAssignments === 0) return speak(voice, words.NO_ASSIGNMENTS);
  return sentences(
    speak(voice, words.ASSIGNMENTS_OPEN, {
      assignments: count.counted(openAssignments, count.ASSIGNMENTS, locale),
    }),
    nextAssignment &&
      speak(voice, words.NEXT_ASSIGNMENT, {
        title: nextAssignment.title,
        date: dayWords(nextAssignment.dueOn, locale),
      }),
  );
};

const goals: Teller = (figures, voice) => {
  const { locale } = voice.listener;
  return sentences(
    figures.goals === 0
      ? speak(voice, words.NO_GOALS)
      : speak(voice, words.GOALS_SET, { goals: count.counted(figures.goals, count.GOALS, locale) }),
    figures.goalMinutes > 0
      ? speak(voice, words.GOAL_TODAY, {
          minutes: count.counted(figures.minutesToday, count.MINUTES, locale),
          goal: count.counted(figures.goalMinutes, count.MINUTES, locale),
        })
      : null,
  );
};

const achievements: Teller = (figures, voice) =>
  figures.achievements === 0
    ? speak(voice, words.NOTHING_EARNED)
    : speak(voice, words.EARNED, {
        achievements: count.counted(figures.achievements, count.ACHIEVEMENTS, voice.listener.locale),
      });

const lesson: Teller = ({ currentLesson, nextLesson }, voice) => {
  if (currentLesson) return speak(voice, words.CURRENT_LESSON, { title: currentLesson.title });
  return nextLesson ? speak(voice, words.NEXT_LESSON, { title: nextLesson.title }) : '';
};

const TELLERS: Readonly<Record<string, Teller>> = {
  progress,
  schedule,
  assignments,
  goals,
  achievements,
  lesson,
};

/** The learner's own figures, counted elsewhere, worded here. */
export function composeFigures({ because }: Move, { figures }: Ground, voice: Voice): Draft {
  const tell = TELLERS[because] ?? progress;
  const told = figures ? tell(figures, voice) : '';
  const asked = speak(voice, because === 'lesson' ? words.ASK_OPEN_LESSON : words.ASK_AFTER_FIGURES, {}, 1);
  const next = figures?.currentLesson ?? figures?.nextLesson;
  return draft({
    message: sentences(told, asked),
    suggestedActions: [...actions(voice, 'goOn', 'practice', 'schedule')],
    nextSteps: next ? [next.title] : [],
    relatedTopics: (figures?.stuck ?? []).map(({ title }) => title),
    confidence: COUNTED,
  });
}
