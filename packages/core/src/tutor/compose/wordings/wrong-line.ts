import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Lines before the first wrong one hold. `{before}` of them. */
export const ONE_LINE_HOLDS: Wordings = {
  small: [say('Line 1 is right.', 'La ligne 1 est juste.', 'La línea 1 está bien.')],
  plain: [
    say('Line 1 is right.', 'La ligne 1 est juste.', 'La línea 1 está bien.'),
    say('Your first line holds.', 'Ta première ligne est juste.', 'Tu primera línea está bien.'),
  ],
  full: [
    say('Line 1 holds.', 'La ligne 1 est juste.', 'La línea 1 es correcta.'),
    say('The first line is sound.', 'La première ligne tient.', 'La primera línea se sostiene.'),
  ],
};

export const LINES_HOLD: Wordings = {
  small: [
    say(
      'Lines 1 to {before} are right.',
      'Les lignes 1 à {before} sont justes.',
      'Las líneas 1 a {before} están bien.',
    ),
  ],
  plain: [
    say(
      'Lines 1 to {before} are right.',
      'Les lignes 1 à {before} sont justes.',
      'Las líneas 1 a {before} están bien.',
    ),
    say(
      'All is right up to line {before}.',
      'Tout est juste jusqu’à la ligne {before}.',
      'Todo está bien hasta la línea {before}.',
    ),
  ],
  full: [
    say(
      'Lines 1 to {before} hold.',
      'Les lignes 1 à {before} sont justes.',
      'Las líneas 1 a {before} son correctas.',
    ),
    say(
      'Everything holds up to line {before}.',
      'Tout tient jusqu’à la ligne {before}.',
      'Todo se sostiene hasta la línea {before}.',
    ),
  ],
};

/** The first wrong line, before its question. */
export const WRONG_LINE: Wordings = {
  small: [
    say('Look at line {line}.', 'Regarde la ligne {line}.', 'Mira la línea {line}.'),
    say(
      'In line {line} there is a slip.',
      'À la ligne {line}, il y a une erreur.',
      'En la línea {line} hay un error.',
    ),
    say('Let us look at line {line}.', 'Regardons la ligne {line}.', 'Miremos la línea {line}.'),
  ],
  plain: [
    say(
      'Something changes in line {line}.',
      'Quelque chose change à la ligne {line}.',
      'Algo cambia en la línea {line}.',
    ),
    say(
      'Line {line} does not follow from the one before.',
      'La ligne {line} ne vient pas de la précédente.',
      'La línea {line} no sale de la anterior.',
    ),
    say('Line {line} is where it turns.', 'Cela dévie à la ligne {line}.', 'En la línea {line} se desvía.'),
  ],
  full: [
    say(
      'Line {line} does not follow from the line before it.',
      'La ligne {line} ne découle pas de la précédente.',
      'La línea {line} no se deduce de la anterior.',
    ),
    say(
      'The first slip is in line {line}.',
      'La première erreur est à la ligne {line}.',
      'El primer error está en la línea {line}.',
    ),
    say(
      'The working goes astray in line {line}.',
      'Le calcul s’égare à la ligne {line}.',
      'El cálculo se desvía en la línea {line}.',
    ),
  ],
};

export const WRONG_FIRST_LINE: Wordings = {
  small: [
    say('Look at line {line}.', 'Regarde la ligne {line}.', 'Mira la línea {line}.'),
    say('Let us look at line {line}.', 'Regardons la ligne {line}.', 'Miremos la línea {line}.'),
  ],
  plain: [
    say(
      'Line {line} does not match the problem yet.',
      'La ligne {line} ne va pas encore avec le problème.',
      'La línea {line} aún no va con el problema.',
    ),
    say('Let’s look at line {line} again.', 'Revoyons la ligne {line}.', 'Volvamos a la línea {line}.'),
  ],
  full: [
    say(
      'Line {line} does not follow from the problem.',
      'La ligne {line} ne découle pas de l’énoncé.',
      'La línea {line} no se deduce del enunciado.',
    ),
    say(
      'The first slip is already in line {line}.',
      'La première erreur est déjà à la ligne {line}.',
      'El primer error está ya en la línea {line}.',
    ),
  ],
};

/** Lines by their place, for when a number may not be said. */
export const PLACES = [
  say('first', 'première', 'primera'),
  say('second', 'deuxième', 'segunda'),
  say('third', 'troisième', 'tercera'),
  say('fourth', 'quatrième', 'cuarta'),
  say('fifth', 'cinquième', 'quinta'),
  say('sixth', 'sixième', 'sexta'),
  say('seventh', 'septième', 'séptima'),
  say('eighth', 'huitième', 'octava'),
] as const;
export const LAST_PLACE = say('last', 'dernière', 'última');
export const WRONG_PLACE: Wordings = {
  small: [say('Look at your {place} line.', 'Regarde ta {place} ligne.', 'Mira tu {place} línea.')],
  plain: [
    say(
      'Your {place} line does not follow yet.',
      'Ta {place} ligne ne va pas encore.',
      'Tu {place} línea aún no se deduce.',
    ),
  ],
  full: [
    say(
      'Your {place} line does not follow from what stands before it.',
      'Ta {place} ligne ne découle pas de ce qui précède.',
      'Tu {place} línea no se deduce de lo anterior.',
    ),
  ],
};

/** An answer in symbols that is not right, named. */
export const WRONG_VALUE: Wordings = {
  small: [
    say('It is not {given} yet.', 'Ce n’est pas encore {given}.', 'Aún no es {given}.'),
    say('{given} does not fit yet.', '{given} ne va pas encore.', '{given} aún no encaja.'),
  ],
  plain: [
    say('{given} does not fit yet.', '{given} ne va pas encore.', '{given} todavía no encaja.'),
    say(
      'It isn’t {given} yet, so let’s test it.',
      'Ce n’est pas encore {given}. Vérifions.',
      'Todavía no es {given}. Comprobémoslo.',
    ),
    say('{given} is not it yet.', '{given}, ce n’est pas encore cela.', '{given} aún no es.'),
  ],
  full: [
    say(
      '{given} does not satisfy the problem yet.',
      '{given} ne répond pas encore au problème.',
      '{given} aún no cumple lo que pide el problema.',
    ),
    say(
      '{given} is not right yet; here is a way to test it.',
      '{given} n’est pas encore juste ; voici de quoi le vérifier.',
      '{given} aún no es correcto; así se puede comprobar.',
    ),
  ],
};

/** An answer without lines that is not right. */
export const WRONG_ANSWER: Wordings = {
  small: [
    say('Not yet.', 'Pas encore.', 'Aún no.'),
    say('Not quite yet.', 'Pas tout à fait.', 'Todavía no.'),
    say('We are not there yet.', 'On n’y est pas encore.', 'Aún no llegamos.'),
  ],
  plain: [
    say('That is not it yet.', 'Ce n’est pas encore cela.', 'Todavía no es eso.'),
    say(
      'Not yet. Here is something to test it with.',
      'Pas encore. Voici de quoi vérifier.',
      'Todavía no. Aquí hay con qué comprobarlo.',
    ),
    say(
      'It does not fit the problem yet.',
      'Cela ne va pas encore avec le problème.',
      'Aún no va con el problema.',
    ),
  ],
  full: [
    say(
      'That does not satisfy the problem yet.',
      'Cela ne répond pas encore au problème.',
      'Eso aún no cumple lo que pide el problema.',
    ),
    say(
      'Not yet; here is a way to test it.',
      'Pas encore ; voici une façon de vérifier.',
      'Aún no; aquí hay una forma de comprobarlo.',
    ),
    say('It is not right yet.', 'Ce n’est pas encore juste.', 'Todavía no es correcto.'),
  ],
};

/** Of an equation on the way there is no number to try out yet. */
export const WHAT_ON_BOTH_SIDES: Wordings = {
  small: [
    say('What did you do on both sides?', 'Qu’as-tu fait des deux côtés ?', '¿Qué hiciste en los dos lados?'),
  ],
  plain: [
    say(
      'What did you do to both sides to get there?',
      'Qu’as-tu fait aux deux membres pour arriver là ?',
      '¿Qué hiciste en los dos lados para llegar ahí?',
    ),
    say(
      'What happened to the left side, and is it the same on the right?',
      'Qu’est-il arrivé au membre de gauche, et est-ce pareil à droite ?',
      '¿Qué le pasó al lado izquierdo, y es lo mismo a la derecha?',
    ),
  ],
  full: [
    say(
      'Which operation takes you from one line to the next, and was it done on both sides?',
      'Quelle opération mène d’une ligne à l’autre, et a-t-elle été faite dans les deux membres ?',
      '¿Qué operación lleva de una línea a la otra, y se hizo en los dos lados?',
    ),
  ],
};

/** Asked when the misconception's own question would say too much. */
export const HOW_DID_YOU: Wordings = {
  small: [
    say('How did you get it?', 'Comment l’as-tu trouvé ?', '¿Cómo lo hallaste?'),
    say('What did you do here?', 'Qu’as-tu fait ici ?', '¿Qué hiciste aquí?'),
  ],
  plain: [
    say('How did you get there?', 'Comment as-tu fait ?', '¿Cómo llegaste ahí?'),
    say('What did you do in this step?', 'Qu’as-tu fait dans cette étape ?', '¿Qué hiciste en este paso?'),
  ],
  full: [
    say(
      'What did you do in this step, and may it be done?',
      'Qu’as-tu fait à cette étape, et en a-t-on le droit ?',
      '¿Qué hiciste en este paso, y se puede hacer?',
    ),
    say('Which rule did you use here?', 'Quelle règle as-tu utilisée ici ?', '¿Qué regla usaste aquí?'),
  ],
};
