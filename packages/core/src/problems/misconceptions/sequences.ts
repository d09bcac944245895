import { misconception } from './misconception.ts';

export const ONE_STEP_TOO_MANY = misconception(
  'one-step-too-many',
  { en: 'Takes one step too many', fr: 'Fait un pas de trop', es: 'Da un paso de más' },
  {
    en: 'How many steps lead from the first term to the second?',
    fr: 'Combien de pas mènent du premier terme au deuxième ?',
    es: '¿Cuántos pasos llevan del primer término al segundo?',
  },
);
export const ADDED_FOR_MULTIPLIED = misconception(
  'added-for-multiplied',
  {
    en: 'Adds the same amount where the terms are multiplied',
    fr: 'Ajoute toujours autant alors qu’on multiplie',
    es: 'Suma siempre lo mismo donde se multiplica',
  },
  {
    en: 'Is the difference between neighbors always the same?',
    fr: 'La différence entre voisins est-elle toujours la même ?',
    es: '¿Es siempre igual la diferencia entre vecinos?',
  },
);
export const TERM_FOR_SUM = misconception(
  'term-for-sum',
  {
    en: 'Gives the last term instead of the sum',
    fr: 'Donne le dernier terme au lieu de la somme',
    es: 'Da el último término en vez de la suma',
  },
  {
    en: 'Is that one term, or all of them together?',
    fr: 'Est-ce un terme, ou tous ensemble ?',
    es: '¿Es eso un término o todos juntos?',
  },
);
export const PAIRS_NOT_HALVED = misconception(
  'pairs-not-halved',
  {
    en: 'Forgets to halve the pairs',
    fr: 'Oublie de diviser par deux les paires',
    es: 'Olvida dividir entre dos las parejas',
  },
  {
    en: 'How many pairs do the terms make?',
    fr: 'Combien de paires les termes forment-ils ?',
    es: '¿Cuántas parejas forman los términos?',
  },
);
