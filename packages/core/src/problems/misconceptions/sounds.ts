import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const NO_RHYME_HEARD = misconception(
  'no-rhyme-heard',
  say(
    'Does not listen to the end of the words',
    'N’écoute pas la fin des mots',
    'No escucha el final de las palabras',
  ),
  say(
    'Do both words end alike?',
    'Les deux mots finissent-ils pareil ?',
    '¿Terminan igual las dos palabras?',
  ),
);
export const OTHER_FIRST_SOUND = misconception(
  'other-first-sound',
  say('Does not listen to the first sound', 'N’écoute pas le premier son', 'No escucha el primer sonido'),
  say(
    'How does your mouth begin each word?',
    'Comment ta bouche commence-t-elle le mot ?',
    '¿Cómo empieza la boca cada palabra?',
  ),
);
export const LETTER_TWIN = misconception(
  'letter-twin',
  say(
    'Mixes up letters that look alike',
    'Confond des lettres qui se ressemblent',
    'Confunde letras parecidas',
  ),
  say(
    'On which side is the belly, up or down?',
    'De quel côté est le ventre, en haut ou en bas ?',
    '¿De qué lado está la panza, arriba o abajo?',
  ),
);
