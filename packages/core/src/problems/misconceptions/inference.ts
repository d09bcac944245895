import { misconception } from './misconception.ts';

export const ROOT_OF_N_FORGOTTEN = misconception(
  'root-of-n-forgotten',
  {
    en: 'Forgetting that a mean varies less than one value',
    fr: 'Oublier qu’une moyenne varie moins qu’une valeur',
    es: 'Olvidar que una media varía menos que un valor',
  },
  {
    en: 'Does a mean of many values spread as widely as one value?',
    fr: 'Une moyenne de nombreuses valeurs varie-t-elle autant qu’une seule ?',
    es: '¿Se dispersa una media de muchos valores tanto como uno solo?',
  },
);
export const DIVIDED_BY_N = misconception(
  'divided-by-n',
  {
    en: 'Dividing by n instead of its root',
    fr: 'Diviser par n et non par sa racine',
    es: 'Dividir entre n y no entre su raíz',
  },
  {
    en: 'Four times as many values: does the spread become a quarter or a half?',
    fr: 'Quatre fois plus de valeurs : la dispersion devient-elle un quart ou une moitié ?',
    es: 'Con cuatro veces más valores, ¿la dispersión pasa a un cuarto o a la mitad?',
  },
);
export const LEVEL_FACTOR_FORGOTTEN = misconception(
  'level-factor-forgotten',
  {
    en: 'Forgetting the factor of the confidence level',
    fr: 'Oublier le facteur du niveau de confiance',
    es: 'Olvidar el factor del nivel de confianza',
  },
  {
    en: 'How many standard errors belong to this level?',
    fr: 'Combien d’erreurs types correspondent à ce niveau ?',
    es: '¿Cuántos errores típicos corresponden a este nivel?',
  },
);
export const OTHER_END_OF_INTERVAL = misconception(
  'other-end-of-interval',
  {
    en: 'Giving the other end of the interval',
    fr: 'Donner l’autre borne de l’intervalle',
    es: 'Dar el otro extremo del intervalo',
  },
  {
    en: 'Is the end asked above or below the middle?',
    fr: 'La borne demandée est-elle au-dessus ou en dessous du milieu ?',
    es: '¿El extremo que se pide está por encima o por debajo del centro?',
  },
);
