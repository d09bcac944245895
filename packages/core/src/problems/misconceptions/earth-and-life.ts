import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const ORGANELLE_MIXED = misconception(
  'organelle-mixed',
  say(
    'Mixing up the jobs of cell parts',
    'Confondre les rôles des parties de la cellule',
    'Confundir las tareas de las partes de la célula',
  ),
  say(
    'What would the cell lack without this part?',
    'Que manquerait-il à la cellule sans cette partie ?',
    '¿Qué le faltaría a la célula sin esta parte?',
  ),
);
export const WAXING_WANING_MIXED = misconception(
  'waxing-waning-mixed',
  say(
    'Mixing up the growing and the shrinking Moon',
    'Confondre la Lune croissante et décroissante',
    'Confundir la Luna creciente y la menguante',
  ),
  say(
    'Is the Moon on its way to full or away from it?',
    'La Lune va-t-elle vers la pleine lune ou s’en éloigne-t-elle ?',
    '¿Va la Luna hacia la llena o se aleja de ella?',
  ),
);
export const NEW_AND_FULL_MIXED = misconception(
  'new-and-full-mixed',
  say('Mixing up new and full Moon', 'Confondre nouvelle et pleine lune', 'Confundir luna nueva y llena'),
  say(
    'Which half of the Moon is lit: the one facing us?',
    'Quelle moitié de la Lune est éclairée : celle qui nous fait face ?',
    '¿Qué mitad de la Luna está iluminada: la que mira hacia aquí?',
  ),
);
export const SEASONS_BY_DISTANCE = misconception(
  'seasons-by-distance',
  say(
    'Thinking that seasons come from the distance to the Sun',
    'Croire que les saisons viennent de la distance au Soleil',
    'Creer que las estaciones vienen de la distancia al Sol',
  ),
  say(
    'Why is it winter in Chile when it is summer in Canada?',
    'Pourquoi est-ce l’hiver au Chili quand c’est l’été au Canada ?',
    '¿Por qué es invierno en Chile cuando es verano en Canadá?',
  ),
);
export const HEMISPHERES_MIXED = misconception(
  'hemispheres-mixed',
  say(
    'Giving both halves of Earth the same season',
    'Donner la même saison aux deux moitiés de la Terre',
    'Dar la misma estación a las dos mitades de la Tierra',
  ),
  say(
    'Which half of Earth leans toward the Sun that month?',
    'Quelle moitié de la Terre penche vers le Soleil ce mois-là ?',
    '¿Qué mitad de la Tierra se inclina hacia el Sol ese mes?',
  ),
);
export const EARTH_SHADOW_MAKES_PHASES = misconception(
  'earth-shadow-makes-phases',
  say(
    'Thinking that Earth’s shadow makes the phases',
    'Croire que l’ombre de la Terre fait les phases',
    'Creer que la sombra de la Tierra hace las fases',
  ),
  say(
    'Where is Earth’s shadow at first quarter?',
    'Où est l’ombre de la Terre au premier quartier ?',
    '¿Dónde está la sombra de la Tierra en cuarto creciente?',
  ),
);
export const CYCLE_DRIVER_MIXED = misconception(
  'cycle-driver-mixed',
  say(
    'Mixing up what the Sun and what gravity drives',
    'Confondre ce que le Soleil et ce que la gravité entraînent',
    'Confundir lo que mueve el Sol y lo que mueve la gravedad',
  ),
  say(
    'Does the water go up into the air, or down?',
    'L’eau monte-t-elle dans l’air ou descend-elle ?',
    '¿El agua sube al aire o baja?',
  ),
);
export const PLATE_SIDES_MIXED = misconception(
  'plate-sides-mixed',
  say(
    'Mixing up what plates do at their edges',
    'Confondre ce que font les plaques à leurs bords',
    'Confundir lo que hacen las placas en sus bordes',
  ),
  say(
    'Do the plates part, meet or slide past each other?',
    'Les plaques s’écartent-elles, se heurtent-elles ou glissent-elles ?',
    '¿Las placas se separan, chocan o se deslizan?',
  ),
);
export const GRAPH_OTHER_YEAR = misconception(
  'graph-other-year',
  say(
    'Reading another place of the graph',
    'Lire un autre endroit du graphique',
    'Leer otro lugar del gráfico',
  ),
  say(
    'Which label stands under the column?',
    'Quelle étiquette est sous la colonne ?',
    '¿Qué etiqueta hay bajo la columna?',
  ),
);
export const RESOURCE_IGNORED = misconception(
  'resource-ignored',
  say(
    'Not asking which resource runs short',
    'Ne pas chercher quelle ressource manque',
    'No buscar qué recurso escasea',
  ),
  say(
    'What does each animal need, and is there enough of it?',
    'De quoi chaque animal a-t-il besoin, et y en a-t-il assez ?',
    '¿Qué necesita cada animal, y hay suficiente?',
  ),
);
export const SUN_BLAMED = misconception(
  'sun-blamed',
  say(
    'Taking the Sun or another natural cause for the recent warming',
    'Attribuer le réchauffement récent au Soleil ou à une autre cause naturelle',
    'Atribuir el calentamiento reciente al Sol o a otra causa natural',
  ),
  say(
    'What have measurements of this cause shown since 1980?',
    'Que montrent les mesures de cette cause depuis 1980 ?',
    '¿Qué muestran las medidas de esta causa desde 1980?',
  ),
);
export const OZONE_AND_GREENHOUSE_MIXED = misconception(
  'ozone-and-greenhouse-mixed',
  say(
    'Mixing up the ozone layer with the greenhouse effect',
    'Confondre la couche d’ozone et l’effet de serre',
    'Confundir la capa de ozono con el efecto invernadero',
  ),
  say(
    'Which rays does ozone hold back, and which does carbon dioxide?',
    'Quels rayons l’ozone retient-il, et lesquels le dioxyde de carbone ?',
    '¿Qué rayos retiene el ozono y cuáles el dióxido de carbono?',
  ),
);
export const ONE_YEAR_FOR_TREND = misconception(
  'one-year-for-trend',
  say(
    'Taking one year or one place for the trend',
    'Prendre une année ou un lieu pour la tendance',
    'Tomar un año o un lugar por la tendencia',
  ),
  say(
    'Does one cold week change the mean of thirty years?',
    'Une semaine froide change-t-elle la moyenne de trente ans ?',
    '¿Cambia una semana fría la media de treinta años?',
  ),
);
export const WEIGHTS_IGNORED = misconception(
  'weights-ignored',
  say(
    'Adding scores without their weights',
    'Additionner les notes sans leurs poids',
    'Sumar notas sin sus pesos',
  ),
  say(
    'Which criterion matters more? Does your total show it?',
    'Quel critère compte plus ? Ton total le montre-t-il ?',
    '¿Qué criterio importa más? ¿Lo muestra el total?',
  ),
);
export const ONE_CRITERION_ONLY = misconception(
  'one-criterion-only',
  say('Looking at one criterion only', 'Ne regarder qu’un critère', 'Mirar un solo criterio'),
  say(
    'Are all criteria in your total?',
    'Tous les critères sont-ils dans ton total ?',
    '¿Están todos los criterios en el total?',
  ),
);
export const ONE_LINE_ENOUGH = misconception(
  'one-line-enough',
  say(
    'Taking one matching line for proof',
    'Prendre une raie commune pour une preuve',
    'Tomar una línea común por prueba',
  ),
  say(
    'Are all lines of the element there?',
    'Toutes les raies de l’élément y sont-elles ?',
    '¿Están todas las líneas del elemento?',
  ),
);
export const RED_AND_BLUE_SHIFT_MIXED = misconception(
  'red-and-blue-shift-mixed',
  say(
    'Mixing up redshift and blueshift',
    'Confondre décalage vers le rouge et vers le bleu',
    'Confundir corrimiento al rojo y al azul',
  ),
  say(
    'Did the line move to longer or to shorter wavelengths?',
    'La raie va-t-elle vers les longueurs d’onde plus grandes ou plus petites ?',
    '¿La línea pasó a longitudes de onda mayores o menores?',
  ),
);
export const COOL_STARS_BLUE = misconception(
  'cool-stars-blue',
  say(
    'Thinking that blue stars are cooler than red ones',
    'Croire les étoiles bleues plus froides que les rouges',
    'Creer que las estrellas azules son más frías que las rojas',
  ),
  say(
    'Which glows at higher heat: red iron or white iron?',
    'Quel fer est plus chaud : rouge ou blanc ?',
    '¿Qué hierro está más caliente: el rojo o el blanco?',
  ),
);
