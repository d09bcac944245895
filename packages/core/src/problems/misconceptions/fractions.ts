import { misconception } from './misconception.ts';

export const ADD_TOPS_AND_BOTTOMS = misconception(
  'add-tops-and-bottoms',
  {
    en: 'Adding the tops and adding the bottoms',
    fr: 'Additionner les numérateurs et les dénominateurs',
    es: 'Sumar los numeradores y los denominadores',
  },
  {
    en: 'Try it on 1/2 + 1/2: tops and bottoms give 2/4. Do two halves make one half?',
    fr: 'Essaie avec 1/2 + 1/2 : on trouverait 2/4. Deux moitiés font-elles une moitié ?',
    es: 'Probemos con 1/2 + 1/2: saldría 2/4. ¿Dos mitades hacen una mitad?',
  },
);
export const SUBTRACT_TOPS_AND_BOTTOMS = misconception(
  'subtract-tops-and-bottoms',
  {
    en: 'Subtracting the tops and subtracting the bottoms',
    fr: 'Soustraire les numérateurs et les dénominateurs',
    es: 'Restar los numeradores y los denominadores',
  },
  {
    en: 'Are the parts of both fractions the same size? What must be equal before you take parts away?',
    fr: 'Les parts des deux fractions ont-elles la même taille ? Que faut-il avant d’en retirer ?',
    es: '¿Son del mismo tamaño las partes de las dos fracciones? ¿Qué hace falta antes de quitar partes?',
  },
);
export const KEPT_OLD_TOPS = misconception(
  'kept-old-tops',
  {
    en: 'Changing the bottoms but keeping the old tops',
    fr: 'Changer les dénominateurs mais garder les anciens numérateurs',
    es: 'Cambiar los denominadores pero conservar los numeradores',
  },
  {
    en: 'When you cut each part into smaller ones, does the number of parts you hold stay the same?',
    fr: 'Quand tu coupes chaque part en parts plus petites, as-tu toujours le même nombre de parts ?',
    es: 'Al cortar cada parte en otras más pequeñas, ¿queda el mismo número de partes?',
  },
);
export const ADD_SAME_TO_BOTH = misconception(
  'add-same-to-both',
  {
    en: 'Adding the same number to top and bottom',
    fr: 'Ajouter le même nombre en haut et en bas',
    es: 'Sumar el mismo número arriba y abajo',
  },
  {
    en: 'Add 1 to both numbers of 1/2 and you get 2/3. Is 2/3 of a loaf as much as 1/2?',
    fr: 'Ajoute 1 en haut et en bas de 1/2 : on a 2/3. 2/3 d’un pain, est-ce autant que 1/2 ?',
    es: 'Sumando 1 arriba y abajo de 1/2 sale 2/3. ¿Es 2/3 de un pan lo mismo que 1/2?',
  },
);
export const TOP_STAYS = misconception(
  'top-stays',
  { en: 'Keeping the same top number', fr: 'Garder le même numérateur', es: 'Conservar el mismo numerador' },
  {
    en: 'The parts changed size. Do as many of the new parts still make the same amount?',
    fr: 'Les parts ont changé de taille. Le même nombre de parts fait-il encore la même quantité ?',
    es: 'Las partes cambiaron de tamaño. ¿El mismo número de partes sigue siendo la misma cantidad?',
  },
);
export const PART_TO_REST = misconception(
  'part-to-rest',
  {
    en: 'Comparing the shaded parts with the rest, not with the whole',
    fr: 'Comparer les parts coloriées au reste, et non au tout',
    es: 'Comparar las partes coloreadas con el resto y no con el todo',
  },
  {
    en: 'Count all the parts, shaded or not. How many are there?',
    fr: 'Compte toutes les parts, coloriées ou non. Combien y en a-t-il ?',
    es: 'Contemos todas las partes, coloreadas o no. ¿Cuántas hay?',
  },
);
export const UNFAIR_PARTS = misconception(
  'unfair-parts',
  {
    en: 'Taking any parts for equal parts',
    fr: 'Prendre des parts quelconques pour des parts égales',
    es: 'Tomar partes cualesquiera por partes iguales',
  },
  {
    en: 'Put one part on the other. Are they the same size?',
    fr: 'Pose une part sur l’autre. Ont-elles la même taille ?',
    es: 'Pongamos una parte sobre otra. ¿Son iguales?',
  },
);
export const PARTS_MISCOUNTED = misconception(
  'parts-miscounted',
  {
    en: 'Mixing up the name and the number of parts',
    fr: 'Confondre le nom et le nombre de parts',
    es: 'Confundir el nombre y el número de partes',
  },
  {
    en: 'How many parts do you count?',
    fr: 'Combien de parts comptes-tu ?',
    es: '¿Cuántas partes hay en total?',
  },
);
export const MORE_PARTS_BIGGER = misconception(
  'more-parts-bigger',
  {
    en: 'Thinking that more parts make bigger parts',
    fr: 'Croire que plus il y a de parts, plus elles sont grandes',
    es: 'Creer que con más partes cada una es más grande',
  },
  {
    en: 'Share one loaf with more people. Do you get more?',
    fr: 'Partage un pain à plusieurs. En as-tu plus ?',
    es: 'Entre más personas, ¿toca más pan?',
  },
);
export const COUNTS_ALL_PARTS = misconception(
  'counts-all-parts',
  {
    en: 'Counting every part instead of one share',
    fr: 'Compter toutes les parts au lieu d’une seule portion',
    es: 'Contar todas las partes en vez de una sola porción',
  },
  {
    en: 'Do all these parts go to one person?',
    fr: 'Toutes ces parts vont-elles à une seule personne ?',
    es: '¿Todas esas partes son para una sola persona?',
  },
);
export const FLIPPED = misconception(
  'flipped-fraction',
  {
    en: 'Turning the fraction upside down',
    fr: 'Mettre la fraction à l’envers',
    es: 'Poner la fracción al revés',
  },
  {
    en: 'Is the amount less than one whole, or more? Does your fraction say the same?',
    fr: 'Est-ce moins ou plus qu’une unité ? Ta fraction le dit-elle aussi ?',
    es: '¿Es menos o más que una unidad? ¿Dice lo mismo la fracción?',
  },
);
export const COUNTS_TICKS = misconception(
  'counts-ticks',
  {
    en: 'Counting the marks instead of the gaps',
    fr: 'Compter les traits au lieu des intervalles',
    es: 'Contar las marcas en vez de los espacios',
  },
  {
    en: 'Jump from 0 to 1. How many jumps do you make, and how many marks do you see?',
    fr: 'Saute de 0 à 1. Combien de sauts fais-tu, et combien de traits vois-tu ?',
    es: 'Saltemos de 0 a 1. ¿Cuántos saltos hay y cuántas marcas se ven?',
  },
);
