import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const WORKS_MIXED_UP = misconception(
  'works-mixed-up',
  say(
    'Gives one person’s or people’s work to another',
    'Attribue l’œuvre des uns aux autres',
    'Atribuye la obra de unos a otros',
  ),
  say(
    'Which word of the description names a time, a place or a use? Whom does it fit?',
    'Quel mot de la description indique une époque, un lieu ou un usage ? À qui convient-il ?',
    '¿Qué palabra de la descripción indica una época, un lugar o un uso? ¿A quién le va?',
  ),
);
export const ROUTE_BACKWARDS = misconception(
  'route-backwards',
  say(
    'Tells the journey of an idea backwards',
    'Raconte le voyage d’une idée à l’envers',
    'Cuenta al revés el viaje de una idea',
  ),
  say(
    'Who could have read or copied whom?',
    'Qui a pu lire ou copier qui ?',
    '¿Quién pudo leer o copiar a quién?',
  ),
);
export const STATION_SKIPPED = misconception(
  'station-skipped',
  say(
    'Leaves out a station on the way of an idea',
    'Oublie une étape du voyage d’une idée',
    'Olvida una etapa del viaje de una idea',
  ),
  say(
    'Who stood between these two and passed the idea on?',
    'Qui se trouvait entre les deux et a transmis l’idée ?',
    '¿Quién estaba entre los dos y transmitió la idea?',
  ),
);
export const ALIKE_MEANS_COPIED = misconception(
  'alike-means-copied',
  say(
    'Thinks that similar ideas must have been copied',
    'Croit que des idées semblables ont forcément été copiées',
    'Cree que las ideas parecidas se copiaron por fuerza',
  ),
  say(
    'Which text, teacher or object carried it? If none is known, what can you say?',
    'Quel texte, quel maître ou quel objet l’a portée ? Si l’on n’en connaît aucun, que peut-on dire ?',
    '¿Qué texto, maestro u objeto la llevó? Si no se conoce ninguno, ¿qué se puede decir?',
  ),
);
export const ROUTE_IGNORED = misconception(
  'route-ignored',
  say(
    'Overlooks a route that texts or words prove',
    'Ignore une route que des textes ou des mots prouvent',
    'Pasa por alto una ruta que textos o palabras prueban',
  ),
  say(
    'Does a translation, a borrowed word or an object show the way?',
    'Une traduction, un mot emprunté ou un objet montre-t-il le chemin ?',
    '¿Una traducción, una palabra tomada o un objeto muestra el camino?',
  ),
);
