import { misconception } from './misconception.ts';

export const FORGOT_THE_COEFFICIENT = misconception(
  'forgot-the-coefficient',
  {
    en: 'Ignoring the number in front of the formula',
    fr: 'Ignorer le nombre placé devant la formule',
    es: 'Ignorar el número delante de la fórmula',
  },
  {
    en: 'How many molecules does the number in front tell of?',
    fr: 'De combien de molécules parle le nombre devant ?',
    es: '¿De cuántas moléculas habla el número de delante?',
  },
);
export const FORGOT_THE_SUBSCRIPT = misconception(
  'forgot-the-subscript',
  {
    en: 'Ignoring the small number after the symbol',
    fr: 'Ignorer le petit nombre après le symbole',
    es: 'Ignorar el número pequeño tras el símbolo',
  },
  {
    en: 'What does the small number after a symbol count?',
    fr: 'Que compte le petit nombre après un symbole ?',
    es: '¿Qué cuenta el número pequeño tras un símbolo?',
  },
);
export const SUBSCRIPT_STOPS_AT_BRACKET = misconception(
  'subscript-stops-at-bracket',
  {
    en: 'Applying the number after the bracket to one symbol only',
    fr: 'N’appliquer le nombre après la parenthèse qu’à un symbole',
    es: 'Aplicar el número tras el paréntesis a un solo símbolo',
  },
  {
    en: 'What does the bracket hold together?',
    fr: 'Que tient ensemble la parenthèse ?',
    es: '¿Qué mantiene junto el paréntesis?',
  },
);
export const COUNTED_KINDS = misconception(
  'counted-kinds-of-atoms',
  {
    en: 'Counting kinds of atoms instead of atoms',
    fr: 'Compter les sortes d’atomes au lieu des atomes',
    es: 'Contar clases de átomos en vez de átomos',
  },
  {
    en: 'Draw the molecule. How many balls do you draw?',
    fr: 'Dessine la molécule. Combien de boules dessines-tu ?',
    es: 'Dibujemos la molécula. ¿Cuántas bolas hay?',
  },
);
export const ALL_ELECTRONS_COUNTED = misconception(
  'all-electrons-counted',
  {
    en: 'Counting all electrons instead of the outer ones',
    fr: 'Compter tous les électrons au lieu des électrons externes',
    es: 'Contar todos los electrones en vez de los externos',
  },
  {
    en: 'How many of the electrons are in the last shell?',
    fr: 'Combien d’électrons sont sur la dernière couche ?',
    es: '¿Cuántos electrones hay en la última capa?',
  },
);
export const PERIOD_FOR_GROUP = misconception(
  'period-for-group',
  {
    en: 'Taking the number of shells for the outer electrons',
    fr: 'Prendre le nombre de couches pour les électrons externes',
    es: 'Tomar el número de capas por los electrones externos',
  },
  {
    en: 'Does the row or the column tell the outer electrons?',
    fr: 'Est-ce la ligne ou la colonne qui donne les électrons externes ?',
    es: '¿La fila o la columna indica los electrones externos?',
  },
);
export const MORE_PROTONS_BIGGER_ATOM = misconception(
  'more-protons-bigger-atom',
  {
    en: 'Thinking that more protons always make a bigger atom',
    fr: 'Croire que plus de protons font toujours un atome plus grand',
    es: 'Creer que más protones siempre hacen un átomo mayor',
  },
  {
    en: 'In one row, what do more protons do to the same shells?',
    fr: 'Dans une même ligne, que font plus de protons aux mêmes couches ?',
    es: 'En una misma fila, ¿qué hacen más protones a las mismas capas?',
  },
);
export const MORE_SHELLS_SMALLER_ATOM = misconception(
  'more-shells-smaller-atom',
  {
    en: 'Forgetting that each row adds a shell',
    fr: 'Oublier que chaque ligne ajoute une couche',
    es: 'Olvidar que cada fila añade una capa',
  },
  {
    en: 'How many shells has each of the two atoms?',
    fr: 'Combien de couches chacun des deux atomes a-t-il ?',
    es: '¿Cuántas capas tiene cada uno de los dos átomos?',
  },
);
export const BIGGER_PULLS_HARDER = misconception(
  'bigger-pulls-harder',
  {
    en: 'Thinking that the bigger atom pulls shared electrons harder',
    fr: 'Croire que l’atome plus grand attire plus les électrons partagés',
    es: 'Creer que el átomo mayor atrae más los electrones compartidos',
  },
  {
    en: 'From which nucleus is the shared pair farther away?',
    fr: 'De quel noyau le doublet partagé est-il plus loin ?',
    es: '¿De qué núcleo está más lejos el par compartido?',
  },
);
