import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const NOT_BALANCED_AT_ALL = misconception(
  'not-balanced-at-all',
  say('Leaving the equation as it stands', 'Laisser l’équation telle quelle', 'Dejar la ecuación como está'),
  say(
    'Count each element on both sides. Is it the same?',
    'Compte chaque élément des deux côtés. Est-ce pareil ?',
    '¿Hay lo mismo de cada elemento en los dos lados?',
  ),
);
export const NOT_LOWEST_NUMBERS = misconception(
  'not-lowest-numbers',
  say(
    'Not dividing by the common factor',
    'Ne pas diviser par le facteur commun',
    'No dividir entre el factor común',
  ),
  say(
    'Can all numbers be divided by the same number?',
    'Peut-on diviser tous les nombres par un même nombre ?',
    '¿Se pueden dividir todos entre un mismo número?',
  ),
);
export const ONE_ELEMENT_LEFT_OUT = misconception(
  'one-element-left-out',
  say(
    'Balancing some elements and forgetting another',
    'Équilibrer certains éléments et en oublier un',
    'Ajustar unos elementos y olvidar otro',
  ),
  say(
    'Which element have you not counted yet?',
    'Quel élément n’as-tu pas encore compté ?',
    '¿Qué elemento falta por contar?',
  ),
);
export const MOLE_RATIO_IGNORED = misconception(
  'mole-ratio-ignored',
  say(
    'Ignoring the numbers in front of the formulas',
    'Ignorer les nombres devant les formules',
    'Ignorar los números ante las fórmulas',
  ),
  say(
    'How many moles of the one go with how many of the other?',
    'Combien de moles de l’un vont avec combien de l’autre ?',
    '¿Cuántos moles de uno van con cuántos del otro?',
  ),
);
export const MOLE_RATIO_UPSIDE_DOWN = misconception(
  'mole-ratio-upside-down',
  say('Turning the mole ratio upside down', 'Inverser le rapport des moles', 'Invertir la razón de moles'),
  say(
    'Of which of the two are more moles needed?',
    'Duquel faut-il le plus de moles ?',
    '¿De cuál se necesitan más moles?',
  ),
);
export const GRAMS_TAKEN_FOR_MOLES = misconception(
  'grams-taken-for-moles',
  say('Taking grams for moles', 'Prendre des grammes pour des moles', 'Tomar gramos por moles'),
  say('What is the mass of one mole?', 'Quelle est la masse d’une mole ?', '¿Cuál es la masa de un mol?'),
);
export const EQUILIBRIUM_STRENGTHENS_CHANGE = misconception(
  'equilibrium-strengthens-change',
  say(
    'Letting the equilibrium strengthen the change',
    'Faire renforcer le changement par l’équilibre',
    'Hacer que el equilibrio refuerce el cambio',
  ),
  say(
    'Which direction uses up what was added?',
    'Quel sens consomme ce qui a été ajouté ?',
    '¿Qué sentido gasta lo que se añadió?',
  ),
);
export const EVERYTHING_SHIFTS = misconception(
  'everything-shifts',
  say(
    'Thinking that every change shifts the equilibrium, or that none does',
    'Croire que tout changement déplace l’équilibre, ou aucun',
    'Creer que todo cambio desplaza el equilibrio, o ninguno',
  ),
  say(
    'Does the change touch the two directions differently?',
    'Le changement touche-t-il les deux sens différemment ?',
    '¿Afecta el cambio de modo distinto a los dos sentidos?',
  ),
);
export const K_UPSIDE_DOWN = misconception(
  'k-upside-down',
  say('Turning K upside down', 'Inverser K', 'Invertir K'),
  say('Which side stands on top in K?', 'Quel côté est au numérateur de K ?', '¿Qué lado va arriba en K?'),
);
export const K_POWERS_FORGOTTEN = misconception(
  'k-powers-forgotten',
  say('Forgetting the powers in K', 'Oublier les puissances dans K', 'Olvidar las potencias en K'),
  say(
    'Where do the coefficients go in K?',
    'Où vont les coefficients dans K ?',
    '¿Adónde van los coeficientes en K?',
  ),
);
export const DECAY_IN_A_LINE = misconception(
  'decay-in-a-line',
  say(
    'Letting the same amount decay in each half-life',
    'Faire disparaître la même quantité à chaque demi-vie',
    'Hacer desaparecer la misma cantidad en cada semivida',
  ),
  say(
    'How much is left after the second half-life: nothing?',
    'Que reste-t-il après la deuxième demi-vie : rien ?',
    '¿Qué queda tras la segunda semivida: nada?',
  ),
);
export const ONE_HALF_LIFE_OFF = misconception(
  'one-half-life-off',
  say(
    'Counting one half-life too many or too few',
    'Compter une demi-vie de trop ou de moins',
    'Contar una semivida de más o de menos',
  ),
  say(
    'How often was the amount halved?',
    'Combien de fois la quantité a-t-elle été divisée en deux ?',
    '¿Cuántas veces se redujo a la mitad?',
  ),
);
export const DECAYED_FOR_LEFT = misconception(
  'decayed-for-left',
  say(
    'Giving what has decayed instead of what is left',
    'Donner ce qui s’est désintégré au lieu du reste',
    'Dar lo desintegrado en vez de lo que queda',
  ),
  say(
    'Was the part that is left asked for?',
    'Demande-t-on la part qui reste ?',
    '¿Se pide la parte que queda?',
  ),
);
export const DECAY_KIND_MIXED = misconception(
  'decay-kind-mixed',
  say(
    'Mixing up alpha and beta decay',
    'Confondre désintégration alpha et bêta',
    'Confundir desintegración alfa y beta',
  ),
  say(
    'What leaves the nucleus, and what does that take along?',
    'Qu’est-ce qui quitte le noyau, et qu’emporte-t-il ?',
    '¿Qué sale del núcleo y qué se lleva?',
  ),
);
