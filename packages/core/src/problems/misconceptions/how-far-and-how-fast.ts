import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const LEFTOVER_TAKEN_AS_LIMIT = misconception(
  'leftover-taken-as-limit',
  say(
    'Working with the reactant that is left over',
    'Calculer avec le réactif dont il reste une partie',
    'Calcular con el reactivo del que sobra una parte',
  ),
  say(
    'Would the other reactant suffice for that much?',
    'L’autre réactif suffirait-il pour cette quantité ?',
    '¿Bastaría el otro reactivo para tanto?',
  ),
);
export const YIELD_WITHOUT_THEORY = misconception(
  'yield-without-theory',
  say(
    'Comparing the product with the mass of what went in',
    'Comparer le produit à la masse de ce qui est entré',
    'Comparar el producto con la masa de lo que entró',
  ),
  say(
    'How much could form at most, according to the equation?',
    'Combien peut-il s’en former au plus, d’après l’équation ?',
    '¿Cuánto puede formarse como máximo, según la ecuación?',
  ),
);
export const LEFT_FOR_FORMED = misconception(
  'left-for-formed',
  say(
    'Giving what is left over instead of what has formed',
    'Donner ce qui reste au lieu de ce qui s’est formé',
    'Dar lo que queda en vez de lo que se ha formado',
  ),
  say(
    'Which line of the table is asked for?',
    'Quelle ligne du tableau est demandée ?',
    '¿Qué línea de la tabla se pide?',
  ),
);
export const CHANGE_NEGLECTED = misconception(
  'change-neglected',
  say(
    'Forgetting that the reactant decreases',
    'Oublier que le réactif diminue',
    'Olvidar que el reactivo disminuye',
  ),
  say(
    'How much of the start is left at equilibrium: really all of it?',
    'Que reste-t-il du départ à l’équilibre : vraiment tout ?',
    '¿Qué queda de lo inicial en el equilibrio: de verdad todo?',
  ),
);
export const COEFFICIENT_OF_CHANGE_FORGOTTEN = misconception(
  'coefficient-of-change-forgotten',
  say(
    'Forgetting the coefficient in the line of changes',
    'Oublier le coefficient dans la ligne des variations',
    'Olvidar el coeficiente en la línea de los cambios',
  ),
  say(
    'When one molecule of each disappears, how many form?',
    'Quand une molécule de chaque disparaît, combien s’en forme-t-il ?',
    'Cuando desaparece una molécula de cada uno, ¿cuántas se forman?',
  ),
);
export const ROOT_NOT_TAKEN = misconception(
  'root-not-taken',
  say('Forgetting to take the root of K', 'Oublier de prendre la racine de K', 'Olvidar sacar la raíz de K'),
  say(
    'Both sides are squares. What happens to K when the squares go?',
    'Les deux côtés sont des carrés. Que devient K quand on les enlève ?',
    'Los dos lados son cuadrados. ¿Qué le pasa a K al quitarlos?',
  ),
);
export const MINUS_OF_LOGARITHM_LOST = misconception(
  'minus-of-logarithm-lost',
  say(
    'Losing the minus sign of the formula',
    'Perdre le signe moins de la formule',
    'Perder el signo menos de la fórmula',
  ),
  say(
    'When K is greater than one, is the standard free energy positive or negative?',
    'Quand K dépasse un, l’énergie libre standard est-elle positive ou négative ?',
    'Cuando K es mayor que uno, ¿la energía libre estándar es positiva o negativa?',
  ),
);
export const COMMON_FOR_NATURAL_LOGARITHM = misconception(
  'common-for-natural-logarithm',
  say(
    'Taking base ten where the base is e',
    'Prendre la base dix au lieu de e',
    'Tomar la base diez en lugar de e',
  ),
  say(
    'Which base belongs to ln, and which to log?',
    'Quelle base va avec ln, et laquelle avec log ?',
    '¿Qué base corresponde a ln y cuál a log?',
  ),
);
export const KILOJOULES_NOT_CONVERTED = misconception(
  'kilojoules-not-converted',
  say('Mixing joules and kilojoules', 'Mélanger joules et kilojoules', 'Mezclar julios y kilojulios'),
  say(
    'In which unit does R count energy?',
    'Dans quelle unité R compte-t-elle l’énergie ?',
    '¿En qué unidad cuenta R la energía?',
  ),
);
export const TEMPERATURE_TURNED_ROUND = misconception(
  'temperature-turned-round',
  say(
    'Reversing the effect of the temperature',
    'Inverser l’effet de la température',
    'Invertir el efecto de la temperatura',
  ),
  say(
    'Warmer: does that help the direction that takes in heat, or the other one?',
    'Plus chaud : cela aide-t-il le sens qui absorbe de la chaleur, ou l’autre ?',
    'Más caliente: ¿favorece eso el sentido que absorbe calor, o el otro?',
  ),
);
export const BUFFER_UPSIDE_DOWN = misconception(
  'buffer-upside-down',
  say('Turning base over acid upside down', 'Inverser base sur acide', 'Invertir base entre ácido'),
  say(
    'More base: should the pH rise or fall?',
    'Plus de base : le pH doit-il monter ou descendre ?',
    'Más base: ¿debe subir o bajar el pH?',
  ),
);
export const ADDED_ACID_FORGOTTEN = misconception(
  'added-acid-forgotten',
  say('Leaving out the acid that was added', 'Oublier l’acide ajouté', 'Olvidar el ácido añadido'),
  say(
    'With what does the added acid react?',
    'Avec quoi l’acide ajouté réagit-il ?',
    '¿Con qué reacciona el ácido añadido?',
  ),
);
export const ADDED_ACID_TURNED_ROUND = misconception(
  'added-acid-turned-round',
  say(
    'Letting added acid make more base',
    'Faire augmenter la base par l’acide ajouté',
    'Hacer que el ácido añadido aumente la base',
  ),
  say(
    'Does an acid take a proton from the base, or give it one?',
    'Un acide prend-il un proton à la base, ou lui en donne-t-il un ?',
    '¿Un ácido le quita un protón a la base o se lo da?',
  ),
);
export const POH_FOR_PH = misconception(
  'poh-for-ph',
  say('Giving pOH for pH', 'Donner le pOH au lieu du pH', 'Dar el pOH en vez del pH'),
  say(
    'Should a solution of a base have a pH above or below seven?',
    'Une solution basique a-t-elle un pH au-dessus ou au-dessous de sept ?',
    '¿Una disolución básica tiene un pH mayor o menor que siete?',
  ),
);
export const HYDROXIDE_COUNTED_ONCE = misconception(
  'hydroxide-counted-once',
  say(
    'Counting one hydroxide ion where the formula has more',
    'Compter un seul ion hydroxyde là où la formule en a plus',
    'Contar un solo ion hidróxido donde la fórmula tiene más',
  ),
  say(
    'How many hydroxide ions does one formula unit set free?',
    'Combien d’ions hydroxyde une unité de formule libère-t-elle ?',
    '¿Cuántos iones hidróxido libera una unidad de fórmula?',
  ),
);
