import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { LocalisedText } from '@ori/contracts/locale';

export const SYSTEM_NAMES: Readonly<Record<NumeralSystem, LocalisedText>> = {
  egyptian: { en: 'Egyptian', fr: 'Égyptien', es: 'Egipcio' },
  maya: { en: 'Maya', fr: 'Maya', es: 'Maya' },
  babylonian: { en: 'Babylonian', fr: 'Babylonien', es: 'Babilónico' },
  rods: { en: 'Counting rods', fr: 'Baguettes', es: 'Varillas' },
  yoruba: { en: 'Yoruba', fr: 'Yoruba', es: 'Yoruba' },
  quipu: { en: 'Khipu', fr: 'Quipu', es: 'Quipu' },
};

/** How each system works, and what of it is ours or not known. */
export const SYSTEM_NOTES: Readonly<Record<NumeralSystem, LocalisedText>> = {
  egyptian: {
    en: 'Each sign is worth ten of the one before. Repeat it as often as you need; the order does not change the number.',
    fr: 'Chaque signe vaut dix fois le précédent. Répète-le autant qu’il faut ; l’ordre ne change pas le nombre.',
    es: 'Cada signo vale diez del anterior. Repítelo cuanto haga falta; el orden no cambia el número.',
  },
  maya: {
    en: 'A dot is one, a bar is five, a shell is nothing. Each place upwards counts twenty of the one below. In counts of days, the only ones that survive in places, the third counts 18 × 20 = 360; pure twenties are a reconstruction from the number words.',
    fr: 'Un point vaut un, une barre cinq, un coquillage rien. Chaque rang vers le haut compte vingt fois celui du dessous. Dans les comptes de jours, seuls à nous rester écrits avec des rangs, le troisième compte 18 × 20 = 360 ; les vingtaines pures sont reconstituées d’après les noms de nombres.',
    es: 'Un punto es uno, una barra cinco, una concha nada. Cada lugar hacia arriba cuenta veinte del de abajo. En las cuentas de días, las únicas que se conservan con lugares, el tercero cuenta 18 × 20 = 360; las veintenas puras son una reconstrucción a partir de las palabras numerales.',
  },
  babylonian: {
    en: 'An upright wedge is one, a corner wedge is ten. Sixty of a place make one of the place to its left. Which place is the ones is not written: the reader must know.',
    fr: 'Un clou debout vaut un, un clou en coin dix. Soixante d’un rang font un du rang à gauche. Rien n’écrit quel rang est celui des unités : à qui lit de le savoir.',
    es: 'Una cuña de pie es uno, una cuña en ángulo diez. Sesenta de un lugar hacen uno del lugar a su izquierda. No se escribe cuál es el lugar de las unidades: quien lee debe saberlo.',
  },
  rods: {
    en: 'Ones stand, tens lie, hundreds stand again. From six on, one rod across counts five. An empty square is zero. Red is more than nothing, black is less than nothing.',
    fr: 'Les unités sont debout, les dizaines couchées, les centaines de nouveau debout. À partir de six, une baguette en travers compte cinq. Une case vide est zéro. Rouge est plus que rien, noir moins que rien.',
    es: 'Las unidades van de pie, las decenas tumbadas, las centenas otra vez de pie. Desde seis, una varilla atravesada cuenta cinco. Una casilla vacía es cero. Rojo es más que nada, negro menos que nada.',
  },
  yoruba: {
    en: 'The word for a number is a sum: so many twenties, often less ten, and a few more or less. The dots are our picture of that sum. We write the Yoruba word only where the descriptions agree on its form.',
    fr: 'Le nom d’un nombre est un calcul : tant de vingtaines, souvent moins dix, et un peu plus ou un peu moins. Les points sont notre image de ce calcul. Nous n’écrivons le mot yoruba que là où les descriptions s’accordent sur sa forme.',
    es: 'La palabra de un número es una suma: tantas veintenas, a menudo menos diez, y unas pocas más o menos. Los puntos son nuestra imagen de esa suma. Escribimos la palabra yoruba solo donde las descripciones coinciden en su forma.',
  },
  quipu: {
    en: 'Places hang one below the other, the ones at the end. Single knots count tens and more; a long knot counts ones by its turns; a single one is a figure-eight knot; bare cord is zero.',
    fr: 'Les rangs pendent l’un sous l’autre, les unités au bout. Des nœuds simples comptent les dizaines et au-delà ; un nœud long compte les unités par ses tours ; une seule unité est un nœud en huit ; la corde nue est zéro.',
    es: 'Los lugares cuelgan uno bajo otro, las unidades al final. Los nudos simples cuentan decenas y más; un nudo largo cuenta unidades por sus vueltas; una sola unidad es un nudo en ocho; la cuerda lisa es cero.',
  },
};

/** The same for those who begin to count. */
export const FIRST_NOTES: Readonly<Partial<Record<NumeralSystem, LocalisedText>>> = {
  egyptian: {
    en: 'A stroke is one. A hobble is ten.',
    fr: 'Un trait, c’est un. Une entrave, c’est dix.',
    es: 'Un trazo es uno. Una traba es diez.',
  },
  maya: {
    en: 'A dot is one. A bar is five. A shell is nothing. At twenty, a dot goes up.',
    fr: 'Un point, c’est un. Une barre, c’est cinq. Un coquillage, c’est rien. À vingt, un point monte.',
    es: 'Un punto es uno. Una barra es cinco. Una concha es nada. Al llegar a veinte, sube un punto.',
  },
};

export const WORDS = {
  system: { en: 'Way of writing', fr: 'Écriture', es: 'Escritura' },
  bench: { en: 'What to do', fr: 'Que faire', es: 'Qué hacer' },
  write: { en: 'Write', fr: 'Écrire', es: 'Escribir' },
  read: { en: 'Read', fr: 'Lire', es: 'Leer' },
  add: { en: 'Add', fr: 'Additionner', es: 'Sumar' },
  double: { en: 'Multiply by doubling', fr: 'Multiplier en doublant', es: 'Multiplicar duplicando' },
  build: { en: 'Build the sum', fr: 'Construire le calcul', es: 'Construir la suma' },
  number: { en: 'Number', fr: 'Nombre', es: 'Número' },
  range: { en: 'from {least} to {most}', fr: 'de {least} à {most}', es: 'de {least} a {most}' },
  loaves: {
    en: 'Loaves on a mat: {n}.',
    fr: 'Pains sur une natte : {n}.',
    es: 'Panes sobre una estera: {n}.',
  },
  gathered: {
    en: 'The same loaves ({n}), gathered as the signs gather them.',
    fr: 'Les mêmes pains ({n}), réunis comme les signes les réunissent.',
    es: 'Los mismos panes ({n}), reunidos como los reúnen los signos.',
  },
  loaf: { en: 'a loaf', fr: 'un pain', es: 'un pan' },
  push: { en: 'Push them together', fr: 'Rassemble-les', es: 'Júntalos' },
  spread: { en: 'Spread them out', fr: 'Étale-les', es: 'Sepáralos' },
  countThem: {
    en: 'Touch each loaf. Count.',
    fr: 'Touche chaque pain. Compte.',
    es: 'Toca cada pan. Cuenta.',
  },
  stillSo: { en: 'Still {n} loaves.', fr: 'Toujours {n} pains.', es: 'Siguen siendo {n} panes.' },
  outside: {
    en: 'Type a whole number from {least} to {most}.',
    fr: 'Écris un nombre entier de {least} à {most}.',
    es: 'Escribe un número entero de {least} a {most}.',
  },
  less: { en: 'one less', fr: 'un de moins', es: 'uno menos' },
  more: { en: 'one more', fr: 'un de plus', es: 'uno más' },
  tryThese: { en: 'Try', fr: 'Essaie', es: 'Prueba' },
  askSigns: {
    en: 'Guess first: how many signs will {n} need?',
    fr: 'Devine d’abord : combien de signes faudra-t-il pour {n} ?',
    es: 'Primero adivina: ¿cuántos signos harán falta para {n}?',
  },
  guess: { en: 'My guess', fr: 'Mon idée', es: 'Mi idea' },
  showMe: { en: 'Show me', fr: 'Montre-moi', es: 'Muéstrame' },
  askParts: {
    en: 'Guess first: of how many parts is the Yoruba sum for {n} made? Twenties, ten and a few more or less are one part each.',
    fr: 'Devine d’abord : de combien de parts se compose le calcul yoruba de {n} ? Les vingtaines, dix, et un peu plus ou moins comptent chacun pour une part.',
    es: 'Primero adivina: ¿de cuántas partes se compone la suma yoruba de {n}? Las veintenas, el diez y unas más o menos son una parte cada una.',
  },
  guessRight: { en: 'Yes, {n}.', fr: 'Oui, {n}.', es: 'Sí, {n}.' },
  guessWrong: {
    en: 'It is {n}; you said {guess}.',
    fr: 'C’est {n} ; tu avais dit {guess}.',
    es: 'Son {n}; dijiste {guess}.',
  },
  mode: { en: 'What is counted', fr: 'Ce que l’on compte', es: 'Qué se cuenta' },
  counting: {
    en: 'Things (pure twenties)',
    fr: 'Des choses (vingtaines pures)',
    es: 'Cosas (veintenas puras)',
  },
  days: { en: 'Days (Long Count)', fr: 'Des jours (compte long)', es: 'Días (cuenta larga)' },
  lastPlace: { en: 'The last place counts', fr: 'Le dernier rang compte', es: 'El último lugar cuenta' },
  sixties: { en: 'sixties', fr: 'des soixantaines', es: 'sesentas' },
  ones: { en: 'ones', fr: 'des unités', es: 'unidades' },
  sixtieths: { en: 'sixtieths', fr: 'des soixantièmes', es: 'sesentavos' },
  emptyPlace: {
    en: 'An empty place inside',
    fr: 'Un rang vide à l’intérieur',
    es: 'Un lugar vacío en medio',
  },
  gap: { en: 'stays a gap', fr: 'reste un vide', es: 'queda un hueco' },
  lateSign: {
    en: 'has the late sign',
    fr: 'porte le signe tardif',
    es: 'lleva el signo tardío',
  },
  sameWedges: {
    en: 'The same wedges, read so: {transcribed} = {value}.',
    fr: 'Les mêmes clous, lus ainsi : {transcribed} = {value}.',
    es: 'Las mismas cuñas, leídas así: {transcribed} = {value}.',
  },
  readAsk: {
    en: 'Which number is this? Say it before you look.',
    fr: 'Quel est ce nombre ? Dis-le avant de regarder.',
    es: '¿Qué número es este? Dilo antes de mirar.',
  },
  readSays: { en: 'The signs: {signs}.', fr: 'Les signes : {signs}.', es: 'Los signos: {signs}.' },
  readRight: { en: 'Yes, {n}.', fr: 'Oui, {n}.', es: 'Sí, {n}.' },
  readWrong: {
    en: 'It is {n}; you read {guess}.',
    fr: 'C’est {n} ; tu as lu {guess}.',
    es: 'Es {n}; leíste {guess}.',
  },
  another: { en: 'Another one', fr: 'Un autre', es: 'Otro' },
  first: { en: 'First number', fr: 'Premier nombre', es: 'Primer número' },
  second: { en: 'Second number', fr: 'Second nombre', es: 'Segundo número' },
  askTrades: {
    en: 'All signs of {a} and {b} will lie together. How often will you have to trade?',
    fr: 'Tous les signes de {a} et de {b} seront mis ensemble. Combien d’échanges faudra-t-il ?',
    es: 'Todos los signos de {a} y {b} estarán juntos. ¿Cuántas veces habrá que cambiar?',
  },
  together: { en: 'Lay them together', fr: 'Mets-les ensemble', es: 'Júntalos' },
  pooled: { en: 'Laid together: {signs}.', fr: 'Mis ensemble : {signs}.', es: 'Juntos: {signs}.' },
  trade: {
    en: 'Trade: {given} × {worth} become {got} × {above}. Now {signs}.',
    fr: 'Échange : {given} × {worth} deviennent {got} × {above}. Maintenant {signs}.',
    es: 'Cambio: {given} × {worth} pasan a {got} × {above}. Ahora {signs}.',
  },
  nextTrade: { en: 'Next trade', fr: 'Échange suivant', es: 'Siguiente cambio' },
  added: {
    en: '{a} + {b} = {sum}. Trades: {trades}; you said {guess}.',
    fr: '{a} + {b} = {sum}. Échanges : {trades} ; tu avais dit {guess}.',
    es: '{a} + {b} = {sum}. Cambios: {trades}; dijiste {guess}.',
  },
  anew: { en: 'Other numbers', fr: 'D’autres nombres', es: 'Otros números' },
  tooLarge: {
    en: 'Together they pass {most}: take smaller numbers.',
    fr: 'Ensemble ils dépassent {most} : prends des nombres plus petits.',
    es: 'Juntos pasan de {most}: toma números menores.',
  },
  sumCord: {
    en: 'Cords with {a} and {b}; the top cord carries their sum, {sum}.',
    fr: 'Cordes de {a} et {b} ; la corde de tête porte leur somme, {sum}.',
    es: 'Cuerdas con {a} y {b}; la cuerda superior lleva su suma, {sum}.',
  },
  times: { en: 'How many times', fr: 'Combien de fois', es: 'Cuántas veces' },
  doubleAsk: {
    en: 'Choose the rows whose left numbers make {n}. Then their right numbers make {n} × {m}.',
    fr: 'Choisis les lignes dont les nombres de gauche font {n}. Alors ceux de droite font {n} × {m}.',
    es: 'Elige las filas cuyos números de la izquierda hagan {n}. Entonces los de la derecha hacen {n} × {m}.',
  },
  doubleSoFar: {
    en: 'So far {left}; still {rest} to go.',
    fr: 'Jusqu’ici {left} ; il manque {rest}.',
    es: 'Hasta ahora {left}; faltan {rest}.',
  },
  doubleOver: {
    en: '{left} is {over} too many: take a row away.',
    fr: '{left}, c’est {over} de trop : enlève une ligne.',
    es: '{left} son {over} de más: quita una fila.',
  },
  doubleDone: {
    en: '{left} = {n}. So {n} × {m} = {right} = {product}. No other choice of rows makes {n}.',
    fr: '{left} = {n}. Donc {n} × {m} = {right} = {product}. Aucun autre choix de lignes ne fait {n}.',
    es: '{left} = {n}. Así {n} × {m} = {right} = {product}. Ninguna otra elección de filas hace {n}.',
  },
  row: { en: 'Row', fr: 'Ligne', es: 'Fila' },
  buildAsk: {
    en: 'Build {n} as its Yoruba name does: twenties first, then less ten or not, then a few more or less.',
    fr: 'Construis {n} comme le fait son nom yoruba : d’abord des vingtaines, puis moins dix ou non, puis un peu plus ou moins.',
    es: 'Construye {n} como lo hace su nombre yoruba: primero veintenas, luego menos diez o no, luego unas pocas más o menos.',
  },
  twenties: { en: 'Twenties', fr: 'Vingtaines', es: 'Veintenas' },
  tens: { en: 'Ten', fr: 'Dix', es: 'Diez' },
  noTen: { en: 'not taken away', fr: 'pas enlevé', es: 'no se quita' },
  lessTen: { en: 'taken away', fr: 'enlevé', es: 'se quita' },
  fewMore: { en: 'A few more or less', fr: 'Un peu plus ou moins', es: 'Unas más o menos' },
  buildNow: { en: '{formula} = {value}.', fr: '{formula} = {value}.', es: '{formula} = {value}.' },
  buildDone: {
    en: '{formula} = {n}: so says the name.',
    fr: '{formula} = {n} : c’est ce que dit le nom.',
    es: '{formula} = {n}: así lo dice el nombre.',
  },
  buildOther: {
    en: '{formula} is {n}, too; the name says it another way: within five of a ten.',
    fr: '{formula} fait aussi {n} ; le nom le dit autrement : à cinq près d’une dizaine.',
    es: '{formula} también es {n}; el nombre lo dice de otro modo: a cinco de una decena.',
  },
} satisfies Record<string, LocalisedText>;

/** What each sign is called. */
export const SIGN_WORDS = {
  stroke: { en: 'stroke', fr: 'trait', es: 'trazo' },
  hobble: { en: 'cattle hobble', fr: 'entrave de bétail', es: 'traba de ganado' },
  coil: { en: 'coil of rope', fr: 'rouleau de corde', es: 'rollo de cuerda' },
  lotus: { en: 'lotus plant', fr: 'lotus', es: 'loto' },
  finger: { en: 'finger', fr: 'doigt', es: 'dedo' },
  tadpole: { en: 'tadpole', fr: 'têtard', es: 'renacuajo' },
  heh: {
    en: 'kneeling figure with raised arms',
    fr: 'personnage à genoux, bras levés',
    es: 'figura arrodillada con los brazos en alto',
  },
  upright: { en: 'upright wedge', fr: 'clou debout', es: 'cuña de pie' },
  corner: { en: 'corner wedge', fr: 'clou en coin', es: 'cuña en ángulo' },
  empty: { en: 'empty', fr: 'vide', es: 'vacío' },
  shell: { en: 'shell', fr: 'coquillage', es: 'concha' },
  bars: { en: 'bars: {n}', fr: 'barres : {n}', es: 'barras: {n}' },
  dots: { en: 'dots: {n}', fr: 'points : {n}', es: 'puntos: {n}' },
  fromTop: { en: 'from the top', fr: 'de haut en bas', es: 'de arriba abajo' },
  red: { en: 'red', fr: 'rouge', es: 'rojo' },
  black: { en: 'black', fr: 'noir', es: 'negro' },
  standing: { en: '{n} standing', fr: '{n} debout', es: '{n} de pie' },
  lying: { en: '{n} lying', fr: '{n} couchées', es: '{n} tumbadas' },
  across: { en: '{n} across', fr: '{n} en travers', es: '{n} atravesadas' },
  single: { en: 'single knots: {n}', fr: 'nœuds simples : {n}', es: 'nudos simples: {n}' },
  eight: { en: 'a figure-eight knot', fr: 'un nœud en huit', es: 'un nudo en ocho' },
  long: { en: 'a long knot, turns: {n}', fr: 'un nœud long, tours : {n}', es: 'un nudo largo, vueltas: {n}' },
  bare: { en: 'bare cord', fr: 'corde nue', es: 'cuerda lisa' },
  rowsOfDots: {
    en: 'dots in rows of twenty: {formula}',
    fr: 'des points par rangées de vingt : {formula}',
    es: 'puntos en filas de veinte: {formula}',
  },
  called: {
    en: '{formula}, in Yoruba {word}',
    fr: '{formula}, en yoruba {word}',
    es: '{formula}, en yoruba {word}',
  },
} satisfies Record<string, LocalisedText>;
