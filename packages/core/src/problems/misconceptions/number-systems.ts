import { misconception } from './misconception.ts';

export const ONE_ROW_TOO_FEW = misconception(
  'one-doubling-row-too-few',
  { en: 'Leaving out one of the rows', fr: 'Oublier une des lignes', es: 'Olvidar una de las filas' },
  {
    en: 'Do the numbers on the left make up the factor?',
    fr: 'Les nombres de gauche font-ils le facteur ?',
    es: '¿Los números de la izquierda forman el factor?',
  },
);
export const LARGEST_ROW_ONLY = misconception(
  'largest-row-only',
  {
    en: 'Taking the largest row only',
    fr: 'Ne prendre que la plus grande ligne',
    es: 'Tomar solo la fila más grande',
  },
  {
    en: 'How much of the factor is still missing?',
    fr: 'Combien manque-t-il encore du facteur ?',
    es: '¿Cuánto falta todavía del factor?',
  },
);
export const ALL_ROWS_ADDED = misconception(
  'all-rows-added',
  { en: 'Adding all rows of the table', fr: 'Additionner toutes les lignes', es: 'Sumar todas las filas' },
  {
    en: 'Which rows are really needed?',
    fr: 'Quelles lignes faut-il vraiment ?',
    es: '¿Qué filas hacen falta de verdad?',
  },
);
export const ADDED_THE_SAME_AGAIN = misconception(
  'added-the-same-again',
  {
    en: 'Adding the first number again instead of doubling',
    fr: 'Ajouter le premier nombre au lieu de doubler',
    es: 'Sumar otra vez el primer número en vez de doblar',
  },
  {
    en: 'Twice the row above: how much is it?',
    fr: 'Deux fois la ligne du dessus : combien ?',
    es: 'Dos veces la fila de arriba: ¿cuánto es?',
  },
);
export const BARS_AS_DOTS = misconception(
  'bars-counted-as-dots',
  { en: 'Counting each bar as one', fr: 'Compter chaque barre pour un', es: 'Contar cada barra como uno' },
  {
    en: 'How many dots does one bar stand for?',
    fr: 'Combien de points une barre vaut-elle ?',
    es: '¿Cuántos puntos vale una barra?',
  },
);
export const LEVELS_JUST_ADDED = misconception(
  'levels-just-added',
  {
    en: 'Adding the levels as if all were ones',
    fr: 'Ajouter les niveaux comme des unités',
    es: 'Sumar los niveles como si fueran unidades',
  },
  {
    en: 'What is one dot worth on the upper level?',
    fr: 'Que vaut un point au niveau du haut ?',
    es: '¿Cuánto vale un punto en el nivel de arriba?',
  },
);
export const LEVELS_BY_TEN = misconception(
  'levels-by-ten',
  {
    en: 'Reading the upper level as tens',
    fr: 'Lire le niveau du haut comme des dizaines',
    es: 'Leer el nivel de arriba como decenas',
  },
  {
    en: 'How many ones fill a level before it moves up?',
    fr: 'Combien d’unités remplissent un niveau ?',
    es: '¿Cuántas unidades llenan un nivel?',
  },
);
export const LEVELS_UPSIDE_DOWN = misconception(
  'levels-upside-down',
  {
    en: 'Reading the levels upside down',
    fr: 'Lire les niveaux à l’envers',
    es: 'Leer los niveles al revés',
  },
  {
    en: 'Which level holds the ones?',
    fr: 'Quel niveau porte les unités ?',
    es: '¿Qué nivel tiene las unidades?',
  },
);
export const CORD_UPSIDE_DOWN = misconception(
  'cord-read-upside-down',
  {
    en: 'Reading the cord from the wrong end',
    fr: 'Lire la corde par le mauvais bout',
    es: 'Leer la cuerda por el otro extremo',
  },
  {
    en: 'Where are the ones, at the top or at the end?',
    fr: 'Où sont les unités, en haut ou au bout ?',
    es: '¿Dónde están las unidades, arriba o al final?',
  },
);
export const KNOTS_JUST_COUNTED = misconception(
  'knots-just-counted',
  {
    en: 'Counting all knots without their places',
    fr: 'Compter tous les nœuds sans leur rang',
    es: 'Contar todos los nudos sin su lugar',
  },
  {
    en: 'What is a knot worth higher up?',
    fr: 'Que vaut un nœud plus haut ?',
    es: '¿Cuánto vale un nudo más arriba?',
  },
);
export const TOP_CORD_GIVEN = misconception(
  'top-cord-given',
  {
    en: 'Giving the sum where one part is asked',
    fr: 'Donner la somme au lieu d’une partie',
    es: 'Dar la suma y no la parte pedida',
  },
  { en: 'Which cord holds the sum?', fr: 'Quelle corde porte la somme ?', es: '¿Qué cuerda tiene la suma?' },
);
export const CORD_LEFT_OUT = misconception(
  'cord-left-out',
  {
    en: 'Leaving one cord out of the sum',
    fr: 'Oublier une corde dans la somme',
    es: 'Olvidar una cuerda en la suma',
  },
  { en: 'How many cords hang down?', fr: 'Combien de cordes pendent ?', es: '¿Cuántas cuerdas cuelgan?' },
);
export const NEIGHBOUR_FORGOTTEN = misconception(
  'one-neighbour-forgotten',
  {
    en: 'Taking only one of the two neighbors off the sum',
    fr: 'N’enlever qu’un des deux voisins',
    es: 'Restar solo uno de los dos vecinos',
  },
  {
    en: 'Add up the whole line. Is it the magic sum?',
    fr: 'Additionne toute la ligne. Est-ce la somme magique ?',
    es: 'Sumemos toda la línea. ¿Es la suma mágica?',
  },
);
export const NEIGHBOURS_ADDED = misconception(
  'neighbours-added',
  {
    en: 'Adding the two neighbors and stopping',
    fr: 'Ajouter les deux voisins et s’arrêter',
    es: 'Sumar los dos vecinos y detenerse',
  },
  {
    en: 'How much is missing to the magic sum?',
    fr: 'Combien manque-t-il pour la somme magique ?',
    es: '¿Cuánto falta para la suma mágica?',
  },
);
export const SUM_OF_ANOTHER_SQUARE = misconception(
  'sum-of-another-square',
  {
    en: 'Taking 15 for every magic square',
    fr: 'Prendre 15 pour tout carré magique',
    es: 'Tomar 15 para todo cuadrado mágico',
  },
  {
    en: 'Add up a full line of this square. What is its sum?',
    fr: 'Additionne une ligne pleine de ce carré. Quelle est sa somme ?',
    es: 'Sumemos una línea completa de este cuadrado. ¿Cuánto es?',
  },
);
export const ONE_LINE_CHECKED = misconception(
  'one-line-checked-only',
  {
    en: 'Checking one line and not the others',
    fr: 'Ne vérifier qu’une ligne',
    es: 'Comprobar una sola línea',
  },
  {
    en: 'Do rows, columns and diagonals all agree?',
    fr: 'Lignes, colonnes et diagonales sont-elles d’accord ?',
    es: '¿Coinciden filas, columnas y diagonales?',
  },
);
export const BAR_AS_TEN = misconception(
  'bar-counted-as-ten',
  { en: 'Counting each bar as ten', fr: 'Compter chaque barre pour dix', es: 'Contar cada barra como diez' },
  {
    en: 'How many dots does one bar stand for?',
    fr: 'Combien de points une barre vaut-elle ?',
    es: '¿Cuántos puntos vale una barra?',
  },
);
