import { misconception } from './misconception.ts';

export const SIDES_MISCOUNTED = misconception(
  'sides-miscounted',
  { en: 'Miscounting the sides', fr: 'Se tromper en comptant les côtés', es: 'Contar mal los lados' },
  {
    en: 'Touch each side once. How many?',
    fr: 'Touche chaque côté une fois. Combien ?',
    es: 'Tocamos cada lado una vez. ¿Cuántos hay?',
  },
);
export const ROUND_OR_STRAIGHT = misconception(
  'round-or-straight',
  {
    en: 'Overlooking round and straight edges',
    fr: 'Ne pas distinguer le rond du droit',
    es: 'No distinguir lo redondo de lo recto',
  },
  {
    en: 'Is its edge round or straight?',
    fr: 'Le bord est-il rond ou droit ?',
    es: '¿El borde es redondo o recto?',
  },
);
export const SIDES_NOT_COMPARED = misconception(
  'sides-not-compared',
  { en: 'Not comparing the sides', fr: 'Ne pas comparer les côtés', es: 'No comparar los lados' },
  {
    en: 'Are all four sides equally long?',
    fr: 'Les quatre côtés sont-ils égaux ?',
    es: '¿Son iguales los cuatro lados?',
  },
);
export const SOLID_BY_ONE_FACE = misconception(
  'solid-by-one-face',
  {
    en: 'Naming the solid after one of its faces',
    fr: 'Nommer le solide d’après une face',
    es: 'Nombrar el cuerpo por una de sus caras',
  },
  {
    en: 'Is it flat, or could you hold it?',
    fr: 'Est-il plat, ou peut-on le tenir ?',
    es: '¿Es plano o se puede agarrar?',
  },
);
export const OTHER_SOLID = misconception(
  'other-solid',
  { en: 'Mixing up two solids', fr: 'Confondre deux solides', es: 'Confundir dos cuerpos' },
  {
    en: 'Does it roll? Has it a point?',
    fr: 'Roule-t-il ? A-t-il une pointe ?',
    es: '¿Rueda? ¿Tiene punta?',
  },
);
