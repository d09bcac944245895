import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const SENSE_NOT_CHECKED = misconception(
  'sense-not-checked',
  say(
    'Takes a word that makes no sentence',
    'Prend un mot qui ne fait pas de phrase',
    'Toma una palabra que no forma una frase',
  ),
  say(
    'Say the whole sentence. Does it sound right?',
    'Dis toute la phrase. Sonne-t-elle bien ?',
    'Di toda la frase. ¿Suena bien?',
  ),
);
export const LETTER_GUESSED = misconception(
  'letter-guessed',
  say(
    'Guesses a letter instead of remembering the word',
    'Devine une lettre au lieu de se rappeler le mot',
    'Adivina una letra en vez de recordar la palabra',
  ),
  say(
    'Put your letter in. Is it the word you know?',
    'Mets ta lettre. Est-ce le mot que tu connais ?',
    'Pon esa letra. ¿Es la palabra que conoces?',
  ),
);
export const READ_BACKWARDS = misconception(
  'word-read-backwards',
  say('Starts at the wrong end of a word', 'Commence un mot par la fin', 'Empieza una palabra por el final'),
  say('Which sound comes first?', 'Quel son vient en premier ?', '¿Qué sonido va primero?'),
);
export const SOUNDS_SWAPPED = misconception(
  'sounds-swapped',
  say('Swaps two sounds of a word', 'Échange deux sons d’un mot', 'Cambia dos sonidos de lugar'),
  say(
    'Touch each letter and say its sound. Does it fit?',
    'Touche chaque lettre et dis son son. Cela va-t-il ?',
    'Toca cada letra y di su sonido. ¿Encaja?',
  ),
);
export const START_ONLY_READ = misconception(
  'start-only-read',
  say(
    'Reads a part of the word and guesses the rest',
    'Lit une partie du mot et devine le reste',
    'Lee una parte de la palabra y adivina el resto',
  ),
  say('Have you used every sound?', 'As-tu pris tous les sons ?', '¿Has usado todos los sonidos?'),
);
export const PAIR_READ_APART = misconception(
  'letter-pair-read-apart',
  say(
    'Does not see two letters that make one sound',
    'Ne voit pas deux lettres qui font un seul son',
    'No ve dos letras que forman un solo sonido',
  ),
  say(
    'Say the word slowly. Which two letters share a sound?',
    'Dis le mot lentement. Quelles lettres partagent un son ?',
    'Di la palabra despacio. ¿Qué letras comparten un sonido?',
  ),
);
export const OTHER_LETTER_PAIR = misconception(
  'other-letter-pair',
  say(
    'Takes one spelling of a sound for another',
    'Prend une écriture d’un son pour une autre',
    'Toma una escritura de un sonido por otra',
  ),
  say(
    'Say both words. Do you hear the same sound?',
    'Dis les deux mots. Entends-tu le même son ?',
    'Di las dos palabras. ¿Oyes el mismo sonido?',
  ),
);
