import { misconception } from './misconception.ts';

export const SECOND_VECTOR_ADDED = misconception(
  'second-vector-added',
  {
    en: 'Adding where the second vector is subtracted',
    fr: 'Ajouter alors que le second vecteur est soustrait',
    es: 'Sumar donde el segundo vector se resta',
  },
  {
    en: 'What does the minus before the second vector do to its parts?',
    fr: 'Que fait le moins devant le second vecteur à ses coordonnées ?',
    es: '¿Qué hace el menos con las coordenadas del segundo vector?',
  },
);
export const FACTOR_ON_FIRST_PART_ONLY = misconception(
  'factor-on-first-part-only',
  {
    en: 'Multiplying the first part only',
    fr: 'Ne multiplier que la première coordonnée',
    es: 'Multiplicar solo la primera coordenada',
  },
  {
    en: 'Draw the vector twice as long. What happens to each part?',
    fr: 'Dessine le vecteur deux fois plus long. Que devient chaque coordonnée ?',
    es: 'Con el vector el doble de largo, ¿qué pasa con cada coordenada?',
  },
);
export const ENTRY_BY_ENTRY = misconception(
  'entry-by-entry',
  { en: 'Multiplying entry by entry', fr: 'Multiplier case par case', es: 'Multiplicar casilla por casilla' },
  {
    en: 'Which row and which column make the first entry?',
    fr: 'Quelle ligne et quelle colonne font la première case ?',
    es: '¿Qué fila y qué columna forman la primera casilla?',
  },
);
export const COLUMNS_FOR_ROWS = misconception(
  'columns-for-rows',
  {
    en: 'Taking the columns of the first matrix for its rows',
    fr: 'Prendre les colonnes de la première matrice pour ses lignes',
    es: 'Tomar las columnas de la primera matriz por sus filas',
  },
  {
    en: 'Does one go along the first matrix or down it?',
    fr: 'Parcourt-on la première matrice en ligne ou en colonne ?',
    es: '¿Se recorre la primera matriz por filas o por columnas?',
  },
);
export const MATRICES_EXCHANGED = misconception(
  'matrices-exchanged',
  {
    en: 'Multiplying in the other order',
    fr: 'Multiplier dans l’autre ordre',
    es: 'Multiplicar en el otro orden',
  },
  {
    en: 'Which matrix stands on the left?',
    fr: 'Quelle matrice est à gauche ?',
    es: '¿Qué matriz está a la izquierda?',
  },
);
export const DIAGONALS_ADDED = misconception(
  'diagonals-added',
  {
    en: 'Adding the two diagonals instead of subtracting',
    fr: 'Additionner les deux diagonales au lieu de les soustraire',
    es: 'Sumar las dos diagonales en vez de restarlas',
  },
  {
    en: 'What must come out for two equal rows?',
    fr: 'Que doit-on trouver pour deux lignes égales ?',
    es: '¿Qué debe salir con dos filas iguales?',
  },
);
export const ALL_COFACTORS_PLUS = misconception(
  'all-cofactors-plus',
  { en: 'Giving every minor a plus', fr: 'Donner un plus à chaque mineur', es: 'Dar un más a cada menor' },
  {
    en: 'Which signs stand in the first row of the chessboard of signs?',
    fr: 'Quels signes sont sur la première ligne de l’échiquier des signes ?',
    es: '¿Qué signos hay en la primera fila del tablero de signos?',
  },
);
export const DIAGONAL_PRODUCT_ONLY = misconception(
  'diagonal-product-only',
  {
    en: 'Multiplying the main diagonal only',
    fr: 'Ne multiplier que la diagonale principale',
    es: 'Multiplicar solo la diagonal principal',
  },
  {
    en: 'Are all entries below the diagonal zero?',
    fr: 'Toutes les cases sous la diagonale sont-elles nulles ?',
    es: '¿Son cero todas las casillas bajo la diagonal?',
  },
);
export const DIAGONAL_AS_EIGENVALUES = misconception(
  'diagonal-as-eigenvalues',
  {
    en: 'Reading the eigenvalues off the diagonal',
    fr: 'Lire les valeurs propres sur la diagonale',
    es: 'Leer los valores propios en la diagonal',
  },
  {
    en: 'Take your value from the diagonal. Is the determinant then zero?',
    fr: 'Retire ta valeur de la diagonale. Le déterminant est-il nul ?',
    es: 'Restando ese valor en la diagonal, ¿es cero el determinante?',
  },
);
export const EIGENVALUE_SIGNS_TURNED = misconception(
  'eigenvalue-signs-turned',
  {
    en: 'Finding the eigenvalues with their signs turned',
    fr: 'Trouver les valeurs propres avec le signe opposé',
    es: 'Hallar los valores propios con el signo contrario',
  },
  {
    en: 'Do your values add up to the sum of the diagonal?',
    fr: 'Tes valeurs ont-elles pour somme celle de la diagonale ?',
    es: '¿Suman esos valores lo mismo que la diagonal?',
  },
);
