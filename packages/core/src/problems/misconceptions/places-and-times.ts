import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const WRONG_SQUARE = misconception(
  'wrong-square',
  say(
    'Looking in another square of the map',
    'Regarder une autre case du plan',
    'Mirar otra casilla del mapa',
  ),
  say(
    'Put a finger on the letter. Slide down.',
    'Pose un doigt sur la lettre. Descends.',
    'Pon un dedo en la letra. Baja.',
  ),
);
export const LEFT_RIGHT_SWAPPED = misconception(
  'left-right-swapped',
  say('Going the wrong way on a map', 'Partir du mauvais côté sur le plan', 'Ir hacia el lado contrario'),
  say('Which way does the word point?', 'De quel côté va ce mot ?', '¿Hacia qué lado va esa palabra?'),
);
export const TIME_BACKWARDS = misconception(
  'time-backwards',
  say('Telling events backwards', 'Raconter les choses à l’envers', 'Contar los hechos al revés'),
  say('What must be there before?', 'Que faut-il avoir avant ?', '¿Qué hace falta antes?'),
);
export const EVENT_SKIPPED = misconception(
  'event-skipped',
  say('Leaving out an event in between', 'Oublier un moment entre les deux', 'Saltarse un momento'),
  say(
    'Does something happen in between?',
    'Se passe-t-il quelque chose entre les deux ?',
    '¿Pasa algo en medio?',
  ),
);
export const YEAR_ZERO_COUNTED = misconception(
  'year-zero-counted',
  say(
    'Counting a year 0, which does not exist',
    'Compter une année 0, qui n’existe pas',
    'Contar un año 0, que no existe',
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
    'Subtracting the years although they lie on both sides of the turn',
    'Soustraire des années situées de part et d’autre du changement',
    'Restar años que están a ambos lados del cambio',
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
    'Adding the years although both lie on the same side',
    'Additionner des années situées du même côté',
    'Sumar años que están del mismo lado',
  ),
  say(
    'Do you have to go to the turn and back?',
    'Faut-il aller jusqu’au changement et revenir ?',
    '¿Hay que ir hasta el cambio y volver?',
  ),
);
export const SCALE_FORGOTTEN = misconception(
  'scale-forgotten',
  say('Forgetting the scale of the map', 'Oublier l’échelle du plan', 'Olvidar la escala del mapa'),
  say(
    'What does one square of the map stand for?',
    'Que vaut une case du plan ?',
    '¿Cuánto vale una casilla del mapa?',
  ),
);
export const ONE_STRETCH_ONLY = misconception(
  'one-stretch-only',
  say(
    'Counting only one stretch of the way',
    'Ne compter qu’un tronçon du chemin',
    'Contar solo un tramo del camino',
  ),
  say(
    'Which stretches does the way have? Add them all.',
    'Quels sont les tronçons du chemin ? Ajoute-les tous.',
    '¿Qué tramos tiene el camino? Súmalos todos.',
  ),
);
export const BOTH_ENDS_COUNTED = misconception(
  'both-ends-counted',
  say(
    'Being one off, because both ends are counted or neither',
    'Se tromper d’un, car les deux bouts sont comptés, ou aucun',
    'Equivocarse en uno: contar los dos extremos o ninguno',
  ),
  say(
    'Test it with three rings: which years do they stand for?',
    'Essayez avec trois cernes : à quelles années répondent-ils ?',
    'Pruebe con tres anillos: ¿a qué años corresponden?',
  ),
);
export const ADDED_TO_YEAR = misconception(
  'added-to-year',
  say(
    'Going forward in time instead of back',
    'Avancer dans le temps au lieu de reculer',
    'Avanzar en el tiempo en vez de retroceder',
  ),
  say(
    'Is the older event left or right of 1950?',
    'L’événement ancien est-il avant ou après 1950 ?',
    '¿El hecho antiguo está antes o después de 1950?',
  ),
);
export const HALVINGS_MISCOUNTED = misconception(
  'halvings-miscounted',
  say(
    'Taking the factor for the number of halvings',
    'Prendre le facteur pour le nombre de divisions par deux',
    'Tomar el factor por el número de mitades',
  ),
  say(
    'How often must you halve 8 to reach 1?',
    'Combien de fois faut-il diviser 8 par deux pour arriver à 1 ?',
    '¿Cuántas veces hay que partir 8 por la mitad para llegar a 1?',
  ),
);
export const EQUAL_LOSS_EACH_TIME = misconception(
  'equal-loss-each-time',
  say(
    'Thinking that equal amounts vanish in equal times',
    'Croire que des quantités égales disparaissent en des temps égaux',
    'Creer que en tiempos iguales desaparecen cantidades iguales',
  ),
  say(
    'After one half-life half is left. Half of what goes in the next?',
    'Après une demi-vie, il reste la moitié. La moitié de quoi part ensuite ?',
    'Tras una vida media queda la mitad. ¿La mitad de qué se va después?',
  ),
);
export const COUNT_FOR_DENSITY = misconception(
  'count-for-density',
  say(
    'Taking the number of people for the density',
    'Prendre le nombre d’habitants pour la densité',
    'Tomar el número de habitantes por la densidad',
  ),
  say(
    'On how many square kilometers do they live?',
    'Sur combien de kilomètres carrés vivent-ils ?',
    '¿En cuántos kilómetros cuadrados viven?',
  ),
);
export const THRESHOLD_MISREAD = misconception(
  'threshold-misread',
  say(
    'Counting squares that are not above the limit, or leaving some out',
    'Compter des cases sous la limite, ou en oublier',
    'Contar casillas bajo el límite u olvidar alguna',
  ),
  say(
    'Is each square you counted above the limit?',
    'Chaque case comptée dépasse-t-elle la limite ?',
    '¿Cada casilla contada pasa del límite?',
  ),
);
