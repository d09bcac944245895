import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  bench: { en: 'Workbench', fr: 'Établi', es: 'Mesa de trabajo' },
  beats: { en: 'Beats', fr: 'Battements', es: 'Batidos' },
  scales: { en: 'Scales', fr: 'Gammes', es: 'Escalas' },
  commas: { en: 'Commas', fr: 'Commas', es: 'Comas' },
  string: { en: 'One string', fr: 'Une corde', es: 'Una cuerda' },
  guess: { en: 'My guess', fr: 'Mon idée', es: 'Mi idea' },
  waiting: {
    en: 'Guess first; then look and listen.',
    fr: 'Devine d’abord ; ensuite, regarde et écoute.',
    es: 'Primero adivina; luego mira y escucha.',
  },
  right: { en: 'Yes.', fr: 'Oui.', es: 'Sí.' },
  wrong: { en: 'Not quite.', fr: 'Pas tout à fait.', es: 'No del todo.' },
} satisfies Record<string, LocalisedText>;

export const BEAT_WORDS = {
  ask: {
    en: 'Two tones sound together: 440 Hz and 443 Hz. How many times a second will they swell?',
    fr: 'Deux sons ensemble : 440 Hz et 443 Hz. Combien de fois par seconde vont-ils enfler ?',
    es: 'Dos tonos suenan juntos: 440 Hz y 443 Hz. ¿Cuántas veces por segundo se hincharán?',
  },
  told: {
    en: 'They drift in and out of step 3 times a second: the difference of the two. Now measure it yourself.',
    fr: 'Ils s’accordent et se contrarient 3 fois par seconde : leur différence. À toi de mesurer.',
    es: 'Se acompasan y se estorban 3 veces por segundo: su diferencia. Ahora mídelo tú.',
  },
  second: { en: 'Second tone', fr: 'Second son', es: 'Segundo tono' },
  play: { en: 'Play both tones', fr: 'Jouer les deux sons', es: 'Tocar los dos tonos' },
  tap: { en: 'Tap at every swell', fr: 'Tape à chaque battement', es: 'Pulsa en cada batido' },
  again: { en: 'Tap anew', fr: 'Recommencer', es: 'Volver a pulsar' },
  counted: {
    en: 'Swells you count in the picture of two seconds',
    fr: 'Battements comptés sur l’image de deux secondes',
    es: 'Batidos que cuentas en la imagen de dos segundos',
  },
  picture: {
    en: 'Two seconds of 440 Hz and {other} Hz together: a band that swells and thins {n} times.',
    fr: 'Deux secondes de 440 Hz et {other} Hz ensemble : une bande qui enfle et s’amincit {n} fois.',
    es: 'Dos segundos de 440 Hz y {other} Hz juntos: una banda que se hincha y adelgaza {n} veces.',
  },
  steady: {
    en: 'The two tones are the same: no beats. Musicians tune until the beats stand still.',
    fr: 'Les deux sons sont les mêmes : aucun battement. Les musiciens s’accordent jusqu’à ce que tout battement cesse.',
    es: 'Los dos tonos son iguales: no hay batidos. Los músicos afinan hasta que los batidos cesan.',
  },
  untapped: {
    en: '|{other} − 440| = {true}. Tap along at least three times, or count the swells in the picture.',
    fr: '|{other} − 440| = {true}. Tape au moins trois fois en mesure, ou compte les battements sur l’image.',
    es: '|{other} − 440| = {true}. Pulsa al menos tres veces, o cuenta los batidos en la imagen.',
  },
  tapped: {
    en: 'Your taps: {rate} a second. The difference of the tones: {true}. You are off by {off} %.',
    fr: 'Tes tapes : {rate} par seconde. Différence des sons : {true}. Écart : {off} %.',
    es: 'Tus pulsaciones: {rate} por segundo. Diferencia de los tonos: {true}. Te desvías un {off} %.',
  },
  seen: {
    en: 'You counted {n} in two seconds: {rate} a second. The difference of the tones: {true}.',
    fr: 'Tu en as compté {n} en deux secondes : {rate} par seconde. Différence des sons : {true}.',
    es: 'Contaste {n} en dos segundos: {rate} por segundo. Diferencia de los tonos: {true}.',
  },
} satisfies Record<string, LocalisedText>;

export const COMMA_WORDS = {
  ask: {
    en: 'Go up twelve pure fifths (3:2), come down seven octaves (2:1). Are you back where you began?',
    fr: 'Monte de douze quintes pures (3:2), redescends de sept octaves (2:1). Es-tu revenu au point de départ ?',
    es: 'Sube doce quintas puras (3:2) y baja siete octavas (2:1). ¿Has vuelto al punto de partida?',
  },
  exactly: { en: 'exactly', fr: 'exactement', es: 'exactamente' },
  above: { en: 'a little above', fr: 'un peu au-dessus', es: 'un poco por encima' },
  below: { en: 'a little below', fr: 'un peu au-dessous', es: 'un poco por debajo' },
  told: {
    en: 'You land above it. 3¹² = 531,441 is odd and 2¹⁹ = 524,288 is even: no number of fifths ever closes the ring.',
    fr: 'Tu arrives au-dessus. 3¹² = 531 441 est impair et 2¹⁹ = 524 288 est pair : aucun nombre de quintes ne ferme l’anneau.',
    es: 'Llegas por encima. 3¹² = 531 441 es impar y 2¹⁹ = 524 288 es par: ningún número de quintas cierra el anillo.',
  },
  fifths: { en: 'Fifths', fr: 'Quintes', es: 'Quintas' },
  state: {
    en: '{n} fifths, octaves taken away: {note}, ratio {over} : {under}, {cents} cents above the start.',
    fr: '{n} quintes, octaves ôtées : {note}, rapport {over} : {under}, {cents} cents au-dessus du départ.',
    es: '{n} quintas, quitadas las octavas: {note}, razón {over} : {under}, {cents} cents sobre el inicio.',
  },
  syntonic: {
    en: 'Four fifths give a third of 81 : 64. The pure third is 80 : 64 = 5 : 4. Between them lies 81 : 80, {cents} cents.',
    fr: 'Quatre quintes donnent une tierce de 81 : 64. La tierce pure est 80 : 64 = 5 : 4. Entre elles : 81 : 80, {cents} cents.',
    es: 'Cuatro quintas dan una tercera de 81 : 64. La tercera pura es 80 : 64 = 5 : 4. Entre ambas hay 81 : 80, {cents} cents.',
  },
  pythagorean: {
    en: 'Twelve fifths overshoot by 531441 : 524288, {cents} cents: about a quarter of a semitone.',
    fr: 'Douze quintes dépassent de 531441 : 524288, soit {cents} cents : environ un quart de demi-ton.',
    es: 'Doce quintas se pasan por 531441 : 524288, {cents} cents: cerca de un cuarto de semitono.',
  },
  picture: {
    en: 'A ring of 1200 cents with a chain of {n} pure fifths. Twelve of them miss the start by {gap} cents.',
    fr: 'Un anneau de 1200 cents et une chaîne de {n} quintes pures. Douze d’entre elles manquent le départ de {gap} cents.',
    es: 'Un anillo de 1200 cents con una cadena de {n} quintas puras. Doce de ellas yerran el inicio por {gap} cents.',
  },
} satisfies Record<string, LocalisedText>;

export const STRING_WORDS = {
  ask: {
    en: 'A string sings at 110 Hz. You touch it lightly at one third of its length and pluck. What will it sing?',
    fr: 'Une corde chante à 110 Hz. Tu l’effleures au tiers de sa longueur et tu pinces. Que va-t-elle chanter ?',
    es: 'Una cuerda canta a 110 Hz. La rozas a un tercio de su largo y la pulsas. ¿Qué cantará?',
  },
  told: {
    en: '330 Hz: only swings with a still point at the third live on, and the slowest of them has three loops.',
    fr: '330 Hz : seuls survivent les mouvements immobiles au tiers, et le plus lent a trois fuseaux.',
    es: '330 Hz: solo sobreviven los movimientos quietos en el tercio, y el más lento tiene tres husos.',
  },
  number: { en: 'Harmonic', fr: 'Harmonique', es: 'Armónico' },
  state: {
    en: 'Harmonic {n}: {hz} Hz, {loops} loops, still points inside: {nodes}. Nearest note {note}, {cents} cents.',
    fr: 'Harmonique {n} : {hz} Hz, fuseaux : {loops}, points immobiles à l’intérieur : {nodes}. Note la plus proche {note}, {cents} cents.',
    es: 'Armónico {n}: {hz} Hz, husos: {loops}, puntos quietos en el interior: {nodes}. Nota más cercana {note}, {cents} cents.',
  },
  play: { en: 'Play this harmonic', fr: 'Jouer cet harmonique', es: 'Tocar este armónico' },
} satisfies Record<string, LocalisedText>;
