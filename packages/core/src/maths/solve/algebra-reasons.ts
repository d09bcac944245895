import type { LocalisedText } from '@ori/contracts/locale';
import { text } from '../../problems/text.ts';

/** Why a step with letters is taken. */
export const CLEAR_BOTTOMS: LocalisedText = text({
  en: 'Multiply both sides by the denominators.',
  fr: 'On multiplie les deux membres par les dénominateurs.',
  es: 'Se multiplican los dos lados por los denominadores.',
});
export const TIDY_SIDES: LocalisedText = text({
  en: 'Open brackets and put like terms together on each side.',
  fr: 'On développe et on regroupe les termes semblables dans chaque membre.',
  es: 'Se quitan paréntesis y se reúnen los términos semejantes en cada lado.',
});
export const LETTERS_TO_LEFT: LocalisedText = text({
  en: 'Take the same letters away from both sides, so that they stand on one side only.',
  fr: 'On retranche les mêmes lettres aux deux membres, pour qu’il n’en reste que dans un seul.',
  es: 'Se quitan las mismas letras de los dos lados, para que queden en uno solo.',
});
export const NUMBERS_TO_RIGHT: LocalisedText = text({
  en: 'Take the same number away from both sides, so that the letter’s term stands alone.',
  fr: 'On retranche le même nombre aux deux membres, pour isoler le terme avec la lettre.',
  es: 'Se quita el mismo número de los dos lados, para dejar solo el término con la letra.',
});
export const DIVIDE_SIDES: LocalisedText = text({
  en: 'Divide both sides by the number in front of the letter.',
  fr: 'On divise les deux membres par le nombre devant la lettre.',
  es: 'Se dividen los dos lados entre el número que va delante de la letra.',
});
export const DIVIDE_AND_TURN: LocalisedText = text({
  en: 'Divide both sides by a negative number: the sign turns around.',
  fr: 'On divise les deux membres par un nombre négatif : l’inégalité change de sens.',
  es: 'Se dividen los dos lados entre un número negativo: la desigualdad se invierte.',
});
export const ZERO_ON_RIGHT: LocalisedText = text({
  en: 'Bring everything to one side, so that zero is on the other.',
  fr: 'On met tout dans un membre, pour avoir zéro dans l’autre.',
  es: 'Se pasa todo a un lado, para que quede cero en el otro.',
});
export const SPLIT_PRODUCT: LocalisedText = text({
  en: 'Write it as a product.',
  fr: 'On l’écrit comme un produit.',
  es: 'Se escribe como producto.',
});
export const ZERO_PRODUCT: LocalisedText = text({
  en: 'A product is zero only when one of its factors is zero.',
  fr: 'Un produit est nul seulement si l’un de ses facteurs est nul.',
  es: 'Un producto es cero solo cuando uno de sus factores es cero.',
});
export const USE_FORMULA: LocalisedText = text({
  en: 'It does not split into whole numbers: use the formula (-b ± √(b² - 4ac)) / (2a).',
  fr: 'Cela ne se factorise pas en entiers : on utilise la formule (-b ± √(b² - 4ac)) / (2a).',
  es: 'No se factoriza con enteros: se usa la fórmula (-b ± √(b² - 4ac)) / (2a).',
});
export const NEGATIVE_ROOT: LocalisedText = text({
  en: 'Under the root there would be a negative number: no real number fits.',
  fr: 'Sous la racine il y aurait un nombre négatif : aucun nombre réel ne convient.',
  es: 'Bajo la raíz habría un número negativo: ningún número real sirve.',
});
export const NOT_ALLOWED: LocalisedText = text({
  en: 'Leave out what would make a denominator zero.',
  fr: 'On écarte ce qui annulerait un dénominateur.',
  es: 'Se descarta lo que haría cero un denominador.',
});
export const LETTERS_GONE: LocalisedText = text({
  en: 'The letters cancel: is what is left true or false?',
  fr: 'Les lettres s’annulent : ce qui reste est-il vrai ou faux ?',
  es: 'Las letras se cancelan: lo que queda, ¿es verdadero o falso?',
});
export const MATCH_TERMS: LocalisedText = text({
  en: 'Multiply the equations so that one letter has the same number in both.',
  fr: 'On multiplie les équations pour qu’une lettre ait le même nombre dans les deux.',
  es: 'Se multiplican las ecuaciones para que una letra tenga el mismo número en las dos.',
});
export const TAKE_EQUATION_AWAY: LocalisedText = text({
  en: 'Take one equation away from the other: that letter is gone.',
  fr: 'On soustrait une équation de l’autre : cette lettre disparaît.',
  es: 'Se resta una ecuación de la otra: esa letra desaparece.',
});
export const PUT_BACK: LocalisedText = text({
  en: 'Put the number back to find the other letter.',
  fr: 'On remplace par ce nombre pour trouver l’autre lettre.',
  es: 'Se pone ese número para hallar la otra letra.',
});
export const SAME_SLOPE: LocalisedText = text({
  en: 'The two lines have the same slope.',
  fr: 'Les deux droites ont la même pente.',
  es: 'Las dos rectas tienen la misma pendiente.',
});
export const EACH_WITH_EACH: LocalisedText = text({
  en: 'Every term of one bracket meets every term of the other; like terms go together.',
  fr: 'Chaque terme d’une parenthèse rencontre chaque terme de l’autre ; on regroupe les semblables.',
  es: 'Cada término de un paréntesis se multiplica por cada uno del otro; los semejantes se reúnen.',
});
export const CANCEL_SHARED: LocalisedText = text({
  en: 'Divide top and bottom by the factor that they share.',
  fr: 'On divise le numérateur et le dénominateur par leur facteur commun.',
  es: 'Se dividen numerador y denominador entre el factor que comparten.',
});
export const ONE_BAR: LocalisedText = text({
  en: 'Put everything over one denominator.',
  fr: 'On met tout au même dénominateur.',
  es: 'Se pone todo sobre un solo denominador.',
});
export const COMMON_FACTOR_FIRST: LocalisedText = text({
  en: 'Take out what all terms share.',
  fr: 'On met en facteur ce que tous les termes ont en commun.',
  es: 'Se saca lo que todos los términos comparten.',
});
export const SUM_AND_PRODUCT: LocalisedText = text({
  en: 'Look for two numbers with this product and this sum.',
  fr: 'On cherche deux nombres ayant ce produit et cette somme.',
  es: 'Se buscan dos números con ese producto y esa suma.',
});
export const EACH_TERM: LocalisedText = text({
  en: 'Each term on its own: bring the exponent down in front, and lower it by one.',
  fr: 'Terme à terme : on fait descendre l’exposant devant, et on le diminue de un.',
  es: 'Término a término: el exponente baja delante y se reduce en uno.',
});
export const PRODUCT_RULE: LocalisedText = text({
  en: 'A product: (uv)′ = u′v + uv′.',
  fr: 'Un produit : (uv)′ = u′v + uv′.',
  es: 'Un producto: (uv)′ = u′v + uv′.',
});
export const QUOTIENT_RULE: LocalisedText = text({
  en: 'A quotient: (u/v)′ = (u′v - uv′)/v².',
  fr: 'Un quotient : (u/v)′ = (u′v - uv′)/v².',
  es: 'Un cociente: (u/v)′ = (u′v - uv′)/v².',
});
export const CHAIN_RULE: LocalisedText = text({
  en: 'A function of a function: the outer derivative times the inner one.',
  fr: 'Une fonction composée : dérivée extérieure fois dérivée intérieure.',
  es: 'Una función compuesta: la derivada exterior por la interior.',
});
export const TIDY: LocalisedText = text({ en: 'Tidy up.', fr: 'On simplifie.', es: 'Se simplifica.' });
export const RAISE_AND_DIVIDE: LocalisedText = text({
  en: 'Raise each exponent by one and divide by the new one; C is any number.',
  fr: 'On augmente chaque exposant de un et on divise par le nouveau ; C est un nombre quelconque.',
  es: 'Cada exponente sube uno y se divide entre el nuevo; C es un número cualquiera.',
});
export const PUT_IN_BOTH_SIDES: LocalisedText = text({
  en: 'Put the answer in place of the letter: are both sides equal?',
  fr: 'Remplace la lettre par la réponse : les deux membres sont-ils égaux ?',
  es: 'Al poner la respuesta en lugar de la letra, ¿son iguales los dos lados?',
});
export const TRY_A_NUMBER: LocalisedText = text({
  en: 'Put the same number in both expressions: are they equal?',
  fr: 'Mets le même nombre dans les deux expressions : sont-elles égales ?',
  es: 'Al poner el mismo número en las dos expresiones, ¿son iguales?',
});
export const TRY_EACH_SIDE: LocalisedText = text({
  en: 'Try a number that the answer lets in, and one that it keeps out.',
  fr: 'Essaie un nombre que la réponse accepte, et un qu’elle refuse.',
  es: 'Conviene probar un número que la respuesta admite y otro que no.',
});
export const MULTIPLY_BACK: LocalisedText = text({
  en: 'Multiply the brackets out again.',
  fr: 'Développe de nouveau les parenthèses.',
  es: 'Conviene volver a multiplicar los paréntesis.',
});
export const DIFFERENTIATE_BACK: LocalisedText = text({
  en: 'Differentiate the answer: does the start come back?',
  fr: 'Dérive la réponse : retrouves-tu le départ ?',
  es: 'Al derivar la respuesta, ¿vuelve el comienzo?',
});
export const COMPARE_SLOPE: LocalisedText = text({
  en: 'Compare with the slope of the graph at one point.',
  fr: 'Compare avec la pente de la courbe en un point.',
  es: 'Conviene comparar con la pendiente de la gráfica en un punto.',
});
