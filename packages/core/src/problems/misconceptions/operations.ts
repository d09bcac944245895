import { misconception } from './misconception.ts';

export const CROSS_MULTIPLIED = misconception(
  'cross-multiplied-product',
  {
    en: 'Multiplying across the diagonals',
    fr: 'Multiplier en croix au lieu de multiplier en ligne',
    es: 'Multiplicar en cruz en lugar de en línea',
  },
  {
    en: 'Take half of a half. How much of the whole is that?',
    fr: 'Prends la moitié d’une moitié. Quelle part du tout est-ce ?',
    es: 'Tomemos la mitad de una mitad. ¿Qué parte del todo es?',
  },
);
export const COMMON_BOTTOM_KEPT = misconception(
  'common-bottom-kept-in-product',
  {
    en: 'Multiplying the tops but adding the bottoms',
    fr: 'Multiplier les numérateurs mais additionner les dénominateurs',
    es: 'Multiplicar los numeradores pero sumar los denominadores',
  },
  {
    en: 'Cut each of the parts into smaller ones. How many fit into the whole?',
    fr: 'Coupe chaque part en plus petites. Combien y en a-t-il dans le tout ?',
    es: 'Cortemos cada parte en otras más pequeñas. ¿Cuántas caben en el todo?',
  },
);
export const DID_NOT_FLIP = misconception(
  'did-not-flip',
  {
    en: 'Multiplying without turning the divisor around',
    fr: 'Multiplier sans inverser le diviseur',
    es: 'Multiplicar sin invertir el divisor',
  },
  {
    en: 'How often does a half fit into one? Is that less than one?',
    fr: 'Combien de fois un demi tient-il dans un ? Est-ce moins que un ?',
    es: '¿Cuántas veces cabe un medio en uno? ¿Es menos que uno?',
  },
);
export const FLIPPED_THE_WRONG_ONE = misconception(
  'flipped-the-wrong-one',
  {
    en: 'Turning the first fraction around',
    fr: 'Inverser la première fraction',
    es: 'Invertir la primera fracción',
  },
  {
    en: 'Which number is shared out, and which one tells the size of a share?',
    fr: 'Quel nombre est partagé, et lequel donne la taille d’une part ?',
    es: '¿Qué número se reparte y cuál indica el tamaño de cada parte?',
  },
);
export const PERCENT_AS_NUMBER = misconception(
  'percent-as-number',
  {
    en: 'Taking the percent for the amount',
    fr: 'Prendre le pourcentage pour la quantité',
    es: 'Tomar el porcentaje por la cantidad',
  },
  {
    en: 'Percent means out of a hundred. Is the whole a hundred here?',
    fr: 'Pour cent veut dire sur cent. Le tout vaut-il cent ici ?',
    es: 'Por ciento significa de cada cien. ¿El total es cien aquí?',
  },
);
export const DIVIDED_BY_PERCENT = misconception(
  'divided-by-percent',
  {
    en: 'Dividing the whole by the percent',
    fr: 'Diviser le tout par le pourcentage',
    es: 'Dividir el total entre el porcentaje',
  },
  {
    en: 'What is 10% of the whole? And 50%? Does your way give the same?',
    fr: 'Combien font 10 % du tout ? Et 50 % ? Ta méthode le donne-t-elle ?',
    es: '¿Cuánto es el 10 % del total? ¿Y el 50 %? ¿Da lo mismo ese método?',
  },
);
export const FOUND_THE_CHANGE_ONLY = misconception(
  'found-the-change-only',
  {
    en: 'Finding the change and taking it for the new price',
    fr: 'Trouver la variation et la prendre pour le nouveau prix',
    es: 'Hallar el cambio y tomarlo por el nuevo precio',
  },
  {
    en: 'Is that what is taken off, or what is left to pay?',
    fr: 'Est-ce ce qu’on enlève, ou ce qui reste à payer ?',
    es: '¿Es lo que se descuenta o lo que queda por pagar?',
  },
);
export const CHANGED_THE_WRONG_WAY = misconception(
  'changed-the-wrong-way',
  {
    en: 'Adding the change instead of taking it off, or the other way around',
    fr: 'Ajouter la variation au lieu de l’enlever, ou l’inverse',
    es: 'Sumar el cambio en vez de quitarlo, o al revés',
  },
  {
    en: 'Should the new price be higher or lower?',
    fr: 'Le nouveau prix doit-il être plus haut ou plus bas ?',
    es: '¿El nuevo precio debe ser mayor o menor?',
  },
);
export const SIGN_IGNORED = misconception(
  'sign-ignored',
  {
    en: 'Calculating as if all numbers were positive',
    fr: 'Calculer comme si tous les nombres étaient positifs',
    es: 'Calcular como si todos los números fueran positivos',
  },
  {
    en: 'Start at the first number on a number line. Which way do you go?',
    fr: 'Pars du premier nombre sur une droite graduée. Dans quel sens vas-tu ?',
    es: 'Partimos del primer número en la recta. ¿Hacia dónde vamos?',
  },
);
export const TWO_MINUSES_LOST = misconception(
  'two-minuses-lost',
  {
    en: 'Treating “minus a negative” as taking away',
    fr: 'Traiter « moins un négatif » comme un retrait',
    es: 'Tratar «menos un negativo» como quitar',
  },
  {
    en: 'If a debt is taken away from you, do you have more or less?',
    fr: 'Si on t’enlève une dette, as-tu plus ou moins ?',
    es: 'Si se quita una deuda, ¿se tiene más o menos?',
  },
);
export const RIGHT_SIZE_WRONG_SIGN = misconception(
  'right-size-wrong-sign',
  {
    en: 'Finding the size but the wrong sign',
    fr: 'Trouver la bonne taille mais le mauvais signe',
    es: 'Hallar el tamaño pero con el signo equivocado',
  },
  {
    en: 'On which side of zero do you end up?',
    fr: 'De quel côté de zéro arrives-tu ?',
    es: '¿A qué lado del cero se llega?',
  },
);
export const ADDED_LENGTHS = misconception(
  'added-lengths-for-volume',
  {
    en: 'Adding the lengths instead of multiplying',
    fr: 'Additionner les longueurs au lieu de les multiplier',
    es: 'Sumar las longitudes en vez de multiplicarlas',
  },
  {
    en: 'How many cubes are in one layer, and how many layers?',
    fr: 'Combien de cubes dans une couche, et combien de couches ?',
    es: '¿Cuántos cubos hay en una capa y cuántas capas?',
  },
);
export const ONE_LAYER_ONLY = misconception(
  'one-layer-only',
  { en: 'Counting one layer only', fr: 'Ne compter qu’une couche', es: 'Contar solo una capa' },
  {
    en: 'Is the whole box filled with that many cubes?',
    fr: 'Toute la boîte est-elle remplie avec ces cubes ?',
    es: '¿Se llena toda la caja con esos cubos?',
  },
);
export const POINTS_NOT_LINED_UP = misconception(
  'points-not-lined-up',
  {
    en: 'Lining up the last digits instead of the decimal points',
    fr: 'Aligner les derniers chiffres au lieu des virgules',
    es: 'Alinear las últimas cifras en vez de las comas',
  },
  {
    en: 'Which digits are tenths? Are they under each other?',
    fr: 'Quels chiffres sont les dixièmes ? Sont-ils l’un sous l’autre ?',
    es: '¿Qué cifras son décimas? ¿Están una debajo de otra?',
  },
);
export const POINT_PLACE_COPIED = misconception(
  'point-place-copied',
  {
    en: 'Keeping as many decimals as the factors have each',
    fr: 'Garder autant de décimales que chaque facteur',
    es: 'Dejar tantos decimales como cada factor',
  },
  {
    en: 'What is a tenth of a tenth?',
    fr: 'Combien vaut un dixième de dixième ?',
    es: '¿Cuánto es una décima de una décima?',
  },
);
export const X_SIDES_ADDED = misconception(
  'x-sides-added',
  {
    en: 'Adding the x terms of both sides',
    fr: 'Additionner les x des deux membres',
    es: 'Sumar las x de los dos lados',
  },
  {
    en: 'Put your number in for x. Are both sides equal?',
    fr: 'Remplace x par ton nombre. Les deux membres sont-ils égaux ?',
    es: 'Al poner ese número en lugar de x, ¿son iguales los dos lados?',
  },
);
