import type { LocalisedText } from '@ori/contracts/locale';

/** Why a line of a proof holds, each said once. */
export const REASONS = {
  radii: {
    en: 'Radii of one circle are equal.',
    fr: 'Les rayons d’un même cercle sont égaux.',
    es: 'Los radios de una misma circunferencia son iguales.',
  },
  equalAngles: {
    en: 'Equal sides of a triangle face equal angles.',
    fr: 'À côtés égaux, angles opposés égaux.',
    es: 'A lados iguales se oponen ángulos iguales.',
  },
  angleSum: {
    en: 'The angles of a triangle make 180° together.',
    fr: 'Les angles d’un triangle font 180° ensemble.',
    es: 'Los ángulos de un triángulo suman 180°.',
  },
  similar: {
    en: 'Triangles with the same angles have sides in the same proportion.',
    fr: 'Des triangles de mêmes angles ont des côtés proportionnels.',
    es: 'Los triángulos de ángulos iguales tienen lados proporcionales.',
  },
  pythagoras: {
    en: 'The right-triangle rule, a² + b² = c².',
    fr: 'La règle du triangle rectangle (théorème de Pythagore) : a² + b² = c².',
    es: 'La regla del triángulo rectángulo, a² + b² = c².',
  },
  add: {
    en: 'Add the two lines before.',
    fr: 'Ajoute les deux lignes précédentes.',
    es: 'Suma las dos líneas anteriores.',
  },
  built: {
    en: 'So it was drawn.',
    fr: 'C’est ainsi qu’on l’a tracé.',
    es: 'Así se ha trazado.',
  },
  mirror: {
    en: 'The drawing is its own mirror image.',
    fr: 'Le dessin est sa propre image dans un miroir.',
    es: 'El dibujo es su propia imagen en un espejo.',
  },
  midline: {
    en: 'The line between the midpoints of two sides is half as long as the third side.',
    fr: 'La droite des milieux de deux côtés mesure la moitié du troisième côté.',
    es: 'La recta entre los puntos medios de dos lados mide la mitad del tercero.',
  },
  chords: {
    en: 'Two chords that cross cut each other into parts of equal product.',
    fr: 'Deux cordes qui se croisent se coupent en parties de même produit.',
    es: 'Dos cuerdas que se cruzan se cortan en partes de igual producto.',
  },
  solve: {
    en: 'Solve the equation; a length is positive.',
    fr: 'Résous l’équation ; une longueur est positive.',
    es: 'Resuelve la ecuación; una longitud es positiva.',
  },
  algebra: {
    en: 'The same thing, written in another way.',
    fr: 'La même chose, écrite autrement.',
    es: 'Lo mismo, escrito de otra manera.',
  },
  onBisector: {
    en: 'Every point of that line is as far from one end as from the other.',
    fr: 'Chaque point de cette droite est aussi loin d’un bout que de l’autre.',
    es: 'Cada punto de esa recta está igual de lejos de un extremo que del otro.',
  },
  toBisector: {
    en: 'Whatever is as far from one end as from the other lies on that line.',
    fr: 'Ce qui est aussi loin d’un bout que de l’autre est sur cette droite.',
    es: 'Lo que está igual de lejos de un extremo que del otro está en esa recta.',
  },
  equalToSame: {
    en: 'Two things equal to a third are equal.',
    fr: 'Deux choses égales à une troisième sont égales.',
    es: 'Dos cosas iguales a una tercera son iguales.',
  },
  oddSquare: {
    en: 'The square of an odd number is odd.',
    fr: 'Le carré d’un nombre impair est impair.',
    es: 'El cuadrado de un número impar es impar.',
  },
  lowestTerms: {
    en: 'But in lowest terms not both are even: no such fraction exists.',
    fr: 'Mais une fraction irréductible n’a pas deux nombres pairs : il n’en existe donc pas.',
    es: 'Pero una fracción irreducible no tiene dos números pares: no existe tal fracción.',
  },
  suppose: {
    en: 'Suppose there were such a fraction.',
    fr: 'Supposons qu’une telle fraction existe.',
    es: 'Supongamos que existe tal fracción.',
  },
  chordArc: {
    en: 'A straight way is shorter than any other between the same ends.',
    fr: 'Le chemin droit est plus court que tout autre entre les mêmes bouts.',
    es: 'El camino recto es más corto que cualquier otro entre los mismos extremos.',
  },
  eachTime: {
    en: 'The same factor, once for each step.',
    fr: 'Le même facteur, une fois par étape.',
    es: 'El mismo factor, una vez por paso.',
  },
  between: {
    en: 'The circle lies between the inner and the outer polygon.',
    fr: 'Le cercle est entre le polygone intérieur et le polygone extérieur.',
    es: 'La circunferencia está entre el polígono interior y el exterior.',
  },
  again: {
    en: 'Nothing in that step needed the number of sides.',
    fr: 'Rien dans cette étape ne dépendait du nombre de côtés.',
    es: 'Nada en ese paso dependía del número de lados.',
  },
  thin: {
    en: 'Cut it into ever thinner triangles: their height tends to r, their bases make up the circumference.',
    fr: 'Découpe-le en triangles toujours plus fins : leur hauteur tend vers r, leurs bases font le tour.',
    es: 'Córtalo en triángulos cada vez más finos: su altura tiende a r, sus bases forman el contorno.',
  },
  noCompass: {
    en: 'π is no root of any equation with whole numbers (Lindemann, Mathematische Annalen 20, 1882); what a compass reaches always is.',
    fr: 'π n’est racine d’aucune équation à nombres entiers (Lindemann, Mathematische Annalen 20, 1882) ; ce qu’atteint un compas l’est toujours.',
    es: 'π no es raíz de ninguna ecuación de números enteros (Lindemann, Mathematische Annalen 20, 1882); lo que alcanza un compás siempre lo es.',
  },
  sixty: {
    en: 'Three equal angles share 180°.',
    fr: 'Trois angles égaux se partagent 180°.',
    es: 'Tres ángulos iguales se reparten 180°.',
  },
  fullTurn: {
    en: 'Six times 60° is a full turn.',
    fr: 'Six fois 60° font un tour complet.',
    es: 'Seis veces 60° son una vuelta completa.',
  },
  rings: {
    en: 'Ring k is a hexagon with k centers on each of its six sides.',
    fr: 'L’anneau k est un hexagone avec k centres sur chacun de ses six côtés.',
    es: 'El anillo k es un hexágono con k centros en cada uno de sus seis lados.',
  },
  areas: {
    en: 'Compare areas: one whole disc lies in each hexagon.',
    fr: 'Compare les aires : un disque entier par hexagone.',
    es: 'Compara las áreas: un disco entero en cada hexágono.',
  },
  cosines: {
    en: 'The law of cosines.',
    fr: 'Le théorème d’Al-Kashi (loi des cosinus).',
    es: 'El teorema del coseno.',
  },
  everyCase: {
    en: 'Every case is counted once, and none is left out.',
    fr: 'Chaque cas est compté une fois, et aucun n’est oublié.',
    es: 'Cada caso se cuenta una vez y ninguno queda fuera.',
  },
  takeAway: {
    en: 'Take the last part away: what is left can be anything of its length.',
    fr: 'Enlève la dernière partie : ce qui reste peut être n’importe quoi de sa longueur.',
    es: 'Quita la última parte: lo que queda puede ser cualquiera de su longitud.',
  },
  divide: { en: 'Divide by S(n).', fr: 'Divise par S(n).', es: 'Divide entre S(n).' },
  corner: {
    en: 'Fewer than three faces close no corner, and no polygon has fewer than three sides.',
    fr: 'Moins de trois faces ne ferment pas de coin, et aucun polygone n’a moins de trois côtés.',
    es: 'Menos de tres caras no cierran un vértice, y ningún polígono tiene menos de tres lados.',
  },
  lessThanTurn: {
    en: 'At a corner that points outwards, the angles make less than 360°.',
    fr: 'À un coin saillant, les angles font moins de 360°.',
    es: 'En un vértice saliente, los ángulos suman menos de 360°.',
  },
  tryAll: {
    en: 'Both factors are whole and at least 1: try them all.',
    fr: 'Les deux facteurs sont entiers et au moins 1 : essaie-les tous.',
    es: 'Ambos factores son enteros y al menos 1: pruébalos todos.',
  },
  euler: {
    en: 'Each edge has two ends and two faces; and V − E + F = 2.',
    fr: 'Chaque arête a deux bouts et deux faces ; et V − E + F = 2 (V sommets, E arêtes).',
    es: 'Cada arista tiene dos extremos y dos caras; y V − E + F = 2 (V vértices, E aristas).',
  },
  exponents: {
    en: 'Growing by equal factors in equal turns is an exponential.',
    fr: 'Croître par facteurs égaux en tours égaux, c’est une exponentielle.',
    es: 'Crecer por factores iguales en giros iguales es una exponencial.',
  },
  scaling: {
    en: 'Making a thing of dimension D s times larger makes its content sᴰ times larger.',
    fr: 'Agrandir s fois une chose de dimension D multiplie son contenu par sᴰ.',
    es: 'Agrandar s veces una cosa de dimensión D multiplica su contenido por sᴰ.',
  },
  logs: {
    en: 'Take logarithms of both sides.',
    fr: 'Prends les logarithmes des deux côtés.',
    es: 'Toma logaritmos de ambos lados.',
  },
  series: {
    en: 'A geometric series.',
    fr: 'Une série géométrique.',
    es: 'Una serie geométrica.',
  },
  least: {
    en: 'The pattern repeats by shifts of some least length, so there is a least distance.',
    fr: 'Le motif se répète par translations d’une longueur minimale : il y a donc une distance minimale.',
    es: 'El patrón se repite con traslaciones de longitud mínima: hay, pues, una distancia mínima.',
  },
  carried: {
    en: 'A turn that keeps the pattern carries turning centers to turning centers.',
    fr: 'Une rotation qui garde le motif envoie les centres de rotation sur des centres de rotation.',
    es: 'Un giro que conserva el patrón lleva centros de giro a centros de giro.',
  },
  tooNear: {
    en: 'Nearer than the least distance, yet not the same point: impossible.',
    fr: 'Plus près que la distance minimale, sans être le même point : impossible.',
    es: 'Más cerca que la distancia mínima sin ser el mismo punto: imposible.',
  },
  wholeSum: {
    en: 'Three equal rows share the sum of all nine numbers.',
    fr: 'Trois lignes égales se partagent la somme des neuf nombres.',
    es: 'Tres filas iguales se reparten la suma de los nueve números.',
  },
  fourLines: {
    en: 'Four lines pass through the middle: they count every number once, and the middle three times more.',
    fr: 'Quatre lignes passent par le centre : elles comptent chaque nombre une fois, et le centre trois fois de plus.',
    es: 'Cuatro líneas pasan por el centro: cuentan cada número una vez, y el centro tres veces más.',
  },
  pairs: {
    en: 'A corner lies on three lines, and 9 has only two pairs: 1 + 5 and 2 + 4.',
    fr: 'Un coin est sur trois lignes, et 9 n’a que deux paires : 1 + 5 et 2 + 4.',
    es: 'Una esquina está en tres líneas, y 9 solo tiene dos parejas: 1 + 5 y 2 + 4.',
  },
  sideways: {
    en: 'Weight pulls down only, so nothing changes the sideways pull.',
    fr: 'Le poids ne tire que vers le bas : rien ne change la traction horizontale.',
    es: 'El peso solo tira hacia abajo: nada cambia la tracción horizontal.',
  },
  carries: {
    en: 'Each place carries the chain between it and the lowest point.',
    fr: 'Chaque endroit porte la chaîne qui va de lui au point le plus bas.',
    es: 'Cada lugar sostiene la cadena que va de él al punto más bajo.',
  },
  alongChain: {
    en: 'A chain can only pull along itself.',
    fr: 'Une chaîne ne peut tirer que dans sa propre direction.',
    es: 'Una cadena solo puede tirar en su propia dirección.',
  },
  hyperbolic: {
    en: 'Put it in: cosh″ = cosh, and cosh² = 1 + sinh².',
    fr: 'Vérifie : cosh″ = cosh, et cosh² = 1 + sinh².',
    es: 'Compruébalo: cosh″ = cosh, y cosh² = 1 + sinh².',
  },
  turnedOver: {
    en: 'Turned over, every pull becomes a push of the same size.',
    fr: 'Retournée, chaque traction devient une poussée de même grandeur.',
    es: 'Invertida, cada tracción se vuelve un empuje del mismo tamaño.',
  },
} as const satisfies Record<string, LocalisedText>;
export type Reason = keyof typeof REASONS;
