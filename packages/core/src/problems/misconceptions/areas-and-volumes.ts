import { misconception } from './misconception.ts';

export const HALF_FORGOTTEN = misconception(
  'triangle-half-forgotten',
  { en: 'Forgets to take half', fr: 'Oublie de prendre la moitié', es: 'Olvida tomar la mitad' },
  {
    en: 'Two of these triangles make which shape?',
    fr: 'Deux de ces triangles forment quelle figure ?',
    es: '¿Qué figura forman dos de esos triángulos?',
  },
);
export const SLANTED_SIDE_AS_HEIGHT = misconception(
  'slanted-side-as-height',
  {
    en: 'Takes a slanted side for the height',
    fr: 'Prend un côté oblique pour la hauteur',
    es: 'Toma un lado inclinado por la altura',
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
    en: 'Uses one of the parallel sides only',
    fr: 'N’utilise qu’un des côtés parallèles',
    es: 'Usa solo uno de los lados paralelos',
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
    en: 'Adds the parallel sides and takes no half',
    fr: 'Additionne les côtés parallèles sans prendre la moitié',
    es: 'Suma los lados paralelos sin tomar la mitad',
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
    en: 'Gives the rectangle around the shape',
    fr: 'Donne le rectangle autour de la figure',
    es: 'Da el rectángulo que rodea la figura',
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
    en: 'Finds the space inside instead of the paper around',
    fr: 'Calcule l’intérieur au lieu du papier autour',
    es: 'Calcula el interior en vez del papel de alrededor',
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
    en: 'Counts each pair of equal faces once',
    fr: 'Compte chaque paire de faces égales une seule fois',
    es: 'Cuenta una sola vez cada par de caras iguales',
  },
  {
    en: 'How many faces does the solid have?',
    fr: 'Combien de faces a le solide ?',
    es: '¿Cuántas caras tiene el cuerpo?',
  },
);
export const BASE_FORGOTTEN = misconception(
  'base-forgotten',
  { en: 'Forgets the base', fr: 'Oublie la base', es: 'Olvida la base' },
  {
    en: 'On which face does the solid stand?',
    fr: 'Sur quelle face le solide est-il posé ?',
    es: '¿Sobre qué cara se apoya el cuerpo?',
  },
);
export const RADIUS_FOR_DIAMETER = misconception(
  'radius-for-diameter',
  { en: 'Mixes up radius and diameter', fr: 'Confond rayon et diamètre', es: 'Confunde radio y diámetro' },
  {
    en: 'Does your length go to the middle, or all the way across?',
    fr: 'Ta longueur va-t-elle jusqu’au centre, ou d’un bord à l’autre ?',
    es: '¿Esa longitud llega al centro o va de lado a lado?',
  },
);
export const AROUND_AND_INSIDE_MIXED = misconception(
  'around-and-inside-mixed',
  {
    en: 'Mixes up the way around and the space inside',
    fr: 'Confond le tour et la surface',
    es: 'Confunde el contorno y la superficie',
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
    en: 'Doubles the radius instead of squaring it',
    fr: 'Double le rayon au lieu de l’élever au carré',
    es: 'Duplica el radio en vez de elevarlo al cuadrado',
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
    en: 'Takes the whole circle for a part of it',
    fr: 'Prend tout le cercle au lieu d’une partie',
    es: 'Toma el círculo entero por una parte',
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
    en: 'Forgets that a pointed solid fills a third',
    fr: 'Oublie qu’un solide pointu n’en remplit qu’un tiers',
    es: 'Olvida que un cuerpo con punta llena un tercio',
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
    en: 'Forgets to multiply by the height',
    fr: 'Oublie de multiplier par la hauteur',
    es: 'Olvida multiplicar por la altura',
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
    en: 'Squares the radius of a sphere instead of cubing it',
    fr: 'Élève le rayon de la boule au carré au lieu du cube',
    es: 'Eleva el radio de la esfera al cuadrado y no al cubo',
  },
  {
    en: 'Is volume counted in squares or in cubes?',
    fr: 'Un volume se compte-t-il en carrés ou en cubes ?',
    es: '¿El volumen se cuenta en cuadrados o en cubos?',
  },
);
export const RIGHT_FOR_STRAIGHT = misconception(
  'right-and-straight-mixed',
  { en: 'Mixes up 90° and 180°', fr: 'Confond 90° et 180°', es: 'Confunde 90° y 180°' },
  {
    en: 'Do the two angles fill a corner or a straight line?',
    fr: 'Les deux angles remplissent-ils un coin ou une droite ?',
    es: '¿Los dos ángulos llenan una esquina o una recta?',
  },
);
export const ANGLES_TAKEN_AS_EQUAL = misconception(
  'angles-taken-as-equal',
  {
    en: 'Takes neighbors on a line for equal angles',
    fr: 'Croit égaux deux angles voisins sur une droite',
    es: 'Cree iguales dos ángulos vecinos en una recta',
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
    en: 'Adds opposite angles to 180°',
    fr: 'Croit que deux angles opposés font 180°',
    es: 'Suma 180° con ángulos opuestos',
  },
  {
    en: 'Are the angles opposite each other, or next to each other?',
    fr: 'Les angles sont-ils opposés, ou côte à côte ?',
    es: '¿Los ángulos son opuestos o están uno junto al otro?',
  },
);
export const ANGLE_FOR_X = misconception(
  'angle-for-x',
  { en: 'Gives the angle instead of x', fr: 'Donne l’angle au lieu de x', es: 'Da el ángulo en vez de x' },
  {
    en: 'Is that x, or an angle that is made with x?',
    fr: 'Est-ce x, ou un angle formé avec x ?',
    es: '¿Eso es x o un ángulo formado con x?',
  },
);
