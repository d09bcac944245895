import { generator } from '../../item.ts';
import { say } from '../../say.ts';
import { askCase, type CaseQuestions, type EvidenceCase } from './evidence-case.ts';
import { MORE_STORIES } from './more-stories.ts';
import { STORIES_OF_PEOPLE } from './stories-of-people.ts';
import { STORIES_OF_PLACES } from './stories-of-places.ts';

const QUESTIONS: CaseQuestions = {
  one: say(
    'Which sentence shows this? {statement}',
    'Quelle phrase le montre ? {statement}',
    '¿Qué frase lo muestra? {statement}',
  ),
  which: say(
    'Read: “{passage}” What can you conclude?',
    'Lis : « {passage} » Que peux-tu en conclure ?',
    'Lee: «{passage}» ¿Qué se puede concluir?',
  ),
  two: say(
    'Which two sentences show this together? {statement}',
    'Quelles sont les deux phrases qui le montrent ensemble ? {statement}',
    '¿Cuáles son las dos frases que lo muestran juntas? {statement}',
  ),
  nudge: say(
    'Look at what somebody does, not only at what is named.',
    'Regarde ce que l’on fait, pas seulement ce qui est nommé.',
    'Mira lo que alguien hace, no solo lo que se nombra.',
  ),
  first: [
    say(
      'Ask of each sentence: what does it tell me?',
      'Demande à chaque phrase : que m’apprend-elle ?',
      'Pregunta a cada frase: ¿qué me dice?',
    ),
    say(
      'An inference rests on words that are really there.',
      'Une déduction repose sur des mots qui sont vraiment là.',
      'Una deducción se apoya en palabras que de verdad están.',
    ),
  ],
};

const CASES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  ...STORIES_OF_PEOPLE,
  ...STORIES_OF_PLACES,
  ...MORE_STORIES,
];

/** What may be concluded from a short story, and which of its sentences show it. */
export const laInfer = generator('la-infer', (random, difficulty) =>
  askCase(CASES, QUESTIONS, random, difficulty),
);
