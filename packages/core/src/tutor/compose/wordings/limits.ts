import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

export const TUTOR_OFF: Wordings = {
  small: [
    say(
      'I am off for now. A grown-up can turn me on.',
      'Je suis éteint pour l’instant. Un adulte peut me rallumer.',
      'Ahora estoy apagado. Un adulto puede encenderme.',
    ),
  ],
  plain: [
    say(
      'Your grown-up has switched me off for now. Your lessons and practice are still open.',
      'L’adulte qui t’accompagne m’a éteint pour l’instant. Tes leçons et exercices restent ouverts.',
      'Un adulto de tu casa me apagó por ahora. Tus lecciones y ejercicios siguen abiertos.',
    ),
  ],
  full: [
    say(
      'The tutor is switched off for this account. Lessons, practice and the hints inside them stay open.',
      'Le tuteur est désactivé pour ce compte. Les leçons et les exercices restent ouverts.',
      'El tutor está desactivado en esta cuenta. Las lecciones y los ejercicios siguen abiertos.',
    ),
  ],
};

export const QUIET_TIME: Wordings = {
  small: [
    say(
      'It is quiet time now. See you later.',
      'C’est l’heure du calme. À plus tard.',
      'Es hora de descanso. Hasta luego.',
    ),
  ],
  plain: [
    say(
      'It’s quiet time now. Your question keeps until later.',
      'C’est le moment calme. Ta question peut attendre.',
      'Ahora es hora de descanso. Tu pregunta puede esperar.',
    ),
    say(
      'Quiet time has begun. We can go on when it is over.',
      'Le temps calme a commencé. On continue après.',
      'Empezó la hora de descanso. Seguimos cuando termine.',
    ),
  ],
  full: [
    say(
      'Quiet hours have begun, so I am pausing. Note your question, and we will take it up afterwards.',
      'Les heures calmes ont commencé : je fais une pause. Note ta question, nous la reprendrons ensuite.',
      'Empezaron las horas de descanso, así que hago una pausa. Anota tu pregunta y la retomamos después.',
    ),
  ],
};

export const MINUTES_USED_UP: Wordings = {
  small: [
    say(
      'That was it with me for today. See you tomorrow.',
      'C’est tout avec moi pour aujourd’hui. À demain.',
      'Eso es todo conmigo por hoy. Hasta mañana.',
    ),
  ],
  plain: [
    say(
      'Our time for today is used up. You can still read and practice without me.',
      'Notre temps d’aujourd’hui est écoulé. Tu peux encore lire et t’exercer sans moi.',
      'Nuestro tiempo de hoy se acabó. Aún puedes leer y practicar sin mí.',
    ),
  ],
  full: [
    say(
      'The minutes set for the tutor today are used up. Lessons and practice stay open.',
      'Les minutes prévues avec le tuteur sont écoulées pour aujourd’hui. Les leçons et les exercices restent ouverts.',
      'Se acabaron los minutos de hoy con el tutor. Las lecciones y los ejercicios siguen abiertos.',
    ),
  ],
};

/** At the end of a reply after long work. */
export const BREAK: Wordings = {
  small: [
    say(
      'A short break would be good now.',
      'Une petite pause ferait du bien.',
      'Un descanso corto vendría bien.',
    ),
  ],
  plain: [
    say(
      'You have worked for a long time. A short break would do you good.',
      'Tu travailles depuis longtemps. Une courte pause te ferait du bien.',
      'Llevas mucho tiempo trabajando. Un descanso corto te vendría bien.',
    ),
  ],
  full: [
    say(
      'You have been at it for a good while; a few minutes away often help more than another hint.',
      'Tu y es depuis un bon moment ; quelques minutes de pause aident souvent plus qu’un autre indice.',
      'Llevas un buen rato; unos minutos de pausa suelen ayudar más que otra pista.',
    ),
  ],
};

/** The pipeline has fixed texts for danger; these words stand only where none of them is at hand. */
export const SAFETY: Wordings = {
  small: [
    say(
      'Please tell a grown-up you trust, right now.',
      'Parle tout de suite à un adulte de confiance.',
      'Habla ahora mismo con un adulto de confianza.',
    ),
  ],
  plain: [
    say(
      'This matters more than any lesson. Please talk to a grown-up you trust, right now.',
      'Cela compte plus que toute leçon. Parle tout de suite à un adulte de confiance.',
      'Esto importa más que cualquier lección. Habla ahora mismo con un adulto de confianza.',
    ),
  ],
  full: [
    say(
      'This matters more than any lesson. Please talk to someone you trust right now.',
      'Cela compte plus que toute leçon. Parle tout de suite à quelqu’un de confiance.',
      'Esto importa más que cualquier lección. Habla ahora mismo con alguien de confianza.',
    ),
  ],
};
