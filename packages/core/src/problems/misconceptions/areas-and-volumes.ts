import { misconception } from './misconception.ts';

export const HALF_FORGOTTEN = misconception(
  'triangle-half-forgotten',
  { en: 'Forgetting to take half', fr: 'Oublier de prendre la moitié', es: 'Olvidar tomar la mitad' },
  {
    en: 'Two of these triangles make which shape?',
    fr: 'Deux de ces triangles forment quelle figure ?',
    es: '¿Qué figura forman dos de esos triángulos?',
  },
);
export const SLANTED_SIDE_AS_HEIGHT = misconception(
  'slanted-side-as-height',
  {
    en: 'Taking a slanted side for the height',
    fr: 'Prendre un côté oblique pour la hauteur',
    es: 'Tomar un lado inclinado por la altura',
  },
  {
    en: 'Which length stands at a right angle on the base?',
    fr: 'Quelle longueur fait un angle droit avec la base ?',
    es: '¿Qué longitud forma ángulo recto con la base?',
  },
);
export const ONE_PARALLEL_SIDE = misconception(
  'one-parallel-side-only',
  {
    en: 'Using one of the parallel sides only',
    fr: 'N’utiliser qu’un des côtés parallèles',
    es: 'Usar solo uno de los lados paralelos',
  },
  {
    en: 'How wide is the shape halfway up?',
    fr: 'Quelle est la largeur à mi-hauteur ?',
    es: '¿Cuánto mide de ancho a media altura?',
  },
);
export const SUM_NOT_HALVED = misconception(
  'parallel-sides-not-halved',
  {
    en: 'Adding the parallel sides and taking no half',
    fr: 'Additionner les côtés parallèles sans prendre la moitié',
    es: 'Sumar los lados paralelos sin tomar la mitad',
  },
  {
    en: 'Does your area fit in a rectangle around the shape?',
    fr: 'Ton aire tient-elle dans un rectangle autour de la figure ?',
    es: '¿Cabe esa área en un rectángulo que rodee la figura?',
  },
);
export const ENCLOSING_RECTANGLE = misconception(
  'enclosing-rectangle',
  {
    en: 'Giving the rectangle around the shape',
    fr: 'Donner le rectangle autour de la figure',
    es: 'Dar el rectángulo que rodea la figura',
  },
  {
    en: 'Which squares of that rectangle lie outside the shape?',
    fr: 'Quels carreaux de ce rectangle sont hors de la figure ?',
    es: '¿Qué cuadrados de ese rectángulo quedan fuera de la figura?',
  },
);
export const VOLUME_FOR_SURFACE = misconception(
  'volume-for-surface',
  {
    en: 'Finding the space inside instead of the paper around',
    fr: 'Calculer l’intérieur au lieu du papier autour',
    es: 'Calcular el interior en vez del papel de alrededor',
  },
  {
    en: 'Are you filling the box or wrapping it?',
    fr: 'Remplis-tu la boîte ou l’emballes-tu ?',
    es: '¿Se llena la caja o se envuelve?',
  },
);
export const HALF_THE_FACES = misconception(
  'half-the-faces',
  {
    en: 'Counting each pair of equal faces once',
    fr: 'Compter chaque paire de faces égales une seule fois',
    es: 'Contar una sola vez cada par de caras iguales',
  },
  {
    en: 'How many faces does the solid have?',
    fr: 'Combien de faces a le solide ?',
    es: '¿Cuántas caras tiene el cuerpo?',
  },
);
export const BASE_FORGOTTEN = misconception(
  'base-forgotten',
  { en: 'Forgetting the base', fr: 'Oublier la base', es: 'Olvidar la base' },
  {
    en: 'On which face does the solid stand?',
    fr: 'Sur quelle face le solide est-il posé ?',
    es: '¿Sobre qué cara se apoya el cuerpo?',
  },
);
export const RADIUS_FOR_DIAMETER = misconception(
  'radius-for-diameter',
  {
    en: 'Mixing up radius and diameter',
    fr: 'Confondre rayon et diamètre',
    es: 'Confundir radio y diámetro',
  },
  {
    en: 'Does your length go to the middle, or all the way across?',
    fr: 'Ta longueur va-t-elle jusqu’au centre, ou d’un bord à l’autre ?',
    es: '¿Esa longitud llega al centro o va de lado a lado?',
  },
);
export const AROUND_AND_INSIDE_MIXED = misconception(
  'around-and-inside-mixed',
  {
    en: 'Mixing up the way around and the space inside',
    fr: 'Confondre le tour et la surface',
    es: 'Confundir el contorno y la superficie',
  },
  {
    en: 'Is a length asked for, or a number of squares?',
    fr: 'Demande-t-on une longueur, ou un nombre de carreaux ?',
    es: '¿Se pide una longitud o un número de cuadrados?',
  },
);
export const RADIUS_NOT_SQUARED = misconception(
  'radius-doubled-not-squared',
  {
    en: 'Doubling the radius instead of squaring it',
    fr: 'Doubler le rayon au lieu de l’élever au carré',
    es: 'Duplicar el radio en vez de elevarlo al cuadrado',
  },
  {
    en: 'What is the area of the square on the radius?',
    fr: 'Quelle est l’aire du carré construit sur le rayon ?',
    es: '¿Cuál es el área del cuadrado construido sobre el radio?',
  },
);
export const WHOLE_CIRCLE_TAKEN = misconception(
  'whole-circle-taken',
  {
    en: 'Taking the whole circle for a part of it',
    fr: 'Prendre tout le cercle au lieu d’une partie',
    es: 'Tomar el círculo entero por una parte',
  },
  {
    en: 'What part of the whole circle is it?',
    fr: 'Quelle partie du cercle entier est-ce ?',
    es: '¿Qué parte del círculo entero es?',
  },
);
export const THIRD_FORGOTTEN = misconception(
  'third-forgotten',
  {
    en: 'Forgetting that a pointed solid fills a third',
    fr: 'Oublier qu’un solide pointu n’en remplit qu’un tiers',
    es: 'Olvidar que un cuerpo con punta llena un tercio',
  },
  {
    en: 'How many full cones fill the cylinder around it?',
    fr: 'Combien de cônes pleins remplissent le cylindre autour ?',
    es: '¿Cuántos conos llenos llenan el cilindro que lo rodea?',
  },
);
export const HEIGHT_FORGOTTEN = misconception(
  'height-forgotten',
  {
    en: 'Forgetting to multiply by the height',
    fr: 'Oublier de multiplier par la hauteur',
    es: 'Olvidar multiplicar por la altura',
  },
  {
    en: 'Is that a flat layer, or the whole solid?',
    fr: 'Est-ce une couche plate, ou le solide entier ?',
    es: '¿Es una capa plana o el cuerpo entero?',
  },
);
export const RADIUS_SQUARED_NOT_CUBED = misconception(
  'radius-squared-not-cubed',
  {
    en: 'Squaring the radius of a sphere instead of cubing it',
    fr: 'Élever le rayon de la boule au carré et non au cube',
    es: 'Elevar el radio de la esfera al cuadrado y no al cubo',
  },
  {
    en: 'Is volume counted in squares or in cubes?',
    fr: 'Un volume se compte-t-il en carrés ou en cubes ?',
    es: '¿El volumen se cuenta en cuadrados o en cubos?',
  },
);
export const RIGHT_FOR_STRAIGHT = misconception(
  'right-and-straight-mixed',
  { en: 'Mixing up 90° and 180°', fr: 'Confondre 90° et 180°', es: 'Confundir 90° y 180°' },
  {
    en: 'Do the two angles fill a corner or a straight line?',
    fr: 'Les deux angles remplissent-ils un coin ou une droite ?',
    es: '¿Los dos ángulos llenan una esquina o una recta?',
  },
);
export const ANGLES_TAKEN_AS_EQUAL = misconception(
  'angles-taken-as-equal',
  {
    en: 'Taking neighbors on a line for equal angles',
    fr: 'Croire égaux deux angles voisins sur une droite',
    es: 'Creer iguales dos ángulos vecinos en una recta',
  },
  {
    en: 'Are the angles opposite each other, or next to each other?',
    fr: 'Les angles sont-ils opposés, ou côte à côte ?',
    es: '¿Los ángulos son opuestos o están uno junto al otro?',
  },
);
export const ANGLES_SUMMED_NOT_EQUAL = misconception(
  'opposite-angles-added',
  {
    en: 'Thinking that opposite angles add up to 180°',
    fr: 'Croire que deux angles opposés font 180°',
    es: 'Creer que dos ángulos opuestos suman 180°',
  },
  {
    en: 'Are the angles opposite each other, or next to each other?',
    fr: 'Les angles sont-ils opposés, ou côte à côte ?',
    es: '¿Los ángulos son opuestos o están uno junto al otro?',
  },
);
export const ANGLE_FOR_X = misconception(
  'angle-for-x',
  { en: 'Giving the angle instead of x', fr: 'Donner l’angle au lieu de x', es: 'Dar el ángulo en vez de x' },
  {
    en: 'Is that x, or an angle that is made with x?',
    fr: 'Est-ce x, ou un angle formé avec x ?',
    es: '¿Eso es x o un ángulo formado con x?',
  },
);
