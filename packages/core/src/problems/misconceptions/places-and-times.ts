import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const WRONG_SQUARE = misconception(
  'wrong-square',
  say('Looks in another square of the map', 'Regarde une autre case du plan', 'Mira otra casilla del mapa'),
  say(
    'Put a finger on the letter. Slide down.',
    'Pose un doigt sur la lettre. Descends.',
    'Pon un dedo en la letra. Baja.',
  ),
);
export const LEFT_RIGHT_SWAPPED = misconception(
  'left-right-swapped',
  say('Goes the wrong way on a map', 'Part du mauvais côté sur le plan', 'Va hacia el lado contrario'),
  say('Which way does the word point?', 'De quel côté va ce mot ?', '¿Hacia qué lado va esa palabra?'),
);
export const TIME_BACKWARDS = misconception(
  'time-backwards',
  say('Tells events backwards', 'Raconte les choses à l’envers', 'Cuenta los hechos al revés'),
  say('What must be there before?', 'Que faut-il avoir avant ?', '¿Qué hace falta antes?'),
);
export const EVENT_SKIPPED = misconception(
  'event-skipped',
  say('Leaves out an event in between', 'Oublie un moment entre les deux', 'Se salta un momento'),
  say(
    'Does something happen in between?',
    'Se passe-t-il quelque chose entre les deux ?',
    '¿Pasa algo en medio?',
  ),
);
export const YEAR_ZERO_COUNTED = misconception(
  'year-zero-counted',
  say(
    'Counts a year 0, which does not exist',
    'Compte une année 0, qui n’existe pas',
    'Cuenta un año 0, que no existe',
  ),
  say(
    'Which year comes right after 1 BCE?',
    'Quelle année suit l’an 1 av. J.-C. ?',
    '¿Qué año sigue al año 1 a. e. c.?',
  ),
);
export const ERAS_SUBTRACTED = misconception(
  'eras-subtracted',
  say(
    'Subtracts the years although they lie on both sides of the turn',
    'Soustrait des années situées de part et d’autre du changement',
    'Resta años que están a ambos lados del cambio',
  ),
  say(
    'Walk on the line from A to B. Do you pass the turn?',
    'Avance sur la ligne de A à B. Passes-tu le changement ?',
    'Camina por la línea de A a B. ¿Se pasa por el cambio?',
  ),
);
export const SAME_ERA_ADDED = misconception(
  'same-era-added',
  say(
    'Adds the years although both lie on the same side',
    'Additionne des années situées du même côté',
    'Suma años que están del mismo lado',
  ),
  say(
    'Do you have to go to the turn and back?',
    'Faut-il aller jusqu’au changement et revenir ?',
    '¿Hay que ir hasta el cambio y volver?',
  ),
);
export const SCALE_FORGOTTEN = misconception(
  'scale-forgotten',
  say('Forgets the scale of the map', 'Oublie l’échelle du plan', 'Olvida la escala del mapa'),
  say(
    'What does one square of the map stand for?',
    'Que vaut une case du plan ?',
    '¿Cuánto vale una casilla del mapa?',
  ),
);
export const STRAIGHT_LINE_FOR_ROAD = misconception(
  'one-stretch-only',
  say(
    'Counts only one stretch of the way',
    'Ne compte qu’un tronçon du chemin',
    'Cuenta solo un tramo del camino',
  ),
  say(
    'Which stretches does the way have? Add them all.',
    'Quels sont les tronçons du chemin ? Ajoute-les tous.',
    '¿Qué tramos tiene el camino? Súmalos todos.',
  ),
);
