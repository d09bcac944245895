import { misconception } from './misconception.ts';

export const GROWTH_TAKEN_AS_STEADY = misconception(
  'growth-taken-as-steady',
  {
    en: 'Letting it change at the first rate all the time',
    fr: 'Garder tout le temps la première vitesse',
    es: 'Mantener todo el tiempo la primera velocidad',
  },
  {
    en: 'Does the rate stay the same when y changes?',
    fr: 'La vitesse reste-t-elle la même quand y change ?',
    es: '¿Sigue igual la velocidad cuando cambia y?',
  },
);
export const RATE_SIGN_LOST = misconception(
  'rate-sign-lost',
  { en: 'Losing the sign of the rate', fr: 'Perdre le signe du taux', es: 'Perder el signo de la tasa' },
  { en: 'Does y grow or shrink?', fr: 'y croît-il ou décroît-il ?', es: '¿Crece y o disminuye?' },
);
export const START_FOR_CONSTANT = misconception(
  'start-for-constant',
  {
    en: 'Taking the starting value for the constant',
    fr: 'Prendre la valeur de départ pour la constante',
    es: 'Tomar el valor inicial por la constante',
  },
  {
    en: 'Put x = 0 into your solution. What comes out?',
    fr: 'Mets x = 0 dans ta solution. Qu’obtiens-tu ?',
    es: 'Poniendo x = 0 en esa solución, ¿qué sale?',
  },
);
export const REST_VALUE_NOT_DIVIDED = misconception(
  'rest-value-not-divided',
  {
    en: 'Taking the number on the right for the resting value',
    fr: 'Prendre le second membre pour la valeur d’équilibre',
    es: 'Tomar el segundo miembro por el valor de equilibrio',
  },
  {
    en: 'If y rests, y′ is zero. What is y then?',
    fr: 'Si y est au repos, y′ est nul. Que vaut alors y ?',
    es: 'Si y está en reposo, y′ es cero. ¿Cuánto vale entonces y?',
  },
);
export const CONSTANTS_EXCHANGED = misconception(
  'constants-exchanged',
  {
    en: 'Exchanging the two constants',
    fr: 'Échanger les deux constantes',
    es: 'Intercambiar las dos constantes',
  },
  {
    en: 'What does your solution give for y′ at 0?',
    fr: 'Que donne ta solution pour y′ en 0 ?',
    es: '¿Qué da esa solución para y′ en 0?',
  },
);
