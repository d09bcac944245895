import { misconception } from './misconception.ts';

export const EXPONENT_AS_FACTOR = misconception(
  'exponent-as-factor',
  { en: 'Multiplying by the exponent', fr: 'Multiplier par l’exposant', es: 'Multiplicar por el exponente' },
  {
    en: 'What does the exponent count: equal factors, or groups to add?',
    fr: 'Que compte l’exposant : des facteurs égaux ou des groupes à additionner ?',
    es: '¿Qué cuenta el exponente: factores iguales o grupos que se suman?',
  },
);
export const ROOT_WITHOUT_POWER = misconception(
  'root-without-power',
  {
    en: 'Taking the root and forgetting the power',
    fr: 'Prendre la racine et oublier la puissance',
    es: 'Tomar la raíz y olvidar la potencia',
  },
  {
    en: 'What does the top of the exponent still ask for?',
    fr: 'Que demande encore le haut de l’exposant ?',
    es: '¿Qué pide todavía la parte de arriba del exponente?',
  },
);
export const POWER_WITHOUT_ROOT = misconception(
  'power-without-root',
  {
    en: 'Taking the power and forgetting the root',
    fr: 'Prendre la puissance et oublier la racine',
    es: 'Tomar la potencia y olvidar la raíz',
  },
  {
    en: 'What does the bottom of the exponent ask for?',
    fr: 'Que demande le bas de l’exposant ?',
    es: '¿Qué pide la parte de abajo del exponente?',
  },
);
export const NEGATIVE_EXPONENT_NEGATIVE_VALUE = misconception(
  'negative-exponent-negative-value',
  {
    en: 'Taking a negative exponent for a negative value',
    fr: 'Prendre un exposant négatif pour une valeur négative',
    es: 'Tomar un exponente negativo por un valor negativo',
  },
  {
    en: 'Write 2², 2¹, 2⁰, 2⁻¹ in a row. What happens at each step?',
    fr: 'Écris 2², 2¹, 2⁰, 2⁻¹ à la suite. Que se passe-t-il à chaque pas ?',
    es: 'En la fila 2², 2¹, 2⁰, 2⁻¹, ¿qué pasa en cada paso?',
  },
);
export const MINUS_IN_EXPONENT_IGNORED = misconception(
  'minus-in-exponent-ignored',
  {
    en: 'Ignoring the minus in the exponent',
    fr: 'Ignorer le moins de l’exposant',
    es: 'Ignorar el menos del exponente',
  },
  {
    en: 'Should a negative exponent make the value larger or smaller than 1 here?',
    fr: 'Un exposant négatif donne-t-il ici plus ou moins que 1 ?',
    es: '¿Un exponente negativo da aquí más o menos que 1?',
  },
);
export const EXPONENTS_MULTIPLIED = misconception(
  'exponents-multiplied',
  {
    en: 'Multiplying exponents where they are added',
    fr: 'Multiplier les exposants au lieu de les additionner',
    es: 'Multiplicar los exponentes en vez de sumarlos',
  },
  {
    en: 'Write x² · x³ as single factors. How many are there?',
    fr: 'Écris x² · x³ en facteurs simples. Combien y en a-t-il ?',
    es: 'Escribiendo x² · x³ en factores sueltos, ¿cuántos hay?',
  },
);
export const EXPONENT_FRACTIONS_ADDED_STRAIGHT = misconception(
  'exponent-fractions-added-straight',
  {
    en: 'Adding tops and bottoms of the exponents',
    fr: 'Additionner les hauts et les bas des exposants',
    es: 'Sumar por separado lo de arriba y lo de abajo de los exponentes',
  },
  {
    en: 'Is your sum larger than each of its parts?',
    fr: 'Ta somme est-elle plus grande que chacune de ses parties ?',
    es: '¿Es esa suma mayor que cada una de sus partes?',
  },
);
export const LOG_AS_DIVISION = misconception(
  'log-as-division',
  { en: 'Dividing by the base', fr: 'Diviser par la base', es: 'Dividir entre la base' },
  {
    en: 'Raise the base to your number. Do you get the number asked about?',
    fr: 'Élève la base à ton nombre. Retrouves-tu le nombre de départ ?',
    es: 'Elevando la base a ese número, ¿sale el número del que se pregunta?',
  },
);
export const LOG_UPSIDE_DOWN = misconception(
  'log-upside-down',
  {
    en: 'Swapping base and number',
    fr: 'Échanger la base et le nombre',
    es: 'Intercambiar la base y el número',
  },
  {
    en: 'Which number is raised to a power: the base or the other one?',
    fr: 'Quel nombre est élevé à une puissance : la base ou l’autre ?',
    es: '¿Qué número se eleva a una potencia: la base o el otro?',
  },
);
export const LOG_OF_THE_QUOTIENT = misconception(
  'log-of-the-quotient',
  {
    en: 'Taking the logarithm of the quotient',
    fr: 'Prendre le logarithme du quotient',
    es: 'Tomar el logaritmo del cociente',
  },
  {
    en: 'Put your number into the exponent. Does the left side come out?',
    fr: 'Mets ton nombre en exposant. Retrouves-tu l’autre membre ?',
    es: 'Poniendo ese número en el exponente, ¿sale el otro lado?',
  },
);
export const LOG_SIGN_LOST = misconception(
  'log-sign-lost',
  {
    en: 'Losing the sign of the exponent',
    fr: 'Perdre le signe de l’exposant',
    es: 'Perder el signo del exponente',
  },
  {
    en: 'Is the number larger or smaller than 1? What does that say about the exponent?',
    fr: 'Le nombre est-il plus grand ou plus petit que 1 ? Qu’en dit l’exposant ?',
    es: '¿Es el número mayor o menor que 1? ¿Qué dice eso del exponente?',
  },
);
export const GROWTH_AS_ADDITION = misconception(
  'growth-as-addition',
  {
    en: 'Adding the same amount each time',
    fr: 'Ajouter chaque fois la même quantité',
    es: 'Sumar cada vez la misma cantidad',
  },
  {
    en: 'Of what amount is the percentage taken in the second period?',
    fr: 'De quelle quantité prend-on le pourcentage à la deuxième période ?',
    es: '¿De qué cantidad se toma el porcentaje en el segundo periodo?',
  },
);
export const GROWTH_ONCE_ONLY = misconception(
  'growth-once-only',
  {
    en: 'Letting it grow or shrink once only',
    fr: 'Ne faire croître ou décroître qu’une seule fois',
    es: 'Hacerlo crecer o menguar una sola vez',
  },
  {
    en: 'How many equal periods go by?',
    fr: 'Combien de périodes égales passent ?',
    es: '¿Cuántos periodos iguales pasan?',
  },
);
export const GROWTH_NOT_TOTAL = misconception(
  'growth-not-total',
  {
    en: 'Giving the change instead of the amount',
    fr: 'Donner la variation au lieu de la quantité',
    es: 'Dar el cambio en vez de la cantidad',
  },
  {
    en: 'Is that what was added, or what is there at the end?',
    fr: 'Est-ce ce qui a été ajouté, ou ce qu’il y a à la fin ?',
    es: '¿Es eso lo que se añadió o lo que hay al final?',
  },
);
export const DIVIDED_BY_PERIODS = misconception(
  'divided-by-periods',
  {
    en: 'Dividing by the number of periods',
    fr: 'Diviser par le nombre de périodes',
    es: 'Dividir entre el número de periodos',
  },
  {
    en: 'What is left after one period, and what after two?',
    fr: 'Que reste-t-il après une période, et après deux ?',
    es: '¿Qué queda tras un periodo y qué tras dos?',
  },
);
export const WHOLE_CHANGE_FOR_ONE = misconception(
  'whole-change-for-one',
  {
    en: 'Taking the change of all periods for that of one',
    fr: 'Prendre la variation totale pour celle d’une période',
    es: 'Tomar el cambio total por el de un periodo',
  },
  {
    en: 'Let it grow by your percentage twice. Do you reach the last amount?',
    fr: 'Fais-la croître deux fois de ton pourcentage. Arrives-tu à la dernière quantité ?',
    es: 'Si crece dos veces ese porcentaje, ¿llega a la última cantidad?',
  },
);
