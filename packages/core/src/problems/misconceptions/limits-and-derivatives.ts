import { misconception } from './misconception.ts';

export const NOTHING_OVER_NOTHING_IS_ZERO = misconception(
  'nothing-over-nothing-is-zero',
  { en: 'Taking 0 over 0 for 0', fr: 'Prendre 0 sur 0 pour 0', es: 'Tomar 0 entre 0 por 0' },
  {
    en: 'Put in a number very near. What does the fraction come to?',
    fr: 'Prends un nombre tout proche. Combien vaut la fraction ?',
    es: 'Con un número muy cercano, ¿cuánto vale la fracción?',
  },
);
export const SIGN_LOST_IN_FACTOR = misconception(
  'sign-lost-in-factor',
  {
    en: 'Losing a sign when factoring',
    fr: 'Perdre un signe en factorisant',
    es: 'Perder un signo al factorizar',
  },
  {
    en: 'Multiply the factors out again. Do they fit?',
    fr: 'Développe de nouveau les facteurs. Sont-ils justes ?',
    es: 'Al desarrollar de nuevo los factores, ¿encajan?',
  },
);
export const CONSTANTS_DECIDE = misconception(
  'constants-decide',
  {
    en: 'Comparing the numbers without x',
    fr: 'Comparer les nombres sans x',
    es: 'Comparar los números sin x',
  },
  {
    en: 'For x = 1000, which terms are large?',
    fr: 'Pour x = 1000, quels termes sont grands ?',
    es: 'Para x = 1000, ¿qué términos son grandes?',
  },
);
export const LIMIT_UPSIDE_DOWN = misconception(
  'limit-upside-down',
  { en: 'Turning the fraction over', fr: 'Renverser la fraction', es: 'Dar la vuelta a la fracción' },
  {
    en: 'Put in a number very near and compare.',
    fr: 'Essaie un nombre tout proche et compare.',
    es: 'Conviene probar un número muy cercano y comparar.',
  },
);
export const FACTORS_IN_SINE_IGNORED = misconception(
  'factors-in-sine-ignored',
  {
    en: 'Ignoring the factor inside the sine',
    fr: 'Ignorer le facteur dans le sinus',
    es: 'Ignorar el factor dentro del seno',
  },
  {
    en: 'For a small angle, how large is its sine?',
    fr: 'Pour un petit angle, combien vaut son sinus ?',
    es: 'Con un ángulo pequeño, ¿cuánto vale su seno?',
  },
);
export const POWER_NOT_LOWERED = misconception(
  'power-not-lowered',
  { en: 'Not lowering the power', fr: 'Ne pas diminuer l’exposant', es: 'No bajar el exponente' },
  {
    en: 'What is the derivative of x², seen as a slope at x = 1?',
    fr: 'Quelle est la dérivée de x², vue comme pente en x = 1 ?',
    es: '¿Cuál es la derivada de x² como pendiente en x = 1?',
  },
);
export const FACTOR_NOT_BROUGHT_DOWN = misconception(
  'factor-not-brought-down',
  {
    en: 'Lowering the power and forgetting the factor',
    fr: 'Diminuer l’exposant et oublier le facteur',
    es: 'Bajar el exponente y olvidar el factor',
  },
  {
    en: 'How steep is x³ at x = 1?',
    fr: 'Quelle est la pente de x³ en x = 1 ?',
    es: '¿Cuánto vale la pendiente de x³ en x = 1?',
  },
);
export const PRODUCT_OF_DERIVATIVES = misconception(
  'product-of-derivatives',
  { en: 'Multiplying the derivatives', fr: 'Multiplier les dérivées', es: 'Multiplicar las derivadas' },
  {
    en: 'What would your rule give for x · x?',
    fr: 'Que donnerait ta règle pour x · x ?',
    es: '¿Qué daría esa regla para x · x?',
  },
);
export const QUOTIENT_OF_DERIVATIVES = misconception(
  'quotient-of-derivatives',
  { en: 'Dividing the derivatives', fr: 'Diviser les dérivées', es: 'Dividir las derivadas' },
  {
    en: 'What would your rule give for x² over x?',
    fr: 'Que donnerait ta règle pour x² sur x ?',
    es: '¿Qué daría esa regla para x² entre x?',
  },
);
export const QUOTIENT_TERMS_EXCHANGED = misconception(
  'quotient-terms-exchanged',
  {
    en: 'Exchanging the two products of the quotient rule',
    fr: 'Échanger les deux produits de la règle du quotient',
    es: 'Intercambiar los dos productos de la regla del cociente',
  },
  {
    en: 'What does your rule give for x over 1?',
    fr: 'Que donne ta règle pour x sur 1 ?',
    es: '¿Qué da esa regla para x entre 1?',
  },
);
export const INNER_DERIVATIVE_FORGOTTEN = misconception(
  'inner-derivative-forgotten',
  {
    en: 'Forgetting the derivative of the inside',
    fr: 'Oublier la dérivée de l’intérieur',
    es: 'Olvidar la derivada de lo de dentro',
  },
  {
    en: 'How fast does the inside change when x grows by a little?',
    fr: 'À quelle vitesse change l’intérieur quand x croît un peu ?',
    es: '¿Con qué rapidez cambia lo de dentro cuando x crece un poco?',
  },
);
