import type { LocalisedText } from '@ori/contracts/locale';
import { text } from '../../problems/text.ts';

/** Why a step with numbers is taken. */
export const ADD: LocalisedText = text({ en: 'Add.', fr: 'On additionne.', es: 'Se suma.' });
export const SUBTRACT: LocalisedText = text({ en: 'Subtract.', fr: 'On soustrait.', es: 'Se resta.' });
export const MULTIPLY: LocalisedText = text({ en: 'Multiply.', fr: 'On multiplie.', es: 'Se multiplica.' });
export const DIVIDE: LocalisedText = text({ en: 'Divide.', fr: 'On divise.', es: 'Se divide.' });
export const RAISE: LocalisedText = text({
  en: 'A power is a product of equal factors.',
  fr: 'Une puissance est un produit de facteurs égaux.',
  es: 'Una potencia es un producto de factores iguales.',
});
export const TAKE_ROOT: LocalisedText = text({
  en: 'Which number times itself gives this?',
  fr: 'Quel nombre multiplié par lui-même donne cela ?',
  es: '¿Qué número multiplicado por sí mismo da esto?',
});
export const TAKE_SIZE: LocalisedText = text({
  en: 'The bars ask for the distance from zero.',
  fr: 'Les barres demandent la distance à zéro.',
  es: 'Las barras piden la distancia a cero.',
});
export const SAME_BOTTOMS: LocalisedText = text({
  en: 'The parts have the same size, so count them together.',
  fr: 'Les parts ont la même taille : on les compte ensemble.',
  es: 'Las partes son del mismo tamaño: se cuentan juntas.',
});
export const COMMON_BOTTOM: LocalisedText = text({
  en: 'Cut both into parts of the same size first.',
  fr: 'On coupe d’abord les deux en parts de même taille.',
  es: 'Primero se cortan las dos en partes del mismo tamaño.',
});
export const TOPS_AND_BOTTOMS: LocalisedText = text({
  en: 'Multiply the tops, multiply the bottoms, then simplify.',
  fr: 'On multiplie les numérateurs, puis les dénominateurs, puis on simplifie.',
  es: 'Se multiplican los numeradores y los denominadores, y se simplifica.',
});
export const TURN_DIVISOR: LocalisedText = text({
  en: 'Dividing by a fraction is multiplying by it turned around.',
  fr: 'Diviser par une fraction, c’est multiplier par son inverse.',
  es: 'Dividir entre una fracción es multiplicar por su inversa.',
});
export const OF_MEANS_TIMES: LocalisedText = text({
  en: '“Of” means multiply.',
  fr: '« De » signifie multiplier.',
  es: '«De» significa multiplicar.',
});
export const PERCENT_MEANS: LocalisedText = text({
  en: 'Percent means out of a hundred.',
  fr: 'Pour cent signifie sur cent.',
  es: 'Por ciento significa de cada cien.',
});
export const PART_OF_WHOLE: LocalisedText = text({
  en: 'Write the part over the whole.',
  fr: 'On écrit la partie sur le tout.',
  es: 'Se escribe la parte sobre el total.',
});
export const TIMES_HUNDRED: LocalisedText = text({
  en: 'Multiply by a hundred to count in percent.',
  fr: 'On multiplie par cent pour compter en pour cent.',
  es: 'Se multiplica por cien para contar en por ciento.',
});
export const UNDO_PERCENT: LocalisedText = text({
  en: 'Divide by the percent, as a fraction, to find the whole.',
  fr: 'On divise par le pourcentage, écrit en fraction, pour trouver le tout.',
  es: 'Se divide entre el porcentaje, escrito como fracción, para hallar el total.',
});
export const FIND_CHANGE: LocalisedText = text({
  en: 'Find how much it changes.',
  fr: 'On cherche de combien cela change.',
  es: 'Se halla cuánto cambia.',
});
export const ADD_CHANGE: LocalisedText = text({
  en: 'Add the change.',
  fr: 'On ajoute la variation.',
  es: 'Se suma el cambio.',
});
export const TAKE_CHANGE: LocalisedText = text({
  en: 'Take the change away.',
  fr: 'On enlève la variation.',
  es: 'Se quita el cambio.',
});
export const OVER_START: LocalisedText = text({
  en: 'Compare the change with the starting value.',
  fr: 'On compare la variation à la valeur de départ.',
  es: 'Se compara el cambio con el valor inicial.',
});
export const DIVIDE_BOTH: LocalisedText = text({
  en: 'Divide both by what they share.',
  fr: 'On divise les deux par leur diviseur commun.',
  es: 'Se dividen los dos entre lo que comparten.',
});
export const INTO_PRIMES: LocalisedText = text({
  en: 'Divide by the smallest prime again and again.',
  fr: 'On divise encore et encore par le plus petit nombre premier.',
  es: 'Se divide una y otra vez entre el primo más pequeño.',
});
export const SHARED_PRIMES: LocalisedText = text({
  en: 'Multiply the primes that all of them share.',
  fr: 'On multiplie les facteurs premiers communs à tous.',
  es: 'Se multiplican los primos que todos comparten.',
});
export const EVERY_PRIME: LocalisedText = text({
  en: 'Take every prime as often as it comes in any of them.',
  fr: 'On prend chaque facteur premier autant de fois qu’il apparaît au plus.',
  es: 'Se toma cada primo tantas veces como aparece en alguno.',
});
export const FIND_PAIRS: LocalisedText = text({
  en: 'Look for pairs of numbers whose product it is.',
  fr: 'On cherche les paires de nombres dont il est le produit.',
  es: 'Se buscan parejas de números cuyo producto sea ese.',
});
export const HOW_OFTEN: LocalisedText = text({
  en: 'See how often it fits, and what is left over.',
  fr: 'On regarde combien de fois cela tient, et ce qui reste.',
  es: 'Se mira cuántas veces cabe y qué sobra.',
});
export const NEXT_DIGIT: LocalisedText = text({
  en: 'Look at the digit to the right: from 5 on, round up.',
  fr: 'On regarde le chiffre à droite : à partir de 5, on arrondit au-dessus.',
  es: 'Se mira la cifra de la derecha: desde 5, se redondea hacia arriba.',
});
export const SAME_FORM: LocalisedText = text({
  en: 'Write both with the same bottom, then compare the tops.',
  fr: 'On écrit les deux avec le même dénominateur, puis on compare les numérateurs.',
  es: 'Se escriben las dos con el mismo denominador y se comparan los numeradores.',
});
export const PUT_IN: LocalisedText = text({
  en: 'Put the number in place of the letter, in brackets.',
  fr: 'On remplace la lettre par le nombre, entre parenthèses.',
  es: 'Se pone el número en lugar de la letra, entre paréntesis.',
});
export const ESTIMATE: LocalisedText = text({
  en: 'Estimate with round numbers: is the size about right?',
  fr: 'Estime avec des nombres ronds : l’ordre de grandeur convient-il ?',
  es: 'Conviene estimar con números redondos: ¿es razonable el tamaño?',
});
export const WORK_BACK: LocalisedText = text({
  en: 'Work backwards from the answer to the start.',
  fr: 'Refais le chemin à l’envers, de la réponse au départ.',
  es: 'Conviene recorrer el camino al revés, de la respuesta al comienzo.',
});
