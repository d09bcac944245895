import { misconception } from './misconception.ts';

export const LETTER_SIGN_KEPT = misconception(
  'letter-term-sign-kept',
  {
    en: 'Moving a term with a letter across and keeping its sign',
    fr: 'Faire passer un terme avec lettre dans l’autre membre sans changer son signe',
    es: 'Pasar un término con letra al otro lado sin cambiar el signo',
  },
  {
    en: 'If you take that term away from one side, what happens on the other side?',
    fr: 'Si tu retires ce terme d’un membre, que se passe-t-il dans l’autre ?',
    es: 'Si se quita ese término de un lado, ¿qué pasa en el otro?',
  },
);
export const COEFFICIENT_SUBTRACTED = misconception(
  'coefficient-subtracted',
  {
    en: 'Taking the number before the letter away instead of dividing by it',
    fr: 'Soustraire le nombre devant la lettre au lieu de diviser',
    es: 'Restar el número que va delante de la letra en vez de dividir',
  },
  {
    en: 'Which operation joins the number and the letter? What undoes it?',
    fr: 'Quelle opération lie le nombre et la lettre ? Qu’est-ce qui la défait ?',
    es: '¿Qué operación une el número y la letra? ¿Qué la deshace?',
  },
);
export const COEFFICIENT_ADDED = misconception(
  'coefficient-added',
  {
    en: 'Adding the number before the letter instead of dividing by it',
    fr: 'Ajouter le nombre devant la lettre au lieu de diviser',
    es: 'Sumar el número que va delante de la letra en vez de dividir',
  },
  {
    en: 'Which operation undoes multiplication?',
    fr: 'Quelle opération défait une multiplication ?',
    es: '¿Qué operación deshace una multiplicación?',
  },
);
export const COEFFICIENT_MULTIPLIED = misconception(
  'coefficient-multiplied',
  {
    en: 'Multiplying by the number before the letter instead of dividing',
    fr: 'Multiplier par le nombre devant la lettre au lieu de diviser',
    es: 'Multiplicar por el número que va delante de la letra en vez de dividir',
  },
  {
    en: 'Put your number in for the letter. Is the left side as large as the right?',
    fr: 'Remplace la lettre par ton nombre. Le membre de gauche est-il égal à celui de droite ?',
    es: 'Al poner ese número en lugar de la letra, ¿vale el lado izquierdo lo mismo que el derecho?',
  },
);
export const DIVIDED_UPSIDE_DOWN = misconception(
  'coefficient-divided-upside-down',
  {
    en: 'Dividing the wrong way around',
    fr: 'Diviser dans le mauvais sens',
    es: 'Dividir al revés',
  },
  {
    en: 'Which number is shared out, and by which one do you divide?',
    fr: 'Quel nombre partage-t-on, et par lequel divise-t-on ?',
    es: '¿Qué número se reparte y entre cuál se divide?',
  },
);
export const SIGN_LOST_IN_BRACKET = misconception(
  'sign-lost-in-bracket',
  {
    en: 'Losing a sign when opening a bracket',
    fr: 'Perdre un signe en développant une parenthèse',
    es: 'Perder un signo al quitar un paréntesis',
  },
  {
    en: 'Which sign does each product have: the number in front times each term?',
    fr: 'Quel signe a chaque produit : le nombre devant fois chaque terme ?',
    es: '¿Qué signo tiene cada producto del número de delante por cada término?',
  },
);
export const NEGATIVE_ROOT_FORGOTTEN = misconception(
  'negative-root-forgotten',
  {
    en: 'Keeping only the positive root',
    fr: 'Ne garder que la racine positive',
    es: 'Quedarse solo con la raíz positiva',
  },
  {
    en: 'Is there another number with the same square?',
    fr: 'Y a-t-il un autre nombre qui a le même carré ?',
    es: '¿Hay otro número con el mismo cuadrado?',
  },
);
export const ZERO_PRODUCT_MISUSED = misconception(
  'zero-product-misused',
  {
    en: 'Splitting a product although the other side is not zero',
    fr: 'Séparer un produit alors que l’autre membre n’est pas nul',
    es: 'Separar un producto aunque el otro lado no es cero',
  },
  {
    en: 'If a product is 6, must one of its factors be 6?',
    fr: 'Si un produit vaut 6, l’un des facteurs vaut-il forcément 6 ?',
    es: 'Si un producto es 6, ¿tiene que ser 6 uno de los factores?',
  },
);
export const SQUARED_EACH_TERM = misconception(
  'squared-each-term',
  {
    en: 'Squaring each term of a sum on its own',
    fr: 'Élever au carré chaque terme d’une somme séparément',
    es: 'Elevar al cuadrado cada término de una suma por separado',
  },
  {
    en: 'Try it with 1 and 1: is (1 + 1)² equal to 1² + 1²?',
    fr: 'Essaie avec 1 et 1 : (1 + 1)² est-il égal à 1² + 1² ?',
    es: 'Probando con 1 y 1: ¿es (1 + 1)² igual a 1² + 1²?',
  },
);
export const WHOLE_TIMES_BOTH = misconception(
  'whole-number-times-top-and-bottom',
  {
    en: 'Multiplying top and bottom by the whole number',
    fr: 'Multiplier le numérateur et le dénominateur par l’entier',
    es: 'Multiplicar numerador y denominador por el entero',
  },
  {
    en: 'Take two times one half. Is that still one half?',
    fr: 'Prends deux fois un demi. Est-ce encore un demi ?',
    es: 'Tomemos dos veces un medio. ¿Sigue siendo un medio?',
  },
);
export const POINT_MISPLACED = misconception(
  'decimal-point-misplaced',
  {
    en: 'Putting the decimal point in the wrong place',
    fr: 'Placer mal la virgule',
    es: 'Colocar mal la coma decimal',
  },
  {
    en: 'Estimate first: about how big should it be?',
    fr: 'Estime d’abord : quel est à peu près l’ordre de grandeur ?',
    es: 'Primero una estimación: ¿de qué tamaño debería ser?',
  },
);
export const SIGN_OF_SQUARE = misconception(
  'sign-of-square',
  {
    en: 'Mixing up -a² and (-a)²',
    fr: 'Confondre -a² et (-a)²',
    es: 'Confundir -a² con (-a)²',
  },
  {
    en: 'Does the minus stand inside the square, or in front of it?',
    fr: 'Le moins est-il dans le carré, ou devant ?',
    es: '¿Está el menos dentro del cuadrado o delante?',
  },
);
export const INEQUALITY_NOT_TURNED = misconception(
  'inequality-not-turned',
  {
    en: 'Not turning the sign when dividing by a negative number',
    fr: 'Ne pas changer le sens de l’inégalité en divisant par un nombre négatif',
    es: 'No invertir la desigualdad al dividir entre un número negativo',
  },
  {
    en: 'Start from -2 < 4 and multiply both sides by -1. What do you see?',
    fr: 'Pars de -2 < 4 et multiplie les deux membres par -1. Que vois-tu ?',
    es: 'Partiendo de -2 < 4, al multiplicar los dos lados por -1, ¿qué se ve?',
  },
);
export const DIVIDED_TOP_OR_BOTTOM = misconception(
  'divided-top-or-bottom-only',
  {
    en: 'Dividing only the top, or only the bottom',
    fr: 'Ne diviser que le numérateur, ou que le dénominateur',
    es: 'Dividir solo el numerador, o solo el denominador',
  },
  {
    en: 'If you divide the top, what must happen to the bottom for the fraction to stay the same?',
    fr: 'Si tu divises le numérateur, que faut-il faire au dénominateur pour garder la même fraction ?',
    es: 'Al dividir el numerador, ¿qué hay que hacer con el denominador para que la fracción no cambie?',
  },
);
export const CANCELLED_A_TERM = misconception(
  'cancelled-a-term',
  {
    en: 'Canceling a term of a sum',
    fr: 'Simplifier par un terme d’une somme',
    es: 'Cancelar un término de una suma',
  },
  {
    en: 'Try it with numbers: is (2 + 3)/3 equal to 2?',
    fr: 'Essaie avec des nombres : (2 + 3)/3 est-il égal à 2 ?',
    es: 'Probando con números: ¿es (2 + 3)/3 igual a 2?',
  },
);
export const EXPONENTS_ADDED_IN_SUM = misconception(
  'exponents-added-of-like-terms',
  {
    en: 'Adding the exponents when adding like terms',
    fr: 'Additionner les exposants en ajoutant des termes semblables',
    es: 'Sumar los exponentes al sumar términos semejantes',
  },
  {
    en: 'Three apples and two apples: does the kind of thing change?',
    fr: 'Trois pommes et deux pommes : la sorte change-t-elle ?',
    es: 'Tres manzanas y dos manzanas: ¿cambia la clase de cosa?',
  },
);
