import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const NO_RHYME_HEARD = misconception(
  'no-rhyme-heard',
  say(
    'Not listening to the end of the words',
    'Ne pas écouter la fin des mots',
    'No escuchar el final de las palabras',
  ),
  say(
    'Do both words end alike?',
    'Les deux mots finissent-ils pareil ?',
    '¿Terminan igual las dos palabras?',
  ),
);
export const OTHER_FIRST_SOUND = misconception(
  'other-first-sound',
  say('Not listening to the first sound', 'Ne pas écouter le premier son', 'No escuchar el primer sonido'),
  say(
    'How does your mouth begin each word?',
    'Comment ta bouche commence-t-elle le mot ?',
    '¿Cómo empieza la boca cada palabra?',
  ),
);
export const LETTER_TWIN = misconception(
  'letter-twin',
  say(
    'Mixing up letters that look alike',
    'Confondre des lettres qui se ressemblent',
    'Confundir letras parecidas',
  ),
  say(
    'On which side is the belly, up or down?',
    'De quel côté est le ventre, en haut ou en bas ?',
    '¿De qué lado está la panza, arriba o abajo?',
  ),
);
