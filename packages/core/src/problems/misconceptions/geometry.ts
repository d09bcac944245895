import { misconception } from './misconception.ts';

export const LEGS_ADD_UP = misconception(
  'legs-add-up',
  {
    en: 'Adding the legs to get the long side',
    fr: 'Additionner les deux côtés pour trouver l’hypoténuse',
    es: 'Sumar los catetos para hallar la hipotenusa',
  },
  {
    en: 'Walk along both legs, then straight across. Can both ways be equally long?',
    fr: 'Suis les deux côtés, puis coupe tout droit. Les deux chemins peuvent-ils être aussi longs ?',
    es: 'Recorramos los dos catetos y luego la línea recta. ¿Pueden medir lo mismo los dos caminos?',
  },
);
export const LEG_BY_DIFFERENCE = misconception(
  'leg-by-difference',
  {
    en: 'Subtracting the sides instead of their squares',
    fr: 'Soustraire les côtés au lieu de leurs carrés',
    es: 'Restar los lados en vez de sus cuadrados',
  },
  {
    en: 'Do the squares on your three sides fit together? Work out each of them.',
    fr: 'Les carrés construits sur les trois côtés s’accordent-ils ? Calcule chacun d’eux.',
    es: '¿Encajan los cuadrados de los tres lados? Conviene calcular cada uno.',
  },
);
export const FORGOT_ROOT = misconception(
  'forgot-root',
  {
    en: 'Stopping at the square and taking no root',
    fr: 'S’arrêter au carré sans prendre la racine',
    es: 'Quedarse en el cuadrado y no sacar la raíz',
  },
  {
    en: 'Is that the side, or the area of the square that stands on it?',
    fr: 'Est-ce le côté, ou l’aire du carré construit dessus ?',
    es: '¿Es el lado o el área del cuadrado construido sobre él?',
  },
);
export const ADDED_FOR_A_LEG = misconception(
  'added-for-a-leg',
  {
    en: 'Adding the squares although the long side is known',
    fr: 'Additionner les carrés alors que l’hypoténuse est connue',
    es: 'Sumar los cuadrados aunque se conoce la hipotenusa',
  },
  {
    en: 'Which of the three sides must be the longest? Is yours longer than it?',
    fr: 'Lequel des trois côtés doit être le plus long ? Le tien le dépasse-t-il ?',
    es: '¿Cuál de los tres lados debe ser el más largo? ¿El hallado lo supera?',
  },
);
export const DOUBLED_NOT_SQUARED = misconception(
  'doubled-not-squared',
  {
    en: 'Doubling instead of squaring',
    fr: 'Doubler au lieu d’élever au carré',
    es: 'Duplicar en vez de elevar al cuadrado',
  },
  {
    en: 'How many small squares fill a square of side 3? Is that 3 × 2 or 3 × 3?',
    fr: 'Combien de petits carreaux remplissent un carré de côté 3 ? Est-ce 3 × 2 ou 3 × 3 ?',
    es: '¿Cuántos cuadraditos llenan un cuadrado de lado 3? ¿Son 3 × 2 o 3 × 3?',
  },
);
export const PERIMETER_FOR_AREA = misconception(
  'perimeter-for-area',
  {
    en: 'Finding the way around instead of the space inside',
    fr: 'Calculer le tour au lieu de la surface',
    es: 'Calcular el contorno en vez de la superficie',
  },
  {
    en: 'Are you counting steps around the edge, or squares that cover the inside?',
    fr: 'Comptes-tu les pas autour du bord, ou les carreaux qui couvrent l’intérieur ?',
    es: '¿Se cuentan los pasos del borde o los cuadrados que cubren el interior?',
  },
);
export const AREA_FOR_PERIMETER = misconception(
  'area-for-perimeter',
  {
    en: 'Finding the space inside instead of the way around',
    fr: 'Calculer la surface au lieu du tour',
    es: 'Calcular la superficie en vez del contorno',
  },
  {
    en: 'An ant walks once around the edge. Which lengths does it walk?',
    fr: 'Une fourmi fait une fois le tour. Quelles longueurs parcourt-elle ?',
    es: 'Una hormiga da una vuelta por el borde. ¿Qué longitudes recorre?',
  },
);
export const TWO_SIDES_ONLY = misconception(
  'two-sides-only',
  {
    en: 'Counting only two of the sides',
    fr: 'Ne compter que deux des côtés',
    es: 'Contar solo dos de los lados',
  },
  {
    en: 'How many sides does the shape have? Did you use them all?',
    fr: 'Combien de côtés la figure a-t-elle ? Les as-tu tous comptés ?',
    es: '¿Cuántos lados tiene la figura? ¿Están todos?',
  },
);
export const SUBTRACTED_FOR_SIDE = misconception(
  'subtracted-for-side',
  {
    en: 'Subtracting the side from the area',
    fr: 'Soustraire le côté de l’aire',
    es: 'Restar el lado del área',
  },
  {
    en: 'Rows of squares fill the shape. How many squares are in one row, and how many rows are needed?',
    fr: 'Des rangées de carreaux remplissent la figure. Combien par rangée, et combien de rangées ?',
    es: 'Filas de cuadrados llenan la figura. ¿Cuántos hay por fila y cuántas filas hacen falta?',
  },
);
