import type { LocalisedText } from '@ori/contracts/locale';
import type { Solution } from '../../maths/solve/solution.ts';
import { say } from '../../problems/say.ts';

/** Level 0 for each kind of problem the engine solves: where to look. Each is one question. */
export const SOLUTION_NUDGES: Readonly<Record<Solution['kind'], LocalisedText>> = {
  arithmetic: say(
    'Look at all the signs. Which part do you work out first?',
    'Regarde tous les signes. Quelle partie calcules-tu d’abord ?',
    'Mira todos los signos. ¿Qué parte calculas primero?',
  ),
  evaluate: say(
    'Which number goes in for each letter?',
    'Quel nombre prend la place de chaque lettre ?',
    '¿Qué número va en lugar de cada letra?',
  ),
  'fraction-of': say(
    'Into how many equal parts is the whole cut?',
    'En combien de parts égales le tout est-il coupé ?',
    '¿En cuántas partes iguales se corta el total?',
  ),
  convert: say(
    'How is the number written now, and how should it be written?',
    'Comment le nombre est-il écrit, et comment doit-il l’être ?',
    '¿Cómo está escrito el número y cómo debe quedar?',
  ),
  compare: say(
    'How can you write both in the same way?',
    'Comment les écrire tous les deux de la même façon ?',
    '¿Cómo puedes escribir los dos de la misma forma?',
  ),
  round: say(
    'Which digit tells you to go up or stay?',
    'Quel chiffre te dit de monter ou de rester ?',
    '¿Qué cifra te dice si subes o te quedas?',
  ),
  percent: say(
    'What is the whole here, and what is the part?',
    'Quel est le tout ici, et quelle est la partie ?',
    '¿Cuál es el total aquí y cuál es la parte?',
  ),
  ratio: say(
    'Which number divides both sides?',
    'Quel nombre divise les deux côtés ?',
    '¿Qué número divide a los dos lados?',
  ),
  'common-factor': say(
    'Which numbers divide each of them?',
    'Quels nombres divisent chacun d’eux ?',
    '¿Qué números dividen a cada uno?',
  ),
  'common-multiple': say(
    'Count up in steps of the largest. Where do the others fit too?',
    'Compte de bond en bond avec le plus grand. Où les autres tombent-ils aussi ?',
    'Cuenta de salto en salto con el mayor. ¿Dónde encajan también los otros?',
  ),
  'prime-factors': say(
    'Which is the smallest prime that divides it?',
    'Quel est le plus petit nombre premier qui le divise ?',
    '¿Cuál es el menor número primo que lo divide?',
  ),
  prime: say(
    'Which small numbers could divide it?',
    'Quels petits nombres pourraient le diviser ?',
    '¿Qué números pequeños podrían dividirlo?',
  ),
  factors: say(
    'Which pairs of numbers multiply to it?',
    'Quelles paires de nombres ont ce produit ?',
    '¿Qué parejas de números lo dan al multiplicar?',
  ),
  remainder: say(
    'How many whole groups fit in?',
    'Combien de groupes entiers y entrent ?',
    '¿Cuántos grupos enteros caben?',
  ),
  equation: say(
    'Look at what was done to the unknown. What undoes it?',
    'Regarde ce qu’on a fait à l’inconnue. Qu’est-ce qui le défait ?',
    'Mira lo que se le hizo a la incógnita. ¿Qué lo deshace?',
  ),
  system: say(
    'Which letter can you make vanish first?',
    'Quelle lettre peux-tu faire disparaître d’abord ?',
    '¿Qué letra puedes hacer desaparecer primero?',
  ),
  inequality: say(
    'Treat it like an equation. When would the sign turn around?',
    'Traite-la comme une équation. Quand le signe change-t-il de sens ?',
    'Trátala como una ecuación. ¿Cuándo cambia el signo de sentido?',
  ),
  simplify: say(
    'Which terms are alike, and which brackets come first?',
    'Quels termes se ressemblent, et quelles parenthèses viennent d’abord ?',
    '¿Qué términos son semejantes y qué paréntesis van primero?',
  ),
  surd: say(
    'Which square number is hidden under the root?',
    'Quel carré se cache sous la racine ?',
    '¿Qué número cuadrado se esconde bajo la raíz?',
  ),
  factor: say(
    'What do all the terms share?',
    'Qu’ont tous les termes en commun ?',
    '¿Qué tienen en común todos los términos?',
  ),
  derivative: say(
    'Is it a sum, a product, a quotient or something inside something?',
    'Est-ce une somme, un produit, un quotient ou une fonction dans une autre ?',
    '¿Es una suma, un producto, un cociente o una función dentro de otra?',
  ),
  integral: say(
    'What would you differentiate to get each term?',
    'Que faudrait-il dériver pour obtenir chaque terme ?',
    '¿Qué tendrías que derivar para obtener cada término?',
  ),
  statistics: say(
    'What does that word say to do with the numbers?',
    'Que dit ce mot de faire avec les nombres ?',
    '¿Qué dice esa palabra que hagas con los números?',
  ),
  area: say(
    'Which lengths of the shape do you need?',
    'De quelles longueurs de la figure as-tu besoin ?',
    '¿Qué longitudes de la figura necesitas?',
  ),
  perimeter: say(
    'Walk around the shape. Which sides do you pass?',
    'Fais le tour de la figure. Quels côtés longes-tu ?',
    'Da la vuelta a la figura. ¿Por qué lados pasas?',
  ),
  volume: say(
    'How big is one layer, and how many layers are there?',
    'Quelle est la taille d’une couche, et combien y en a-t-il ?',
    '¿Cuánto mide una capa y cuántas capas hay?',
  ),
  circle: say(
    'Do you know the radius or the diameter?',
    'Connais-tu le rayon ou le diamètre ?',
    '¿Conoces el radio o el diámetro?',
  ),
  pythagoras: say(
    'Which side lies across from the right angle?',
    'Quel côté fait face à l’angle droit ?',
    '¿Qué lado está enfrente del ángulo recto?',
  ),
  angles: say(
    'What do all the angles make together?',
    'Combien font tous les angles ensemble ?',
    '¿Cuánto suman todos los ángulos?',
  ),
  coordinates: say(
    'How far is it across, and how far up or down?',
    'De combien va-t-on sur le côté, et de combien en hauteur ?',
    '¿Cuánto se avanza a lo ancho y cuánto a lo alto?',
  ),
  sequence: say(
    'How does each number come from the one before?',
    'Comment chaque nombre vient-il du précédent ?',
    '¿Cómo sale cada número del anterior?',
  ),
  units: say(
    'Which of the two units is smaller?',
    'Laquelle des deux unités est la plus petite ?',
    '¿Cuál de las dos unidades es más pequeña?',
  ),
  temperature: say(
    'Where does each scale put melting ice?',
    'Où chaque échelle place-t-elle la glace qui fond ?',
    '¿Dónde pone cada escala el hielo que se derrite?',
  ),
  balance: say(
    'Count each atom on both sides. Which one does not match?',
    'Compte chaque atome des deux côtés. Lequel ne correspond pas ?',
    'Cuenta cada átomo en los dos lados. ¿Cuál no coincide?',
  ),
  'molar-mass': say(
    'Which atoms are in the formula, and how many of each?',
    'Quels atomes sont dans la formule, et combien de chacun ?',
    '¿Qué átomos hay en la fórmula y cuántos de cada uno?',
  ),
};
