import { misconception } from './misconception.ts';

export const ENERGY_GROWS_WITH_WAVELENGTH = misconception(
  'energy-grows-with-wavelength',
  {
    en: 'Thinking that a longer wave carries more energy per photon',
    fr: 'Croire qu’une onde plus longue porte plus d’énergie par photon',
    es: 'Creer que una onda más larga lleva más energía por fotón',
  },
  {
    en: 'Which photon has more energy, red or violet? Which of the two waves is longer?',
    fr: 'Quel photon a le plus d’énergie, le rouge ou le violet ? Laquelle des deux ondes est plus longue ?',
    es: '¿Qué fotón tiene más energía, el rojo o el violeta? ¿Cuál de las dos ondas es más larga?',
  },
);
export const LEVELS_NOT_SQUARED = misconception(
  'levels-not-squared',
  {
    en: 'Dividing by n instead of n²',
    fr: 'Diviser par n au lieu de n²',
    es: 'Dividir entre n en vez de n²',
  },
  {
    en: 'The levels crowd together near the top. Does dividing by n crowd them fast enough?',
    fr: 'Les niveaux se resserrent vers le haut. Diviser par n les resserre-t-il assez vite ?',
    es: 'Los niveles se juntan hacia arriba. ¿Dividir por n los junta lo bastante rápido?',
  },
);
export const ONE_LEVEL_ONLY = misconception(
  'one-level-only',
  {
    en: 'Taking the energy of one level for that of the jump',
    fr: 'Prendre l’énergie d’un seul niveau pour celle du saut',
    es: 'Tomar la energía de un solo nivel por la del salto',
  },
  {
    en: 'The photon carries the difference of two levels. Which two?',
    fr: 'Le photon emporte la différence de deux niveaux. Lesquels ?',
    es: 'El fotón se lleva la diferencia de dos niveles. ¿Cuáles?',
  },
);
export const ORBITALS_AS_ELECTRONS = misconception(
  'orbitals-as-electrons',
  {
    en: 'Counting electrons where orbitals are asked, or the other way around',
    fr: 'Compter les électrons au lieu des orbitales, ou l’inverse',
    es: 'Contar electrones en vez de orbitales, o al revés',
  },
  {
    en: 'How many electrons fit into one orbital?',
    fr: 'Combien d’électrons une orbitale peut-elle contenir ?',
    es: '¿Cuántos electrones caben en un orbital?',
  },
);
export const SUBSHELL_NUMBER_AS_COUNT = misconception(
  'subshell-number-as-count',
  {
    en: 'Taking l itself for the number of orbitals',
    fr: 'Prendre l lui-même pour le nombre d’orbitales',
    es: 'Tomar l como el número de orbitales',
  },
  {
    en: 'List the values of m from −l to l. Did you count zero?',
    fr: 'Énumérer les valeurs de m de −l à l. Zéro est-il compté ?',
    es: 'Enumerar los valores de m desde −l hasta l. ¿Se contó el cero?',
  },
);
export const MULTIPLIED_FOR_DIVIDED = misconception(
  'multiplied-for-divided',
  {
    en: 'Multiplying where the formula, solved for the unknown, divides',
    fr: 'Multiplier là où la formule, résolue pour l’inconnue, divise',
    es: 'Multiplicar donde la fórmula, despejada, divide',
  },
  {
    en: 'Put your result back into the formula. Does it give the value you started from?',
    fr: 'Remets ton résultat dans la formule. Redonne-t-il la valeur de départ ?',
    es: 'Al poner el resultado en la fórmula, ¿vuelve a salir el valor inicial?',
  },
);
export const DIVIDED_UPSIDE_DOWN = misconception(
  'divided-upside-down',
  {
    en: 'Dividing the wrong way around',
    fr: 'Diviser dans le mauvais sens',
    es: 'Dividir al revés',
  },
  {
    en: 'Look at the units. Which division leaves the unit that is asked for?',
    fr: 'Regarde les unités. Quelle division donne l’unité demandée ?',
    es: 'Miremos las unidades. ¿Qué división deja la unidad pedida?',
  },
);
export const DIVIDED_FOR_MULTIPLIED = misconception(
  'divided-for-multiplied',
  {
    en: 'Dividing where the formula multiplies',
    fr: 'Diviser là où la formule multiplie',
    es: 'Dividir donde la fórmula multiplica',
  },
  {
    en: 'If one factor doubles, what should happen to the result? Does yours do that?',
    fr: 'Si un facteur double, que devient le résultat ? Le tien fait-il de même ?',
    es: 'Si un factor se duplica, ¿qué le pasa al resultado? ¿Ocurre eso aquí?',
  },
);
