import { misconception } from './misconception.ts';

export const SIDES_MISCOUNTED = misconception(
  'sides-miscounted',
  { en: 'Miscounts the sides', fr: 'Se trompe en comptant les côtés', es: 'Cuenta mal los lados' },
  {
    en: 'Touch each side once. How many?',
    fr: 'Touche chaque côté une fois. Combien ?',
    es: 'Tocamos cada lado una vez. ¿Cuántos hay?',
  },
);
export const ROUND_OR_STRAIGHT = misconception(
  'round-or-straight',
  {
    en: 'Overlooks round and straight edges',
    fr: 'Ne distingue pas le rond du droit',
    es: 'No distingue lo redondo de lo recto',
  },
  {
    en: 'Is its edge round or straight?',
    fr: 'Le bord est-il rond ou droit ?',
    es: '¿El borde es redondo o recto?',
  },
);
export const SIDES_NOT_COMPARED = misconception(
  'sides-not-compared',
  { en: 'Does not compare the sides', fr: 'Ne compare pas les côtés', es: 'No compara los lados' },
  {
    en: 'Are all four sides equally long?',
    fr: 'Les quatre côtés sont-ils égaux ?',
    es: '¿Son iguales los cuatro lados?',
  },
);
export const SOLID_BY_ONE_FACE = misconception(
  'solid-by-one-face',
  {
    en: 'Names the solid after one of its faces',
    fr: 'Nomme le solide d’après une face',
    es: 'Nombra el cuerpo por una de sus caras',
  },
  {
    en: 'Is it flat, or could you hold it?',
    fr: 'Est-il plat, ou peut-on le tenir ?',
    es: '¿Es plano o se puede agarrar?',
  },
);
export const OTHER_SOLID = misconception(
  'other-solid',
  { en: 'Mixes up two solids', fr: 'Confond deux solides', es: 'Confunde dos cuerpos' },
  {
    en: 'Does it roll? Has it a point?',
    fr: 'Roule-t-il ? A-t-il une pointe ?',
    es: '¿Rueda? ¿Tiene punta?',
  },
);
