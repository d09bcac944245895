import type { LocalisedText } from '@ori/contracts/locale';

export const SPARK_WORDS = {
  title: { en: 'One spark, two coils', fr: 'Une étincelle, deux bobines', es: 'Una chispa, dos bobinas' },
  ask: {
    en: 'Both coils have the same tone. The left capacitor is charged once, with 8 mJ, and let go. No wire leads to the right. What does the energy do?',
    fr: 'Les deux bobines ont la même fréquence. On charge une fois le condensateur de gauche, avec 8 mJ, puis on le lâche. Aucun fil ne va à droite. Que fait l’énergie ?',
    es: 'Las dos bobinas tienen la misma frecuencia. Se carga una vez el condensador izquierdo, con 8 mJ, y se suelta. Ningún cable va a la derecha. ¿Qué hace la energía?',
  },
  stays: { en: 'It stays left.', fr: 'Elle reste à gauche.', es: 'Se queda a la izquierda.' },
  halves: {
    en: 'Half goes over and stays there.',
    fr: 'La moitié passe et reste là.',
    es: 'La mitad pasa y se queda allí.',
  },
  beats: {
    en: 'It goes over, and comes back, again and again.',
    fr: 'Elle passe, revient, et recommence.',
    es: 'Pasa y vuelve, una y otra vez.',
  },
  told: {
    en: 'Most of it goes over and comes back (without resistance, all of it), as a swing hands its motion to another on the same rope. Each crossing leaves some of it as heat in the wires.',
    fr: 'Elle passe en grande partie (sans résistance, tout entière), puis revient, comme une balançoire qui cède son élan à une autre accrochée à la même corde. À chaque passage, une part reste en chaleur dans les fils.',
    es: 'Pasa en su mayor parte (sin resistencia, toda) y vuelve, como un columpio que cede su impulso a otro de la misma cuerda. En cada paso, una parte queda como calor en los cables.',
  },
  fig1: {
    en: 'Fig. 1. Sender and receiver',
    fr: 'Fig. 1. Émetteur et récepteur',
    es: 'Fig. 1. Emisor y receptor',
  },
  fig2: {
    en: 'Fig. 2. Charge of both capacitors',
    fr: 'Fig. 2. Charge des deux condensateurs',
    es: 'Fig. 2. Carga de ambos condensadores',
  },
  fig3: {
    en: 'Fig. 3. Where the 8 mJ are',
    fr: 'Fig. 3. Où sont les 8 mJ',
    es: 'Fig. 3. Dónde están los 8 mJ',
  },
  again: { en: 'Another spark', fr: 'Une autre étincelle', es: 'Otra chispa' },
  time: { en: 'Time since the spark', fr: 'Temps depuis l’étincelle', es: 'Tiempo desde la chispa' },
  micro: { en: '{n} µs', fr: '{n} µs', es: '{n} µs' },
  slow: {
    en: 'Shown slowly: 29 µs in each second.',
    fr: 'Montré au ralenti : 29 µs par seconde.',
    es: 'A cámara lenta: 29 µs por segundo.',
  },
  distance: { en: 'Distance of the coils', fr: 'Distance des bobines', es: 'Distancia entre las bobinas' },
  cm: { en: '{n} cm', fr: '{n} cm', es: '{n} cm' },
  mistuned: {
    en: 'Receiver’s capacitor larger by',
    fr: 'Condensateur du récepteur plus grand de',
    es: 'Condensador del receptor mayor en',
  },
  percent: { en: '{n} %', fr: '{n} %', es: '{n} %' },
  resistance: {
    en: 'Resistance of each coil',
    fr: 'Résistance de chaque bobine',
    es: 'Resistencia de cada bobina',
  },
  ohm: { en: '{n} Ω', fr: '{n} Ω', es: '{n} Ω' },
  lamp: {
    en: 'A lamp of 4 Ω in the receiver',
    fr: 'Une lampe de 4 Ω dans le récepteur',
    es: 'Una lámpara de 4 Ω en el receptor',
  },
  sender: { en: 'Sender', fr: 'Émetteur', es: 'Emisor' },
  receiver: { en: 'Receiver', fr: 'Récepteur', es: 'Receptor' },
  shared: { en: 'Field of both', fr: 'Champ commun', es: 'Campo común' },
  heat: { en: 'Heat', fr: 'Chaleur', es: 'Calor' },
  light: { en: 'Lamp', fr: 'Lampe', es: 'Lámpara' },
  sum: { en: 'Together', fr: 'Ensemble', es: 'En total' },
  putIn: { en: 'Put in', fr: 'Fourni', es: 'Aportado' },
  mj: { en: '{n} mJ', fr: '{n} mJ', es: '{n} mJ' },
  books: {
    en: 'The energy ledger at {time} µs',
    fr: 'Le bilan d’énergie à {time} µs',
    es: 'La cuenta de la energía a los {time} µs',
  },
  found: {
    en: 'At most {most} % of the spark stands in the receiver’s capacitor, first after {at} µs. After {end} µs: heat {heat} mJ, lamp {lamp} mJ, still stored {stored} mJ. Together {sum} mJ, of {putIn} mJ put in.',
    fr: 'Au plus {most} % de l’étincelle se trouvent dans le condensateur du récepteur, d’abord après {at} µs. Après {end} µs : chaleur {heat} mJ, lampe {lamp} mJ, encore en réserve {stored} mJ. Ensemble {sum} mJ, sur {putIn} mJ fournis.',
    es: 'Como mucho el {most} % de la chispa está en el condensador del receptor, primero a los {at} µs. A los {end} µs: calor {heat} mJ, lámpara {lamp} mJ, aún guardado {stored} mJ. En total {sum} mJ, de {putIn} mJ aportados.',
  },
} satisfies Record<string, LocalisedText>;

export const TONE_WORDS = {
  title: { en: 'One tone becomes two', fr: 'Une fréquence devient deux', es: 'Una frecuencia se vuelve dos' },
  ask: {
    en: 'Now a generator of 10 V drives the left coil, and its tone is turned slowly from low to high. Each coil alone rings best at {hz} kHz. They stand only 10 cm apart. How often does the lamp grow bright on the way?',
    fr: 'Un générateur de 10 V alimente la bobine de gauche, et sa fréquence monte lentement. Seule, chaque bobine résonne à {hz} kHz. Elles ne sont qu’à 10 cm. Combien de fois la lampe brille-t-elle fort en chemin ?',
    es: 'Un generador de 10 V alimenta la bobina izquierda, y su frecuencia sube despacio. Cada bobina sola resuena a {hz} kHz. Están a solo 10 cm. ¿Cuántas veces brilla mucho la lámpara por el camino?',
  },
  never: { en: 'never', fr: 'jamais', es: 'nunca' },
  once: { en: 'once', fr: 'une fois', es: 'una vez' },
  twice: { en: 'twice', fr: 'deux fois', es: 'dos veces' },
  told: {
    en: 'Twice. Close together they are one thing with two tones: both swinging alike, f ÷ √(1 + k), or against each other, f ÷ √(1 − k). Move them apart and the two tones run into one.',
    fr: 'Deux fois. Proches, elles ne font qu’un, avec deux fréquences : en phase, f ÷ √(1 + k), ou en opposition, f ÷ √(1 − k). Éloigne-les : les deux se rejoignent.',
    es: 'Dos veces. Juntas son una sola cosa con dos frecuencias: en fase, f ÷ √(1 + k), o en oposición, f ÷ √(1 − k). Aléjalas y las dos se juntan en una.',
  },
  tone: { en: 'Tone of the generator', fr: 'Fréquence du générateur', es: 'Frecuencia del generador' },
  khz: { en: '{n} kHz', fr: '{n} kHz', es: '{n} kHz' },
  fig: {
    en: 'Fig. 4. Power of the lamp over the tone',
    fr: 'Fig. 4. Puissance de la lampe selon la fréquence',
    es: 'Fig. 4. Potencia de la lámpara según la frecuencia',
  },
  found: {
    en: 'At {hz} kHz {in} W go in: {lamp} W leave as light and warmth of the lamp, {heat} W warm the coils. Brightest at {crests} kHz. The coils share k = {k} of their field.',
    fr: 'À {hz} kHz, {in} W entrent : {lamp} W sortent en lumière et chaleur de la lampe, {heat} W chauffent les bobines. Le plus brillant à {crests} kHz. Les bobines partagent k = {k} de leur champ.',
    es: 'A {hz} kHz entran {in} W: {lamp} W salen como luz y calor de la lámpara, {heat} W calientan las bobinas. Brilla más a {crests} kHz. Las bobinas comparten k = {k} de su campo.',
  },
  and: { en: ' and ', fr: ' et ', es: ' y ' },
} satisfies Record<string, LocalisedText>;

export const FAR_WORDS = {
  title: { en: 'And over kilometers?', fr: 'Et sur des kilomètres ?', es: '¿Y a kilómetros?' },
  ask: {
    en: 'Far away, the distance of these two coils is doubled. How much of the power still arrives?',
    fr: 'Loin l’une de l’autre, on double la distance des deux bobines. Quelle part de la puissance arrive encore ?',
    es: 'Lejos una de otra, se duplica la distancia entre las bobinas. ¿Cuánta potencia llega todavía?',
  },
  half: { en: 'a half', fr: 'la moitié', es: 'la mitad' },
  quarter: { en: 'a quarter', fr: 'un quart', es: 'un cuarto' },
  sixtyFourth: { en: 'a sixty-fourth', fr: 'un soixante-quatrième', es: 'una sesenta y cuatroava parte' },
  told: {
    en: 'About a sixty-fourth: the shared field falls with the cube of the distance, the power with the square of that. Twice as far, 2 × 2 × 2 × 2 × 2 × 2 times less.',
    fr: 'Environ un soixante-quatrième : le champ partagé diminue avec le cube de la distance, la puissance avec le carré de celui-ci. Deux fois plus loin, 2 × 2 × 2 × 2 × 2 × 2 fois moins.',
    es: 'Más o menos una sesenta y cuatroava parte: el campo común cae con el cubo de la distancia, y la potencia con el cuadrado de eso. Al doble de distancia, 2 × 2 × 2 × 2 × 2 × 2 veces menos.',
  },
  caption: {
    en: 'Of 1,000 W sent, at best',
    fr: 'Sur 1 000 W envoyés, au mieux',
    es: 'De 1000 W enviados, como mucho',
  },
  distance: { en: 'Distance', fr: 'Distance', es: 'Distancia' },
  coupled: { en: 'Coil to coil', fr: 'De bobine à bobine', es: 'De bobina a bobina' },
  spread: {
    en: 'On 1 m², if sent evenly to all sides',
    fr: 'Sur 1 m², si l’envoi est égal de tous côtés',
    es: 'En 1 m², si se envía por igual a todos lados',
  },
  m: { en: '{n} m', fr: '{n} m', es: '{n} m' },
  km: { en: '{n} km', fr: '{n} km', es: '{n} km' },
  fig: {
    en: 'Fig. 5. Each line down is a hundred times less: gold the coils, blue an even spread',
    fr: 'Fig. 5. Chaque trait vers le bas vaut cent fois moins : or, les bobines ; bleu, un envoi de tous côtés',
    es: 'Fig. 5. Cada línea hacia abajo es cien veces menos: dorado, las bobinas; azul, un envío a todos lados',
  },
  found: {
    en: 'Coils charge a toothbrush across a few millimeters very well. At 1 km the best load gets {far} of 1,000 W. A message needs only a trace of power, so radio reaches round the world; a lamp needs watts, and that way does not bring them.',
    fr: 'Des bobines rechargent très bien une brosse à dents à quelques millimètres. À 1 km, la meilleure charge reçoit {far} sur 1 000 W. Un message se contente d’une trace de puissance, c’est pourquoi la radio fait le tour du monde ; une lampe demande des watts, et ce chemin ne les apporte pas.',
    es: 'Dos bobinas cargan muy bien un cepillo de dientes a unos milímetros. A 1 km, la mejor carga recibe {far} de 1000 W. A un mensaje le basta un rastro de potencia, por eso la radio da la vuelta al mundo; una lámpara necesita vatios, y ese camino no los trae.',
  },
} satisfies Record<string, LocalisedText>;
