import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const SENSE_NOT_CHECKED = misconception(
  'sense-not-checked',
  say(
    'Taking a word that makes no sentence',
    'Prendre un mot qui ne fait pas de phrase',
    'Tomar una palabra que no forma una frase',
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
    'Guessing a letter instead of remembering the word',
    'Deviner une lettre au lieu de se rappeler le mot',
    'Adivinar una letra en vez de recordar la palabra',
  ),
  say(
    'Put your letter in. Is it the word you know?',
    'Mets ta lettre. Est-ce le mot que tu connais ?',
    'Pon esa letra. ¿Es la palabra que conoces?',
  ),
);
export const READ_BACKWARDS = misconception(
  'word-read-backwards',
  say(
    'Starting at the wrong end of a word',
    'Commencer un mot par la fin',
    'Empezar una palabra por el final',
  ),
  say('Which sound comes first?', 'Quel son vient en premier ?', '¿Qué sonido va primero?'),
);
export const SOUNDS_SWAPPED = misconception(
  'sounds-swapped',
  say('Swapping two sounds of a word', 'Échanger deux sons d’un mot', 'Cambiar dos sonidos de lugar'),
  say(
    'Touch each letter and say its sound. Does it fit?',
    'Touche chaque lettre et dis son son. Cela va-t-il ?',
    'Toca cada letra y di su sonido. ¿Encaja?',
  ),
);
export const START_ONLY_READ = misconception(
  'start-only-read',
  say(
    'Reading a part of the word and guessing the rest',
    'Lire une partie du mot et deviner le reste',
    'Leer una parte de la palabra y adivinar el resto',
  ),
  say('Have you used every sound?', 'As-tu pris tous les sons ?', '¿Has usado todos los sonidos?'),
);
export const PAIR_READ_APART = misconception(
  'letter-pair-read-apart',
  say(
    'Not seeing two letters that make one sound',
    'Ne pas voir deux lettres qui font un seul son',
    'No ver dos letras que forman un solo sonido',
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
    'Taking one spelling of a sound for another',
    'Prendre une écriture d’un son pour une autre',
    'Tomar una escritura de un sonido por otra',
  ),
  say(
    'Say both words. Do you hear the same sound?',
    'Dis les deux mots. Entends-tu le même son ?',
    'Di las dos palabras. ¿Oyes el mismo sonido?',
  ),
);
