import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const FRICTION_FORGOTTEN = misconception(
  'friction-forgotten',
  say(
    'Leaving out the force that acts against the motion',
    'Oublier la force qui s’oppose au mouvement',
    'Olvidar la fuerza contraria al movimiento',
  ),
  say(
    'Which forces act, and which way does each point?',
    'Quelles forces agissent, et dans quel sens ?',
    '¿Qué fuerzas actúan y hacia dónde apunta cada una?',
  ),
);
export const HALF_FORGOTTEN = misconception(
  'half-forgotten',
  say('Forgetting the half in ½mv²', 'Oublier le demi de ½mv²', 'Olvidar el medio de ½mv²'),
  say(
    'What does the ½ do to your product?',
    'Que fait le ½ à ton produit ?',
    '¿Qué hace el ½ con el producto?',
  ),
);
export const SPEED_NOT_SQUARED = misconception(
  'speed-not-squared',
  say('Not squaring the speed', 'Ne pas mettre la vitesse au carré', 'No elevar la velocidad al cuadrado'),
  say('What does the small ² belong to?', 'À quoi appartient le petit ² ?', '¿A qué pertenece el ² pequeño?'),
);
export const MASS_SQUARED_TOO = misconception(
  'mass-squared-too',
  say('Squaring the mass as well', 'Mettre aussi la masse au carré', 'Elevar también la masa al cuadrado'),
  say('Which letter carries the ²?', 'Quelle lettre porte le ² ?', '¿Qué letra lleva el ²?'),
);
export const MASSES_NOT_WEIGHED = misconception(
  'masses-not-weighed',
  say(
    'Taking the plain mean though the amounts differ',
    'Prendre la simple moyenne alors que les quantités diffèrent',
    'Tomar la media simple aunque las cantidades difieran',
  ),
  say(
    'Which water is there more of? Which way does that pull the result?',
    'De quelle eau y a-t-il le plus ? Vers où tire-t-elle le résultat ?',
    '¿De qué agua hay más? ¿Hacia dónde lleva el resultado?',
  ),
);
export const TEMPERATURES_ADDED = misconception(
  'temperatures-added',
  say(
    'Adding temperatures when things are mixed',
    'Additionner les températures en mélangeant',
    'Sumar temperaturas al mezclar',
  ),
  say(
    'Can a mixture be hotter than its hottest part?',
    'Un mélange peut-il être plus chaud que sa partie la plus chaude ?',
    '¿Puede una mezcla estar más caliente que su parte más caliente?',
  ),
);
export const CHANGE_FOR_RESULT = misconception(
  'change-for-result',
  say(
    'Giving the change instead of the final value, or the other way around',
    'Donner l’écart au lieu de la valeur finale, ou l’inverse',
    'Dar el cambio en vez del valor final, o al revés',
  ),
  say(
    'Was the change asked, or the value at the end?',
    'Demande-t-on l’écart ou la valeur finale ?',
    '¿Se pide el cambio o el valor final?',
  ),
);
export const PLATEAU_THOUGHT_HEATING = misconception(
  'plateau-thought-heating',
  say(
    'Thinking that heat always raises the temperature',
    'Croire que la chaleur élève toujours la température',
    'Creer que el calor siempre sube la temperatura',
  ),
  say(
    'Is the curve rising in this part?',
    'La courbe monte-t-elle dans cette partie ?',
    '¿Sube la curva en esta parte?',
  ),
);
export const MELTING_BOILING_MIXED = misconception(
  'melting-boiling-mixed',
  say('Mixing up melting and boiling', 'Confondre fondre et bouillir', 'Confundir fundir y hervir'),
  say(
    'Which flat part comes first when a solid is heated?',
    'Quel palier vient d’abord en chauffant un solide ?',
    '¿Qué tramo llano viene primero al calentar un sólido?',
  ),
);
export const ANGLE_TO_SURFACE = misconception(
  'angle-to-surface',
  say(
    'Measuring angles from the surface instead of the normal',
    'Mesurer les angles depuis la surface et non la normale',
    'Medir los ángulos desde la superficie y no desde la normal',
  ),
  say(
    'From which line are angles of light measured?',
    'Depuis quelle droite mesure-t-on les angles de la lumière ?',
    '¿Desde qué recta se miden los ángulos de la luz?',
  ),
);
export const ONE_ANGLE_OF_TWO = misconception(
  'one-angle-of-two',
  say(
    'Counting one angle where there are two equal ones',
    'Compter un angle là où il y en a deux égaux',
    'Contar un ángulo donde hay dos iguales',
  ),
  say(
    'How many equal angles lie between the two rays?',
    'Combien d’angles égaux y a-t-il entre les deux rayons ?',
    '¿Cuántos ángulos iguales hay entre los dos rayos?',
  ),
);
export const BENDS_WRONG_WAY = misconception(
  'bends-wrong-way',
  say(
    'Letting light bend the wrong way',
    'Faire dévier la lumière du mauvais côté',
    'Doblar la luz hacia el lado equivocado',
  ),
  say(
    'Is light slower before or after the surface?',
    'La lumière est-elle plus lente avant ou après la surface ?',
    '¿Es más lenta la luz antes o después de la superficie?',
  ),
);
export const NO_BENDING = misconception(
  'no-bending',
  say(
    'Thinking that light goes straight on through any surface',
    'Croire que la lumière traverse toute surface tout droit',
    'Creer que la luz sigue recta por cualquier superficie',
  ),
  say(
    'Why does a straw in a glass of water look broken?',
    'Pourquoi une paille dans un verre d’eau semble-t-elle cassée ?',
    '¿Por qué una pajita en un vaso de agua parece rota?',
  ),
);
export const ONE_FACTOR_SEEN = misconception(
  'one-factor-seen',
  say('Looking at one factor only', 'Ne regarder qu’un facteur', 'Mirar un solo factor'),
  say('Which other thing differs?', 'Quelle autre chose diffère ?', '¿Qué otra cosa difiere?'),
);
export const SEVERAL_FACTORS_CHANGED = misconception(
  'several-factors-changed',
  say(
    'Changing more than one thing at a time',
    'Changer plusieurs choses à la fois',
    'Cambiar varias cosas a la vez',
  ),
  say(
    'If the result changes, could you tell which change did it?',
    'Si le résultat change, sais-tu à cause de quoi ?',
    'Si cambia el resultado, ¿se sabría por qué?',
  ),
);
export const SAME_FORCE_FAR_AWAY = misconception(
  'same-force-far-away',
  say(
    'Thinking that distance does not matter to a force, or reversing its effect',
    'Croire que la distance n’agit pas sur la force, ou inverser son effet',
    'Creer que la distancia no influye en la fuerza, o invertir su efecto',
  ),
  say(
    'Where does a magnet pull a nail harder: near or far?',
    'Où un aimant tire-t-il plus fort : près ou loin ?',
    '¿Dónde atrae más un imán: cerca o lejos?',
  ),
);
export const LIKE_CHARGES_ATTRACT = misconception(
  'like-charges-attract',
  say(
    'Thinking that like charges attract',
    'Croire que des charges de même signe s’attirent',
    'Creer que cargas iguales se atraen',
  ),
  say(
    'What do two balloons rubbed on the same wool do?',
    'Que font deux ballons frottés sur la même laine ?',
    '¿Qué hacen dos globos frotados con la misma lana?',
  ),
);
export const DIRECTION_IGNORED = misconception(
  'direction-ignored',
  say('Ignoring which way things move', 'Ignorer le sens du mouvement', 'Ignorar el sentido del movimiento'),
  say(
    'Which of the motions gets a minus sign?',
    'Quel mouvement reçoit un signe moins ?',
    '¿Qué movimiento lleva signo menos?',
  ),
);
export const MASS_LEFT_OUT = misconception(
  'mass-left-out',
  say('Leaving a mass out', 'Oublier une masse', 'Olvidar una masa'),
  say('How much mass moves afterwards?', 'Quelle masse se déplace après ?', '¿Cuánta masa se mueve después?'),
);
export const INVERSE_SQUARE_FORGOTTEN = misconception(
  'inverse-square-forgotten',
  say(
    'Not squaring the distance',
    'Ne pas mettre la distance au carré',
    'No elevar la distancia al cuadrado',
  ),
  say(
    'Over what area does the influence spread at that distance?',
    'Sur quelle surface l’influence s’étale-t-elle à cette distance ?',
    '¿Sobre qué área se reparte la influencia a esa distancia?',
  ),
);
export const KEPLER_POWERS_MIXED = misconception(
  'kepler-powers-mixed',
  say(
    'Mixing up the powers in T² = a³',
    'Confondre les puissances de T² = a³',
    'Confundir las potencias en T² = a³',
  ),
  say(
    'Which quantity is squared, and which cubed?',
    'Quelle grandeur est au carré, laquelle au cube ?',
    '¿Qué magnitud va al cuadrado y cuál al cubo?',
  ),
);
export const ROOT_FORGOTTEN = misconception(
  'root-forgotten',
  say(
    'Forgetting to take the root at the end',
    'Oublier d’extraire la racine à la fin',
    'Olvidar sacar la raíz al final',
  ),
  say(
    'Is that the quantity itself, or a power of it?',
    'Est-ce la grandeur elle-même ou une de ses puissances ?',
    '¿Es la magnitud misma o una potencia suya?',
  ),
);
export const TURNS_UPSIDE_DOWN = misconception(
  'turns-upside-down',
  say(
    'Turning the ratio of turns upside down',
    'Inverser le rapport des spires',
    'Invertir la razón de vueltas',
  ),
  say(
    'Which coil has more turns? Must its voltage be larger?',
    'Quelle bobine a plus de spires ? Sa tension est-elle plus grande ?',
    '¿Qué bobina tiene más vueltas? ¿Debe ser mayor su tensión?',
  ),
);
export const POWER_FROM_NOTHING = misconception(
  'power-from-nothing',
  say(
    'Letting voltage and current both grow',
    'Faire croître à la fois tension et courant',
    'Hacer crecer a la vez tensión y corriente',
  ),
  say(
    'Does the power out exceed the power in?',
    'La puissance de sortie dépasse-t-elle celle d’entrée ?',
    '¿Sale más potencia de la que entra?',
  ),
);
export const HALF_TURNS_FORGOTTEN = misconception(
  'half-turns-forgotten',
  say(
    'Counting one change of direction per cycle',
    'Compter un changement de sens par période',
    'Contar un cambio de sentido por ciclo',
  ),
  say(
    'How often does a sine curve cross zero in one cycle?',
    'Combien de fois une sinusoïde passe-t-elle par zéro par période ?',
    '¿Cuántas veces cruza el cero una senoide en un ciclo?',
  ),
);
export const UNIT_NOT_CONVERTED = misconception(
  'unit-not-converted',
  say('Leaving a unit unconverted', 'Oublier de convertir une unité', 'Dejar una unidad sin convertir'),
  say('Which unit does the question ask for?', 'Quelle unité est demandée ?', '¿Qué unidad se pide?'),
);
export const POWER_OF_TEN_SHIFTED = misconception(
  'power-of-ten-shifted',
  say('Misplacing the decimal point', 'Placer mal la virgule', 'Colocar mal la coma decimal'),
  say(
    'Count the places from the first digit on. How many are there?',
    'Compte les rangs après le premier chiffre. Combien y en a-t-il ?',
    '¿Cuántos lugares hay tras la primera cifra?',
  ),
);
