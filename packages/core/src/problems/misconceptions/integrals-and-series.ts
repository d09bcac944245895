import { misconception } from './misconception.ts';

export const POWER_NOT_DIVIDED = misconception(
  'power-not-divided',
  {
    en: 'Raising the power and forgetting to divide',
    fr: 'Augmenter l’exposant et oublier de diviser',
    es: 'Subir el exponente y olvidar dividir',
  },
  {
    en: 'Differentiate your answer. Do you get the function back?',
    fr: 'Dérive ta réponse. Retrouves-tu la fonction ?',
    es: 'Derivando la respuesta, ¿vuelve la función?',
  },
);
export const START_VALUE_FORGOTTEN = misconception(
  'start-value-forgotten',
  { en: 'Forgetting the constant', fr: 'Oublier la constante', es: 'Olvidar la constante' },
  {
    en: 'What does your function give at x = 0?',
    fr: 'Que donne ta fonction en x = 0 ?',
    es: '¿Qué da esa función en x = 0?',
  },
);
export const DIFFERENTIATED_INSTEAD = misconception(
  'differentiated-instead',
  {
    en: 'Differentiating instead of integrating',
    fr: 'Dériver au lieu d’intégrer',
    es: 'Derivar en vez de integrar',
  },
  {
    en: 'Does the degree rise or fall when one integrates?',
    fr: 'Le degré monte-t-il ou descend-il quand on intègre ?',
    es: '¿Sube o baja el grado al integrar?',
  },
);
export const LOWER_LIMIT_FORGOTTEN = misconception(
  'lower-limit-forgotten',
  { en: 'Forgetting the lower limit', fr: 'Oublier la borne inférieure', es: 'Olvidar el límite inferior' },
  {
    en: 'From where to where is the area taken?',
    fr: 'D’où à où prend-on l’aire ?',
    es: '¿Desde dónde hasta dónde se toma el área?',
  },
);
export const VALUES_SUBTRACTED = misconception(
  'values-subtracted',
  {
    en: 'Subtracting the values of the function itself',
    fr: 'Soustraire les valeurs de la fonction elle-même',
    es: 'Restar los valores de la propia función',
  },
  {
    en: 'Which function has this one as its derivative?',
    fr: 'Quelle fonction a celle-ci pour dérivée ?',
    es: '¿Qué función tiene a esta por derivada?',
  },
);
export const PRODUCT_OF_INTEGRALS = misconception(
  'product-of-integrals',
  {
    en: 'Multiplying the integrals of the factors',
    fr: 'Multiplier les intégrales des facteurs',
    es: 'Multiplicar las integrales de los factores',
  },
  {
    en: 'What would your rule give for x · x from 0 to 1?',
    fr: 'Que donnerait ta règle pour x · x de 0 à 1 ?',
    es: '¿Qué daría esa regla para x · x de 0 a 1?',
  },
);
export const SECOND_PART_ADDED = misconception(
  'second-part-added',
  {
    en: 'Adding the second part instead of subtracting it',
    fr: 'Ajouter la seconde partie au lieu de la soustraire',
    es: 'Sumar la segunda parte en vez de restarla',
  },
  {
    en: 'From which product rule does integration by parts come?',
    fr: 'De quelle règle du produit vient l’intégration par parties ?',
    es: '¿De qué regla del producto sale la integración por partes?',
  },
);
export const FACTORIAL_FORGOTTEN = misconception(
  'factorial-forgotten',
  {
    en: 'Forgetting to divide by the factorial',
    fr: 'Oublier de diviser par la factorielle',
    es: 'Olvidar dividir entre el factorial',
  },
  {
    en: 'Differentiate your polynomial three times. Does it match at 0?',
    fr: 'Dérive trois fois ton polynôme. Est-ce juste en 0 ?',
    es: 'Derivando tres veces ese polinomio, ¿coincide en 0?',
  },
);
export const INNER_POWER_FORGOTTEN = misconception(
  'inner-power-forgotten',
  {
    en: 'Forgetting the power of the factor of x',
    fr: 'Oublier la puissance du facteur de x',
    es: 'Olvidar la potencia del factor de x',
  },
  {
    en: 'Put the whole inside in for x. What is its square?',
    fr: 'Mets tout l’intérieur à la place de x. Quel est son carré ?',
    es: 'Poniendo todo lo de dentro en lugar de x, ¿cuál es su cuadrado?',
  },
);
export const SIGNS_DO_NOT_ALTERNATE = misconception(
  'signs-do-not-alternate',
  { en: 'Giving every term a plus', fr: 'Donner un plus à chaque terme', es: 'Dar un más a cada término' },
  {
    en: 'Is the function above or below its first terms?',
    fr: 'La fonction est-elle au-dessus ou en dessous de ses premiers termes ?',
    es: '¿Está la función por encima o por debajo de sus primeros términos?',
  },
);
export const CROSS_TERMS_FORGOTTEN = misconception(
  'cross-terms-forgotten',
  {
    en: 'Forgetting the products across',
    fr: 'Oublier les produits croisés',
    es: 'Olvidar los productos cruzados',
  },
  {
    en: 'Which products of terms give x²?',
    fr: 'Quels produits de termes donnent x² ?',
    es: '¿Qué productos de términos dan x²?',
  },
);
