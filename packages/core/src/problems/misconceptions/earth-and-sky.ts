import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const CHART_OTHER_COLUMN = misconception(
  'chart-other-column',
  say(
    'Reading another column of the chart',
    'Lire une autre colonne du graphique',
    'Leer otra columna del gráfico',
  ),
  say(
    'Put a finger on the name below. Which column stands there?',
    'Pose un doigt sur le nom en bas. Quelle colonne s’y trouve ?',
    'Pon un dedo en el nombre de abajo. ¿Qué columna hay ahí?',
  ),
);
export const LARGEST_FOR_SMALLEST = misconception(
  'largest-for-smallest',
  say(
    'Taking the largest for the smallest, or the other way around',
    'Prendre le plus grand pour le plus petit, ou l’inverse',
    'Tomar el mayor por el menor, o al revés',
  ),
  say(
    'Which column is the tallest? Was that asked?',
    'Quelle colonne est la plus haute ? Est-ce la question ?',
    '¿Qué columna es la más alta? ¿Es lo que se pide?',
  ),
);
export const ADDED_FOR_DIFFERENCE = misconception(
  'added-for-difference',
  say(
    'Adding where the difference is asked',
    'Additionner au lieu de trouver l’écart',
    'Sumar en vez de hallar la diferencia',
  ),
  say(
    'How far apart are the two? Must that be more than both?',
    'Quel est l’écart entre les deux ? Est-il plus grand que chacun ?',
    '¿Qué distancia hay entre los dos? ¿Es mayor que ambos?',
  ),
);
export const ONE_VALUE_ONLY = misconception(
  'one-value-only',
  say(
    'Giving one value instead of comparing two',
    'Donner une valeur au lieu d’en comparer deux',
    'Dar un valor en vez de comparar dos',
  ),
  say(
    'Which two values are compared?',
    'Quelles deux valeurs compare-t-on ?',
    '¿Qué dos valores se comparan?',
  ),
);
export const SUN_AND_SHADE_ALIKE = misconception(
  'sun-and-shade-alike',
  say(
    'Thinking that places in sun and shade are equally warm',
    'Croire le soleil et l’ombre aussi chauds',
    'Creer que el sol y la sombra calientan igual',
  ),
  say(
    'Which ground would your bare feet feel as warm?',
    'Quel sol semble chaud aux pieds nus ?',
    '¿Qué suelo se siente caliente con los pies descalzos?',
  ),
);
export const SKY_BACKWARDS = misconception(
  'sky-backwards',
  say('Reversing the path across the sky', 'Inverser le chemin du ciel', 'Invertir el camino del cielo'),
  say(
    'Which comes first? Which comes last?',
    'Qu’est-ce qui vient d’abord ? Et à la fin ?',
    '¿Qué viene primero? ¿Y al final?',
  ),
);
export const DAY_NIGHT_MIXED = misconception(
  'day-night-mixed',
  say(
    'Mixing up what is seen by day and by night',
    'Confondre ce qu’on voit le jour et la nuit',
    'Confundir lo que se ve de día y de noche',
  ),
  say(
    'Is the sky bright when you see it?',
    'Le ciel est-il clair quand tu le vois ?',
    '¿Está claro el cielo cuando se ve?',
  ),
);
export const EAST_WEST_MIXED = misconception(
  'east-west-mixed',
  say(
    'Mixing up where the sky comes up and where it goes down',
    'Confondre le côté du lever et celui du coucher',
    'Confundir el lado por donde sale y por donde se pone',
  ),
  say(
    'On which side does the Sun come up?',
    'De quel côté le Soleil se lève-t-il ?',
    '¿De qué lado sale el Sol?',
  ),
);
export const SAME_SEASONS_EVERYWHERE = misconception(
  'same-seasons-everywhere',
  say(
    'Thinking that June days are long everywhere',
    'Croire que les jours de juin sont longs partout',
    'Creer que en junio los días son largos en todas partes',
  ),
  say(
    'What does the chart of this town say?',
    'Que dit le graphique de cette ville ?',
    '¿Qué dice el gráfico de esta ciudad?',
  ),
);
export const MAP_FEATURE_MIXED = misconception(
  'map-feature-mixed',
  say('Mixing up signs of the map', 'Confondre les signes de la carte', 'Confundir los signos del mapa'),
  say(
    'What is around it: land or water?',
    'Qu’y a-t-il autour : terre ou eau ?',
    '¿Qué hay alrededor: tierra o agua?',
  ),
);
export const MAP_SQUARE_MIXED = misconception(
  'map-square-mixed',
  say(
    'Finding the wrong square of the map',
    'Trouver une autre case de la carte',
    'Encontrar otra casilla del mapa',
  ),
  say(
    'Go down from the letter. Go across from the number.',
    'Descends depuis la lettre. Va tout droit depuis le nombre.',
    'Baja desde la letra. Cruza desde el número.',
  ),
);
export const RIVER_UPHILL = misconception(
  'river-uphill',
  say('Letting water flow uphill', 'Faire couler l’eau vers le haut', 'Hacer subir el agua'),
  say('Where is the ground highest?', 'Où le sol est-il le plus haut ?', '¿Dónde es más alto el suelo?'),
);
export const YOUNG_LAYER_BELOW = misconception(
  'young-layer-below',
  say(
    'Taking the lowest layer for the youngest',
    'Prendre la couche du bas pour la plus jeune',
    'Tomar la capa de abajo por la más joven',
  ),
  say(
    'Which layer had to be there before the next could lie on it?',
    'Quelle couche devait être là avant la suivante ?',
    '¿Qué capa tenía que estar antes de la siguiente?',
  ),
);
export const CUT_BEFORE_LAYERS = misconception(
  'cut-before-layers',
  say(
    'Thinking that a dike is older than the layers it cuts',
    'Croire le filon plus vieux que les couches qu’il coupe',
    'Creer el dique más viejo que las capas que corta',
  ),
  say(
    'Can you cut a cake before it is baked?',
    'Peut-on couper un gâteau avant de le cuire ?',
    '¿Se puede cortar un pastel antes de hornearlo?',
  ),
);
export const STEEPNESS_IGNORED = misconception(
  'steepness-ignored',
  say('Not looking at how steep the slope is', 'Ne pas regarder la pente', 'No mirar la inclinación'),
  say(
    'On which slope does water run faster?',
    'Sur quelle pente l’eau court-elle plus vite ?',
    '¿En qué ladera corre más rápido el agua?',
  ),
);
export const COVER_IGNORED = misconception(
  'cover-ignored',
  say(
    'Not looking at what holds the soil',
    'Ne pas regarder ce qui retient la terre',
    'No mirar qué sujeta el suelo',
  ),
  say(
    'What holds the soil when rain hits it?',
    'Qu’est-ce qui retient la terre sous la pluie ?',
    '¿Qué sujeta el suelo cuando llueve?',
  ),
);
export const RENEWABLE_MIXED = misconception(
  'renewable-mixed',
  say(
    'Mixing up what comes back soon and what does not',
    'Confondre ce qui revient vite et ce qui ne revient pas',
    'Confundir lo que vuelve pronto y lo que no',
  ),
  say(
    'Does it come back within a human life?',
    'Cela revient-il au cours d’une vie humaine ?',
    '¿Vuelve dentro de una vida humana?',
  ),
);
export const SHADOW_TOWARD_LIGHT = misconception(
  'shadow-toward-light',
  say(
    'Putting the shadow on the side of the light',
    'Mettre l’ombre du côté de la lumière',
    'Poner la sombra del lado de la luz',
  ),
  say(
    'Which side does the light not reach?',
    'Quel côté la lumière n’atteint-elle pas ?',
    '¿A qué lado no llega la luz?',
  ),
);
export const HIGH_SUN_LONG_SHADOW = misconception(
  'high-sun-long-shadow',
  say(
    'Thinking that a high Sun makes a long shadow',
    'Croire qu’un Soleil haut fait une ombre longue',
    'Creer que un Sol alto hace una sombra larga',
  ),
  say(
    'When is your shadow short: at noon or in the evening?',
    'Quand ton ombre est-elle courte : à midi ou le soir ?',
    '¿Cuándo es corta tu sombra: a mediodía o por la tarde?',
  ),
);
export const SPHERE_MIXED = misconception(
  'sphere-mixed',
  say(
    'Mixing up Earth’s systems',
    'Confondre les systèmes de la Terre',
    'Confundir los sistemas de la Tierra',
  ),
  say(
    'Is it made of rock, water, air or life?',
    'Est-ce de la roche, de l’eau, de l’air ou du vivant ?',
    '¿Es roca, agua, aire o vida?',
  ),
);
export const WEATHER_FOR_CLIMATE = misconception(
  'weather-for-climate',
  say(
    'Taking one month for the whole year',
    'Prendre un mois pour toute l’année',
    'Tomar un mes por todo el año',
  ),
  say('How many months did you use?', 'Combien de mois as-tu utilisés ?', '¿Cuántos meses usaste?'),
);
