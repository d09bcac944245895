import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../../problems/say.ts';

/** What happened today, for the grown-up. `{name}` is the child's. */
export const NOTHING_TODAY = say(
  '{name} has not worked here today.',
  '{name} n’a pas travaillé ici aujourd’hui.',
  '{name} no ha trabajado aquí hoy.',
);
export const WORKED_TODAY = say(
  '{name} worked for {minutes} today and answered {questions}, {right} right on the first try.',
  '{name} a travaillé {minutes} aujourd’hui et répondu à {questions} (justes du premier coup : {right}).',
  '{name} trabajó {minutes} hoy y respondió {questions}, {right} bien a la primera.',
);
/** What came back on paper took no minutes on a screen. */
export const ANSWERED_TODAY = say(
  '{name} answered {questions} today, {right} right on the first try.',
  '{name} a répondu aujourd’hui à {questions} (justes du premier coup : {right}).',
  '{name} respondió hoy {questions}, {right} bien a la primera.',
);
export const READ_TODAY = say(
  '{name} was here for {minutes} today.',
  '{name} a passé {minutes} ici aujourd’hui.',
  '{name} estuvo aquí {minutes} hoy.',
);
export const ASKED_TODAY = say(
  '{name} asked Ori {questions} today.',
  '{name} a posé {questions} à Ori aujourd’hui.',
  '{name} hizo {questions} a Ori hoy.',
);
export const STUCK_WITH_HELP = say(
  'It stuck at “{skill}”: a step had to be shown.',
  'Cela a bloqué sur « {skill} » : il a fallu montrer une étape.',
  'Se atascó en «{skill}»: hubo que mostrar un paso.',
);
export const FINISHED_TODAY = say(
  '{name} finished today: {lessons}.',
  '{name} a terminé aujourd’hui : {lessons}.',
  '{name} terminó hoy: {lessons}.',
);
/** A lesson was opened, and nothing in it answered or read for a minute yet. */
export const STARTED_TODAY = say(
  '{name} started today: {lessons}.',
  '{name} a commencé aujourd’hui : {lessons}.',
  '{name} empezó hoy: {lessons}.',
);
export const STARTED = say('Started: {lessons}.', 'Commencé : {lessons}.', 'Empezado: {lessons}.');
export const FINISHED = say('Finished: {lessons}.', 'Terminé : {lessons}.', 'Terminado: {lessons}.');
export const STUCK_WITH_TITLE = say(
  'It stuck at “{skill}”: {missed} of {tried} missed.',
  'Cela a bloqué sur « {skill} » : {missed} erreurs sur {tried}.',
  'Se atascó en «{skill}»: {missed} de {tried} con error.',
);
/** One question for tonight. */
export const ASK_STUCK: readonly [LocalisedText, ...LocalisedText[]] = [
  say(
    '“Show me one you found hard in ‘{skill}’. Where did it turn?”',
    '« Montre-moi un exercice difficile de “{skill}”. Où cela a-t-il dévié ? »',
    '«Muéstrame uno que te costó en “{skill}”. ¿Dónde falló?»',
  ),
  say(
    '“If you had to teach me ‘{skill}’, what would you say first?”',
    '« Si tu devais m’apprendre “{skill}”, que dirais-tu d’abord ? »',
    '«Si tuvieras que enseñarme “{skill}”, ¿qué dirías primero?»',
  ),
];
export const ASK_LEARNED: readonly [LocalisedText, ...LocalisedText[]] = [
  say(
    '“What is the idea behind ‘{skill}’, in one sentence?”',
    '« Quelle est l’idée de “{skill}”, en une phrase ? »',
    '«¿Cuál es la idea de “{skill}”, en una frase?»',
  ),
  say(
    '“Which question of ‘{skill}’ would you give me, and why that one?”',
    '« Quelle question de “{skill}” me poserais-tu, et pourquoi celle-là ? »',
    '«¿Qué pregunta de “{skill}” me pondrías, y por qué esa?»',
  ),
];
export const ASK_NOTHING_DONE: readonly [LocalisedText, ...LocalisedText[]] = [
  say(
    '“What would you like to find out tomorrow?”',
    '« Qu’aimerais-tu découvrir demain ? »',
    '«¿Qué te gustaría averiguar mañana?»',
  ),
  say(
    '“What is something you know now that you didn’t know last week?”',
    '« Que sais-tu maintenant que tu ne savais pas la semaine dernière ? »',
    '«¿Qué sabes ahora que no sabías la semana pasada?»',
  ),
];
