import { misconception } from './misconception.ts';

export const KEPT_THE_OTHER_FACTOR = misconception(
  'kept-the-other-factor',
  {
    en: 'Giving the factor that is already there',
    fr: 'Reprendre le facteur déjà écrit',
    es: 'Tomar el factor que ya está',
  },
  {
    en: 'What does each side hold, factor by factor?',
    fr: 'Qu’y a-t-il de chaque côté, facteur par facteur ?',
    es: '¿Qué hay en cada lado, factor por factor?',
  },
);
export const WHOLE_NOT_REST = misconception(
  'took-the-whole-not-the-rest',
  {
    en: 'Taking the whole number instead of the part that is left',
    fr: 'Prendre le nombre entier au lieu du reste',
    es: 'Tomar el número entero y no lo que falta',
  },
  {
    en: 'Which part has been counted already?',
    fr: 'Quelle partie est déjà comptée ?',
    es: '¿Qué parte ya está contada?',
  },
);
export const PART_ALREADY_MULTIPLIED = misconception(
  'part-already-multiplied',
  {
    en: 'Giving the product where the factor is asked',
    fr: 'Donner le produit au lieu du facteur',
    es: 'Dar el producto en vez del factor',
  },
  {
    en: 'Is the gap a factor or a product?',
    fr: 'Le trou est-il un facteur ou un produit ?',
    es: '¿El hueco es un factor o un producto?',
  },
);
export const PLACES_NOT_CROSSED = misconception(
  'places-not-crossed',
  {
    en: 'Multiplying ones by ones and tens by tens only',
    fr: 'Ne multiplier que unités par unités et dizaines par dizaines',
    es: 'Multiplicar solo unidades por unidades y decenas por decenas',
  },
  {
    en: 'Split the rectangle. How many parts has it?',
    fr: 'Découpe le rectangle. Combien de parties a-t-il ?',
    es: 'Dividamos el rectángulo. ¿Cuántas partes tiene?',
  },
);
export const ROW_NOT_MOVED = misconception(
  'row-not-moved',
  {
    en: 'Multiplying by the tens digit as if it were ones',
    fr: 'Multiplier par les dizaines comme par des unités',
    es: 'Multiplicar por las decenas como si fueran unidades',
  },
  {
    en: 'What is that digit really worth?',
    fr: 'Que vaut vraiment ce chiffre ?',
    es: '¿Cuánto vale en verdad esa cifra?',
  },
);
export const CARRY_FORGOTTEN = misconception(
  'carry-forgotten-in-product',
  {
    en: 'Forgetting what is carried in a product',
    fr: 'Oublier la retenue dans un produit',
    es: 'Olvidar lo que se lleva en un producto',
  },
  {
    en: 'What happens to the tens of each small product?',
    fr: 'Que deviennent les dizaines de chaque petit produit ?',
    es: '¿Qué pasa con las decenas de cada producto pequeño?',
  },
);
export const REMAINDER_TOO_LARGE = misconception(
  'remainder-too-large',
  {
    en: 'Stopping while another group would fit',
    fr: 'S’arrêter alors qu’un groupe tient encore',
    es: 'Detenerse cuando aún cabe otro grupo',
  },
  {
    en: 'Is the remainder smaller than the divisor?',
    fr: 'Le reste est-il plus petit que le diviseur ?',
    es: '¿El resto es menor que el divisor?',
  },
);
export const QUOTIENT_AND_REMAINDER_SWAPPED = misconception(
  'quotient-and-remainder-swapped',
  {
    en: 'Swapping quotient and remainder',
    fr: 'Échanger quotient et reste',
    es: 'Intercambiar cociente y resto',
  },
  {
    en: 'Which number counts the groups?',
    fr: 'Quel nombre compte les groupes ?',
    es: '¿Qué número cuenta los grupos?',
  },
);
export const REMAINDER_WITHOUT_MEANING = misconception(
  'remainder-without-meaning',
  {
    en: 'Dividing well but not asking what the remainder means',
    fr: 'Diviser bien mais sans penser au sens du reste',
    es: 'Dividir bien pero no pensar en qué significa el resto',
  },
  {
    en: 'What happens to the ones that are left over?',
    fr: 'Que devient ce qui reste ?',
    es: '¿Qué pasa con lo que sobra?',
  },
);
export const FORGOT_ONE_AND_ITSELF = misconception(
  'forgot-one-and-itself',
  {
    en: 'Leaving out 1 and the number itself',
    fr: 'Oublier 1 et le nombre lui-même',
    es: 'Olvidar el 1 y el propio número',
  },
  {
    en: 'Does 1 divide it? Does it divide itself?',
    fr: '1 le divise-t-il ? Se divise-t-il lui-même ?',
    es: '¿Lo divide el 1? ¿Se divide a sí mismo?',
  },
);
export const MISSED_A_PAIR = misconception(
  'missed-a-factor-pair',
  { en: 'Missing a pair of factors', fr: 'Oublier une paire de facteurs', es: 'Olvidar un par de factores' },
  {
    en: 'Try 1, 2, 3 and so on. Does each one you try have a partner?',
    fr: 'Essaie 1, 2, 3 et ainsi de suite. Chacun a-t-il un partenaire ?',
    es: 'Probemos 1, 2, 3 y así. ¿Tiene cada uno su pareja?',
  },
);
export const MULTIPLES_FOR_FACTORS = misconception(
  'multiples-for-factors',
  {
    en: 'Mixing up factors and multiples',
    fr: 'Confondre diviseurs et multiples',
    es: 'Confundir divisores y múltiplos',
  },
  {
    en: 'Should these numbers be smaller or larger than it?',
    fr: 'Ces nombres doivent-ils être plus petits ou plus grands ?',
    es: '¿Estos números deben ser menores o mayores?',
  },
);
export const ODD_MEANS_PRIME = misconception(
  'odd-means-prime',
  {
    en: 'Thinking that every odd number is prime',
    fr: 'Prendre tout nombre impair pour premier',
    es: 'Tomar todo impar por primo',
  },
  {
    en: 'Can you share it into 3, 5 or 7 equal groups?',
    fr: 'Peux-tu en faire 3, 5 ou 7 groupes égaux ?',
    es: '¿Se puede repartir en 3, 5 o 7 grupos iguales?',
  },
);
export const EVEN_CAN_BE_PRIME = misconception(
  'even-taken-for-prime',
  {
    en: 'Overlooking that it can be halved',
    fr: 'Oublier qu’on peut le partager en deux',
    es: 'Olvidar que se puede partir en dos',
  },
  { en: 'Is it even?', fr: 'Est-il pair ?', es: '¿Es par?' },
);
export const ONE_TAKEN_FOR_PRIME = misconception(
  'one-taken-for-prime',
  { en: 'Thinking that 1 is prime', fr: 'Prendre 1 pour un nombre premier', es: 'Tomar el 1 por primo' },
  {
    en: 'How many different factors has it?',
    fr: 'Combien de diviseurs différents a-t-il ?',
    es: '¿Cuántos divisores distintos tiene?',
  },
);
export const RULE_ADDS_ONLY = misconception(
  'rule-adds-only',
  {
    en: 'Adding the last difference again',
    fr: 'Ajouter encore la dernière différence',
    es: 'Sumar otra vez la última diferencia',
  },
  {
    en: 'Does the rule add, or does it multiply?',
    fr: 'La règle ajoute-t-elle, ou multiplie-t-elle ?',
    es: '¿La regla suma o multiplica?',
  },
);
export const RULE_HALF_USED = misconception(
  'rule-half-used',
  {
    en: 'Using only part of the rule',
    fr: 'N’utiliser qu’une partie de la règle',
    es: 'Usar solo una parte de la regla',
  },
  {
    en: 'Read the rule again. How many things does it say to do?',
    fr: 'Relis la règle. Combien de choses demande-t-elle ?',
    es: 'Leamos otra vez la regla. ¿Cuántas cosas pide?',
  },
);
export const RULE_TURNED_AROUND = misconception(
  'rule-turned-around',
  { en: 'Using the rule backwards', fr: 'Utiliser la règle à l’envers', es: 'Usar la regla al revés' },
  {
    en: 'Do the numbers grow or shrink?',
    fr: 'Les nombres grandissent-ils ou diminuent-ils ?',
    es: '¿Los números crecen o disminuyen?',
  },
);
export const ONE_TERM_OFF = misconception(
  'one-term-off',
  {
    en: 'Stopping one term early or late',
    fr: 'S’arrêter un terme trop tôt ou trop tard',
    es: 'Detenerse un término antes o después',
  },
  {
    en: 'Count the terms. Which one is asked for?',
    fr: 'Compte les termes. Lequel est demandé ?',
    es: 'Contemos los términos. ¿Cuál se pide?',
  },
);
export const BLOCK_MISCOUNTED = misconception(
  'block-miscounted',
  {
    en: 'Miscounting the part that repeats',
    fr: 'Compter mal la partie qui se répète',
    es: 'Contar mal la parte que se repite',
  },
  {
    en: 'After how many shapes does it start again?',
    fr: 'Après combien de formes cela recommence-t-il ?',
    es: '¿Después de cuántas formas empieza de nuevo?',
  },
);
