import { misconception } from './misconception.ts';

export const RIGHT_SIDE_FORGOTTEN = misconception(
  'right-side-forgotten',
  {
    en: 'Subtracting the left sides and forgetting the right',
    fr: 'Soustraire les membres de gauche et oublier ceux de droite',
    es: 'Restar los lados izquierdos y olvidar los derechos',
  },
  {
    en: 'Put your three numbers into every equation. Do all of them hold?',
    fr: 'Mets tes trois nombres dans chaque équation. Sont-elles toutes vraies ?',
    es: 'Poniendo los tres números en cada ecuación, ¿se cumplen todas?',
  },
);
export const UNKNOWNS_SWAPPED = misconception(
  'unknowns-swapped',
  {
    en: 'Giving the values to the wrong unknowns',
    fr: 'Donner les valeurs aux mauvaises inconnues',
    es: 'Dar los valores a las incógnitas equivocadas',
  },
  {
    en: 'Which value belongs to which letter? Try them in the first equation.',
    fr: 'Quelle valeur va à quelle lettre ? Essaie dans la première équation.',
    es: '¿Qué valor va con qué letra? Pruébese en la primera ecuación.',
  },
);
export const MOVED_WITH_THE_SAME_SIGN = misconception(
  'moved-with-the-same-sign',
  {
    en: 'Moving a term across and keeping its sign',
    fr: 'Passer un terme dans l’autre membre sans changer son signe',
    es: 'Pasar un término al otro lado sin cambiar su signo',
  },
  {
    en: 'Put your numbers back. Does that equation hold?',
    fr: 'Remets tes nombres. L’équation est-elle vraie ?',
    es: 'Devolviendo los números a su sitio, ¿se cumple la ecuación?',
  },
);
export const FIRST_CONDITION_ONLY = misconception(
  'first-condition-only',
  {
    en: 'Testing the first condition only',
    fr: 'Ne vérifier que la première condition',
    es: 'Comprobar solo la primera condición',
  },
  {
    en: 'Does the point also satisfy the second inequality?',
    fr: 'Le point vérifie-t-il aussi la seconde inégalité ?',
    es: '¿Cumple el punto también la segunda desigualdad?',
  },
);
export const SECOND_CONDITION_ONLY = misconception(
  'second-condition-only',
  {
    en: 'Testing the second condition only',
    fr: 'Ne vérifier que la seconde condition',
    es: 'Comprobar solo la segunda condición',
  },
  {
    en: 'Does the point also satisfy the first inequality?',
    fr: 'Le point vérifie-t-il aussi la première inégalité ?',
    es: '¿Cumple el punto también la primera desigualdad?',
  },
);
export const BOUNDARY_COUNTED = misconception(
  'boundary-counted',
  {
    en: 'Counting the boundary of a strict inequality',
    fr: 'Compter le bord d’une inégalité stricte',
    es: 'Contar el borde de una desigualdad estricta',
  },
  {
    en: 'Is a number less than itself?',
    fr: 'Un nombre est-il plus petit que lui-même ?',
    es: '¿Es un número menor que sí mismo?',
  },
);
export const BOUNDARY_LEFT_OUT = misconception(
  'boundary-left-out',
  {
    en: 'Leaving out a boundary that belongs',
    fr: 'Oublier un bord qui compte',
    es: 'Dejar fuera un borde que sí cuenta',
  },
  {
    en: 'What does the line under the sign say about equal values?',
    fr: 'Que dit le trait sous le signe pour les valeurs égales ?',
    es: '¿Qué dice la raya bajo el signo sobre los valores iguales?',
  },
);
