import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const WORKS_MIXED_UP = misconception(
  'works-mixed-up',
  say(
    'Giving one person’s or people’s work to another',
    'Attribuer l’œuvre des uns aux autres',
    'Atribuir la obra de unos a otros',
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
    'Telling the journey of an idea backwards',
    'Raconter le voyage d’une idée à l’envers',
    'Contar al revés el viaje de una idea',
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
    'Leaving out a station on the way of an idea',
    'Oublier une étape du voyage d’une idée',
    'Olvidar una etapa del viaje de una idea',
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
    'Thinking that similar ideas must have been copied',
    'Croire que des idées semblables ont forcément été copiées',
    'Creer que las ideas parecidas se copiaron por fuerza',
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
    'Overlooking a route that texts or words prove',
    'Ignorer une route que des textes ou des mots prouvent',
    'Pasar por alto una ruta que textos o palabras prueban',
  ),
  say(
    'Does a translation, a borrowed word or an object show the way?',
    'Une traduction, un mot emprunté ou un objet montre-t-il le chemin ?',
    '¿Una traducción, una palabra tomada o un objeto muestra el camino?',
  ),
);
export const ORIGINS_MIXED_UP = misconception(
  'origins-mixed-up',
  say(
    'Placing a crop or herd where it came only later',
    'Situer une plante ou un troupeau là où il n’est venu que plus tard',
    'Situar un cultivo o ganado donde llegó más tarde',
  ),
  say(
    'Where did its wild relatives grow or live?',
    'Où poussaient ou vivaient ses parents sauvages ?',
    '¿Dónde crecían o vivían sus parientes silvestres?',
  ),
);
export const LAYER_ORDER = misconception(
  'layer-order',
  say(
    'Reading the layers from the wrong end',
    'Lire les couches par le mauvais bout',
    'Leer las capas por el lado equivocado',
  ),
  say(
    'Which layer was laid down before the others?',
    'Quelle couche s’est déposée avant les autres ?',
    '¿Qué capa se formó antes que las otras?',
  ),
);
export const EVIDENCE_KIND_MISTAKEN = misconception(
  'evidence-kind-mistaken',
  say(
    'Mistaking one kind of evidence for another',
    'Confondre deux sortes d’indices',
    'Confundir dos tipos de prueba',
  ),
  say(
    'What lies on the table: words, a thing, a living body, or a story?',
    'Qu’a-t-on devant soi : des mots, un objet, un corps vivant ou un récit ?',
    '¿Qué hay sobre la mesa: palabras, un objeto, un cuerpo vivo o un relato?',
  ),
);
export const LATE_TAKEN_FOR_CLOSE = misconception(
  'late-taken-for-close',
  say(
    'Taking a polished later account for the closest witness',
    'Prendre un récit tardif et soigné pour le témoin le plus proche',
    'Tomar un relato tardío y pulido por el testigo más cercano',
  ),
  say(
    'How long after the event was it made, and who was there?',
    'Combien de temps après l’événement, et qui y était ?',
    '¿Cuánto después del hecho se hizo y quién estaba allí?',
  ),
);
export const QUESTION_MISSED = misconception(
  'question-missed',
  say(
    'Asking the source a question other than the one needed',
    'Poser à la source une autre question que celle qu’il faut',
    'Hacer a la fuente una pregunta distinta de la necesaria',
  ),
  say(
    'Is it about the maker, about other witnesses, or about the time?',
    'S’agit-il de l’auteur, d’autres témoins ou de l’époque ?',
    '¿Se trata del autor, de otros testigos o de la época?',
  ),
);
export const LAW_TEXTS_MIXED_UP = misconception(
  'law-texts-mixed-up',
  say('Mixing up two texts of law', 'Confondre deux textes de droit', 'Confundir dos textos de derecho'),
  say(
    'Who made it, for whom, and when?',
    'Qui l’a fait, pour qui, et quand ?',
    '¿Quién lo hizo, para quién y cuándo?',
  ),
);
export const RANK_OVERLOOKED = misconception(
  'rank-overlooked',
  say(
    'Overlooking for whom a rule holds',
    'Ne pas voir pour qui vaut une règle',
    'No ver para quién vale una norma',
  ),
  say(
    'Read the rule for a poor person, a woman, a stranger. Does it say the same?',
    'Lis la règle pour un pauvre, une femme, un étranger. Dit-elle la même chose ?',
    'Lee la norma para un pobre, una mujer, un extranjero. ¿Dice lo mismo?',
  ),
);
export const LABEL_MISTAKEN = misconception(
  'label-mistaken',
  say(
    'Giving a claim the wrong label',
    'Donner à une affirmation la mauvaise étiquette',
    'Poner a una afirmación la etiqueta equivocada',
  ),
  say(
    'Was it tested, is it written down, is it still argued about, or is it a people’s own story?',
    'Est-ce testé, écrit, encore discuté, ou le récit d’un peuple ?',
    '¿Se probó, está escrito, aún se discute o es el relato de un pueblo?',
  ),
);
export const THEN_AND_NOW_SWAPPED = misconception(
  'then-and-now-swapped',
  say('Swapping old times and today', 'Confondre autrefois et aujourd’hui', 'Confundir antes y ahora'),
  say(
    'Did your grandparents’ grandparents have it?',
    'Tes arrière-aïeux l’avaient-ils ?',
    '¿Lo tenían tus tatarabuelos?',
  ),
);
export const OLD_MEANS_PRIMARY = misconception(
  'old-or-printed-means-primary',
  say(
    'Taking every old or printed thing for a primary source',
    'Prendre tout ce qui est ancien ou imprimé pour une source première',
    'Tomar todo lo viejo o impreso por fuente primaria',
  ),
  say('Was the maker there?', 'L’auteur y était-il ?', '¿Estaba allí quien lo hizo?'),
);
export const SPOKEN_OF_AS_GONE = misconception(
  'spoken-of-as-gone',
  say(
    'Speaking of living people as if they were gone',
    'Parler d’un peuple vivant comme s’il avait disparu',
    'Hablar de un pueblo vivo como si ya no existiera',
  ),
  say(
    'Would you say it to someone of that people?',
    'Le dirais-tu à quelqu’un de ce peuple ?',
    '¿Se lo dirías a alguien de ese pueblo?',
  ),
);
export const ONE_FOR_ALL = misconception(
  'one-for-all',
  say('Judging a whole people at once', 'Juger tout un peuple d’un coup', 'Juzgar de golpe a todo un pueblo'),
  say(
    'Is it true of everyone there? Who says so?',
    'Est-ce vrai de chacun ? Qui le dit ?',
    '¿Vale para cada persona? ¿Quién lo dice?',
  ),
);
export const HOMES_MIXED_UP = misconception(
  'homes-mixed-up',
  say(
    'Placing a people in another people’s homeland',
    'Situer un peuple sur la terre d’un autre',
    'Situar a un pueblo en la tierra de otro',
  ),
  say(
    'Which language, sea or mountains belong to this place?',
    'Quelle langue, quelle mer ou quelles montagnes vont avec ce lieu ?',
    '¿Qué lengua, mar o montañas corresponden a ese lugar?',
  ),
);
