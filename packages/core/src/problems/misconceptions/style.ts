import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const FIGURES_MIXED_UP = misconception(
  'figures-of-speech-mixed-up',
  say('Mixing up figures of speech', 'Confondre les figures de style', 'Confundir las figuras retóricas'),
  say(
    'Does it compare with “like”, equate, make a thing act as a person, or overstate?',
    'Compare-t-elle avec « comme », identifie-t-elle, fait-elle agir une chose comme une personne, ou exagère-t-elle ?',
    '¿Compara con «como», identifica, hace actuar a una cosa como persona o exagera?',
  ),
);
export const FEET_MIXED_UP = misconception(
  'feet-mixed-up',
  say(
    'Starting the foot at the wrong syllable',
    'Commencer le pied à la mauvaise syllabe',
    'Empezar el pie en otra sílaba',
  ),
  say(
    'Is the first syllable of the line loud or soft?',
    'La première syllabe du vers est-elle forte ou faible ?',
    '¿La primera sílaba del verso es fuerte o suave?',
  ),
);
export const ONLY_LONG_VOWELS = misconception(
  'only-long-vowels-heavy',
  say(
    'Overlooking that a closed syllable is heavy, too',
    'Oublier qu’une syllabe fermée est lourde aussi',
    'Olvidar que una sílaba cerrada también es pesada',
  ),
  say(
    'Does a consonant close this syllable?',
    'Une consonne ferme-t-elle cette syllabe ?',
    '¿Cierra una consonante esa sílaba?',
  ),
);
export const LIGHT_AND_HEAVY_SWAPPED = misconception(
  'light-and-heavy-swapped',
  say('Swapping light and heavy', 'Échanger léger et lourd', 'Cambiar ligera por pesada'),
  say(
    'Which one takes longer to say?',
    'Laquelle met plus de temps à se dire ?',
    '¿Cuál tarda más en decirse?',
  ),
);
export const SYLLABLES_FOR_BEATS = misconception(
  'syllables-for-beats',
  say(
    'Counting syllables where beats are asked, or beats where syllables are',
    'Compter les syllabes au lieu des temps, ou l’inverse',
    'Contar sílabas en vez de tiempos, o al revés',
  ),
  say(
    'Is a heavy syllable worth one or two here?',
    'Une syllabe lourde vaut-elle ici un ou deux ?',
    '¿Vale aquí una sílaba pesada uno o dos?',
  ),
);
export const ONE_CASE_TOO_FEW = misconception(
  'patterns-left-out',
  say('Stopping one step too early', 'S’arrêter une étape trop tôt', 'Detenerse un paso antes'),
  say(
    'What happens when one more is added?',
    'Que se passe-t-il si l’on en ajoute un ?',
    '¿Qué pasa al añadir uno más?',
  ),
);
