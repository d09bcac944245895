import { misconception } from './misconception.ts';

export const ORDER_COUNTED = misconception(
  'order-counted',
  {
    en: 'Counting each order separately',
    fr: 'Compter chaque ordre à part',
    es: 'Contar cada orden por separado',
  },
  {
    en: 'Does it matter who was picked first?',
    fr: 'Est-ce que l’ordre du choix compte ?',
    es: '¿Importa el orden en que se elige?',
  },
);
export const ORDER_NOT_COUNTED = misconception(
  'order-not-counted',
  {
    en: 'Forgetting that the order matters',
    fr: 'Oublier que l’ordre compte',
    es: 'Olvidar que el orden importa',
  },
  {
    en: 'Do two swapped places make another outcome?',
    fr: 'Deux places échangées donnent-elles une autre issue ?',
    es: '¿Dos puestos intercambiados dan otro resultado?',
  },
);
export const REPEATED_CHOICES = misconception(
  'repeated-choices',
  {
    en: 'Letting the same thing be taken again',
    fr: 'Laisser reprendre la même chose',
    es: 'Dejar tomar otra vez lo mismo',
  },
  {
    en: 'How many are left for the second place?',
    fr: 'Combien en reste-t-il pour la deuxième place ?',
    es: '¿Cuántos quedan para el segundo puesto?',
  },
);
export const COUNTS_ADDED = misconception(
  'counts-added',
  {
    en: 'Adding choices that belong together',
    fr: 'Additionner des choix qui vont ensemble',
    es: 'Sumar elecciones que van juntas',
  },
  {
    en: 'For each first choice, how many second choices are there?',
    fr: 'Pour chaque premier choix, combien de seconds choix ?',
    es: 'Por cada primera elección, ¿cuántas segundas hay?',
  },
);
