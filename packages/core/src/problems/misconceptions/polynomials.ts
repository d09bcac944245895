import { misconception } from './misconception.ts';

export const SIGNS_OF_FACTORS_FLIPPED = misconception(
  'signs-of-factors-flipped',
  {
    en: 'Taking the right numbers with the wrong signs',
    fr: 'Prendre les bons nombres avec les mauvais signes',
    es: 'Tomar los números correctos con los signos cambiados',
  },
  {
    en: 'Multiply your brackets out. Does the middle term get the right sign?',
    fr: 'Développe tes parenthèses. Le terme du milieu a-t-il le bon signe ?',
    es: 'Al desarrollar los paréntesis, ¿sale el término del medio con su signo?',
  },
);
export const PRODUCT_FITS_SUM_NOT = misconception(
  'product-fits-sum-not',
  {
    en: 'Finding numbers with the right product but another sum',
    fr: 'Trouver des nombres de bon produit mais d’une autre somme',
    es: 'Hallar números con el producto correcto pero otra suma',
  },
  {
    en: 'Add your two numbers. Is that the number before x?',
    fr: 'Additionne tes deux nombres. Est-ce le nombre devant x ?',
    es: 'Sumando esos dos números, ¿sale el número que va delante de x?',
  },
);
export const SUM_FITS_PRODUCT_NOT = misconception(
  'sum-fits-product-not',
  {
    en: 'Finding numbers with the right sum but another product',
    fr: 'Trouver des nombres de bonne somme mais d’un autre produit',
    es: 'Hallar números con la suma correcta pero otro producto',
  },
  {
    en: 'Multiply your two numbers. Is that the number without x?',
    fr: 'Multiplie tes deux nombres. Est-ce le nombre sans x ?',
    es: 'Multiplicando esos dos números, ¿sale el número sin x?',
  },
);
export const LEADING_NUMBER_SWAPPED = misconception(
  'leading-number-swapped',
  {
    en: 'Putting the number before x into the wrong bracket',
    fr: 'Mettre le nombre devant x dans la mauvaise parenthèse',
    es: 'Poner el número que va delante de x en el paréntesis equivocado',
  },
  {
    en: 'Multiply outer with outer and inner with inner. What is the middle term?',
    fr: 'Multiplie les termes extérieurs, puis intérieurs. Que vaut le terme du milieu ?',
    es: 'Multiplicando los de fuera y los de dentro, ¿cuál es el término del medio?',
  },
);
export const EXPONENTS_ADDED_IN_SUM = misconception(
  'exponents-added-in-sum',
  {
    en: 'Adding the exponents when adding like terms',
    fr: 'Additionner les exposants en additionnant des termes semblables',
    es: 'Sumar los exponentes al sumar términos semejantes',
  },
  {
    en: 'Three apples and two apples: does the kind of thing change?',
    fr: 'Trois pommes et deux pommes : la sorte change-t-elle ?',
    es: 'Tres manzanas y dos manzanas: ¿cambia la clase de cosa?',
  },
);
export const MINUS_FIRST_TERM_ONLY = misconception(
  'minus-first-term-only',
  {
    en: 'Subtracting the first term only',
    fr: 'Ne soustraire que le premier terme',
    es: 'Restar solo el primer término',
  },
  {
    en: 'What does the minus before the bracket do to each term in it?',
    fr: 'Que fait le moins devant la parenthèse à chacun de ses termes ?',
    es: '¿Qué hace el menos de delante con cada término del paréntesis?',
  },
);
export const FIRSTS_AND_LASTS_ONLY = misconception(
  'firsts-and-lasts-only',
  {
    en: 'Multiplying first with first and last with last only',
    fr: 'Ne multiplier que les premiers entre eux et les derniers entre eux',
    es: 'Multiplicar solo los primeros entre sí y los últimos entre sí',
  },
  {
    en: 'Put x = 1 into both forms. Do they give the same number?',
    fr: 'Remplace x par 1 dans les deux formes. Donnent-elles le même nombre ?',
    es: 'Con x = 1 en las dos formas, ¿sale el mismo número?',
  },
);
export const SIGNS_LOST_IN_PRODUCT = misconception(
  'signs-lost-in-product',
  {
    en: 'Multiplying as if all signs were plus',
    fr: 'Multiplier comme si tous les signes étaient plus',
    es: 'Multiplicar como si todos los signos fueran más',
  },
  {
    en: 'Which of your products have one negative factor?',
    fr: 'Lesquels de tes produits ont un facteur négatif ?',
    es: '¿Cuáles de esos productos tienen un factor negativo?',
  },
);
export const FORGOT_BINOMIAL_COEFFICIENT = misconception(
  'forgot-binomial-coefficient',
  {
    en: 'Forgetting in how many ways the term arises',
    fr: 'Oublier de combien de façons le terme apparaît',
    es: 'Olvidar de cuántas maneras aparece el término',
  },
  {
    en: 'From how many choices of brackets does this power of x come?',
    fr: 'De combien de choix de parenthèses vient cette puissance de x ?',
    es: '¿De cuántas elecciones de paréntesis sale esta potencia de x?',
  },
);
export const POWER_OF_NUMBER_FORGOTTEN = misconception(
  'power-of-number-forgotten',
  {
    en: 'Forgetting the power of the number in the bracket',
    fr: 'Oublier la puissance du nombre dans la parenthèse',
    es: 'Olvidar la potencia del número del paréntesis',
  },
  {
    en: 'How often is the number in the bracket a factor of this term?',
    fr: 'Combien de fois le nombre de la parenthèse est-il facteur de ce terme ?',
    es: '¿Cuántas veces es factor de este término el número del paréntesis?',
  },
);
export const NEIGHBOUR_COEFFICIENT = misconception(
  'neighbour-coefficient',
  {
    en: 'Taking the coefficient next to the right one',
    fr: 'Prendre le coefficient voisin du bon',
    es: 'Tomar el coeficiente vecino del correcto',
  },
  {
    en: 'Count the powers of x from zero. Which place did you take?',
    fr: 'Compte les puissances de x à partir de zéro. Quelle place as-tu prise ?',
    es: 'Contando las potencias de x desde cero, ¿qué lugar se ha tomado?',
  },
);
