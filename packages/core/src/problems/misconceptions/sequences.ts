import { misconception } from './misconception.ts';

export const ONE_STEP_TOO_MANY = misconception(
  'one-step-too-many',
  { en: 'Taking one step too many', fr: 'Faire un pas de trop', es: 'Dar un paso de más' },
  {
    en: 'How many steps lead from the first term to the second?',
    fr: 'Combien de pas mènent du premier terme au deuxième ?',
    es: '¿Cuántos pasos llevan del primer término al segundo?',
  },
);
export const ADDED_FOR_MULTIPLIED = misconception(
  'added-for-multiplied',
  {
    en: 'Adding the same amount where the terms are multiplied',
    fr: 'Ajouter toujours autant alors qu’on multiplie',
    es: 'Sumar siempre lo mismo donde se multiplica',
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
    en: 'Giving the last term instead of the sum',
    fr: 'Donner le dernier terme au lieu de la somme',
    es: 'Dar el último término en vez de la suma',
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
    en: 'Forgetting to halve the pairs',
    fr: 'Oublier de diviser par deux les paires',
    es: 'Olvidar dividir entre dos las parejas',
  },
  {
    en: 'How many pairs do the terms make?',
    fr: 'Combien de paires les termes forment-ils ?',
    es: '¿Cuántas parejas forman los términos?',
  },
);
