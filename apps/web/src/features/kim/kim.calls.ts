import type {
  Guess,
  GuessAnswer,
  KimLimits,
  KimProgress,
  KimSettingsInput,
  LearnerCard,
  LearnerCards,
  MergeInput,
  PatternsAnswer,
  Tried,
} from '@ori/contracts/kim';
import type { PatternId } from '@ori/contracts/kim-names';
import { rest } from '../../lib/rest.ts';

export const readOwnProgress = () => readProgress();
export const readProgress = (childId?: string) =>
  rest<KimProgress>('GET', `/api/kim/progress${childId === undefined ? '' : `?childId=${childId}`}`);
export const mergeProgress = (brought: MergeInput) =>
  rest<KimProgress>('POST', '/api/kim/progress/merge', brought);
export const keepChoices = (choices: KimSettingsInput) =>
  rest<KimProgress>('PUT', '/api/kim/settings', choices);
export const readLimits = (childId: string) => rest<KimLimits>('GET', `/api/kim/limits/${childId}`);
export const keepLimits = (childId: string, limits: KimLimits) =>
  rest<KimLimits>('PUT', `/api/kim/limits/${childId}`, limits);

export const readLessonCards = (lessonId: string) =>
  rest<LearnerCards>('GET', `/api/kim/lessons/${encodeURIComponent(lessonId)}/cards`, undefined, {
    needs: ['cards'],
  });
export const readPattern = (patternId: PatternId) =>
  rest<PatternsAnswer>('GET', `/api/kim/patterns?pattern=${patternId}`);
export const openCard = (id: string) => rest<LearnerCard>('POST', `/api/kim/cards/${id}/open`);
export const answerCard = (id: string, guess: Guess) =>
  rest<Tried>('POST', `/api/kim/cards/${id}/answer`, guess, { needs: ['guess', 'state'] });
/** A visitor's guess: judged, and kept by their browser. */
export const tryGuess = (mappingId: string, guess: Guess) =>
  rest<GuessAnswer>(
    'POST',
    '/api/kim/guesses',
    { mappingId, ...guess },
    { needs: ['relationRight', 'labelRight'] },
  );
