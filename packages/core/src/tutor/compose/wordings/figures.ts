import { say } from '../../../problems/say.ts';
import { alike, type Wordings } from '../register.ts';

export const PROGRESS: Wordings = {
  small: [say('You have done {lessons}.', 'Tu as fait {lessons}.', 'Has hecho {lessons}.')],
  plain: [
    say(
      'So far you have finished {lessons}, and today you have learned for {minutes}.',
      'Jusqu’ici, tu as terminé {lessons}, et aujourd’hui tu as appris pendant {minutes}.',
      'Hasta ahora terminaste {lessons}, y hoy has aprendido durante {minutes}.',
    ),
    say(
      'You have finished {lessons}. Today: {minutes} of learning.',
      'Tu as terminé {lessons}. Aujourd’hui : {minutes} d’apprentissage.',
      'Has terminado {lessons}. Hoy: {minutes} de aprendizaje.',
    ),
  ],
  full: [
    say(
      'You have completed {lessons}. Today you have studied for {minutes}.',
      'Tu as terminé {lessons}. Aujourd’hui, tu as étudié pendant {minutes}.',
      'Has completado {lessons}. Hoy has estudiado durante {minutes}.',
    ),
  ],
};
export const STREAK = alike([
  say('You have learned {days} in a row.', 'Ta série compte {days}.', 'Tu racha es de {days}.'),
]);
export const REVIEWS_DUE = alike([say('There are {reviews}.', 'Il y a {reviews}.', 'Hay {reviews}.')]);
export const ONE_REVIEW_DUE = alike([say('There is {reviews}.', 'Il y a {reviews}.', 'Hay {reviews}.')]);
export const STUCK_AT: Wordings = {
  small: [say('This was hard: {skill}.', 'Ceci était dur : {skill}.', 'Esto costó: {skill}.')],
  plain: [
    say(
      'What asks for more practice: {skill}.',
      'Ce qui demande encore de l’entraînement : {skill}.',
      'Lo que pide más práctica: {skill}.',
    ),
  ],
  full: [
    say(
      'The skill that still needs work is: {skill}.',
      'La compétence qui demande encore du travail : {skill}.',
      'La habilidad que aún necesita trabajo: {skill}.',
    ),
  ],
};

export const SCHEDULE: Wordings = {
  small: [say('Today: {entries}.', 'Aujourd’hui : {entries}.', 'Hoy: {entries}.')],
  plain: [
    say(
      'On your plan for today: {entries}.',
      'Au programme aujourd’hui : {entries}.',
      'En tu plan de hoy: {entries}.',
    ),
  ],
  full: [
    say(
      'Your schedule for today: {entries}.',
      'Ton programme d’aujourd’hui : {entries}.',
      'Tu horario de hoy: {entries}.',
    ),
  ],
};
export const NOTHING_PLANNED: Wordings = alike([
  say('Nothing is planned for today.', 'Rien n’est prévu aujourd’hui.', 'No hay nada planeado para hoy.'),
]);

export const ASSIGNMENTS_OPEN: Wordings = alike([
  say('You have {assignments}.', 'Tu as {assignments}.', 'Tienes {assignments}.'),
]);
export const NEXT_ASSIGNMENT: Wordings = {
  small: [say('This one is first: “{title}”.', 'D’abord vient « {title} ».', 'Primero va «{title}».')],
  plain: [
    say(
      'The next one is “{title}”, due on {date}.',
      'Le prochain est « {title} », pour le {date}.',
      'La próxima es «{title}», para el {date}.',
    ),
  ],
  full: [
    say(
      'The next is “{title}”, due on {date}.',
      'Le prochain est « {title} », à rendre le {date}.',
      'La próxima es «{title}», para el {date}.',
    ),
  ],
};
export const NO_ASSIGNMENTS: Wordings = alike([
  say('You have no open assignments.', 'Tu n’as aucun travail à faire.', 'No tienes tareas pendientes.'),
]);

export const GOALS_SET: Wordings = alike([
  say('You have set yourself {goals}.', 'Tu t’es fixé {goals}.', 'Te has puesto {goals}.'),
]);
export const NO_GOALS: Wordings = alike([
  say('You have not set a goal yet.', 'Tu n’as pas encore d’objectif.', 'Aún no te has puesto una meta.'),
]);
export const GOAL_TODAY: Wordings = {
  small: [
    say('Today: {minutes} of {goal}.', 'Aujourd’hui : {minutes} sur {goal}.', 'Hoy: {minutes} de {goal}.'),
  ],
  plain: [
    say(
      'Today you have done {minutes} of the {goal} you aim for.',
      'Aujourd’hui, tu as fait {minutes} sur les {goal} visées.',
      'Hoy llevas {minutes} de los {goal} que te propusiste.',
    ),
  ],
  full: [
    say(
      'Of the {goal} you aim for today, {minutes} are done.',
      'Sur les {goal} visées aujourd’hui, {minutes} sont faites.',
      'De los {goal} que te propusiste hoy, llevas {minutes}.',
    ),
  ],
};

export const EARNED: Wordings = alike([
  say('You have earned {achievements}.', 'Tu as obtenu {achievements}.', 'Has ganado {achievements}.'),
]);
export const NOTHING_EARNED: Wordings = alike([
  say(
    'Your first achievement is still ahead of you.',
    'Ta première réussite est encore devant toi.',
    'Tu primer logro aún te espera.',
  ),
]);

export const CURRENT_LESSON: Wordings = alike([
  say(
    'Your lesson now is “{title}”.',
    'Ta leçon en cours est « {title} ».',
    'Tu lección actual es «{title}».',
  ),
]);
export const NEXT_LESSON: Wordings = alike([
  say(
    'Next comes the lesson “{title}”.',
    'Ensuite vient la leçon « {title} ».',
    'Después viene la lección «{title}».',
  ),
]);

/** One question after the figures. */
export const ASK_AFTER_FIGURES: Wordings = {
  small: [
    say('What do you want to do now?', 'Que veux-tu faire maintenant ?', '¿Qué quieres hacer ahora?'),
    say('Shall we start?', 'On commence ?', '¿Empezamos?'),
  ],
  plain: [
    say('Where would you like to go on?', 'Où veux-tu continuer ?', '¿Dónde quieres seguir?'),
    say('Shall we start with one of them?', 'On commence par quelque chose ?', '¿Empezamos por algo?'),
    say('What would you like to do first?', 'Que veux-tu faire d’abord ?', '¿Qué quieres hacer primero?'),
  ],
  full: [
    say(
      'What would you like to take up first?',
      'Par quoi veux-tu commencer ?',
      '¿Por dónde quieres empezar?',
    ),
    say('Where would you like to go on?', 'Où veux-tu continuer ?', '¿Dónde quieres seguir?'),
  ],
};
export const ASK_OPEN_LESSON: Wordings = alike([
  say('Shall we open it?', 'On l’ouvre ?', '¿La abrimos?'),
  say('Do you want to go on there?', 'Veux-tu continuer là ?', '¿Quieres seguir ahí?'),
]);
