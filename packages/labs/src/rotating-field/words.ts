import type { LocalisedText } from '@ori/contracts/locale';

/** What all three models after Tesla's patents say round a guess and round their motion. */
export const GUESS_WORDS = {
  mine: { en: 'My guess', fr: 'Mon idée', es: 'Mi idea' },
  show: { en: 'Show me', fr: 'Montre-moi', es: 'Muéstrame' },
  first: {
    en: 'Guess first; then it moves.',
    fr: 'Devine d’abord ; ensuite, tout se met en marche.',
    es: 'Primero adivina; luego se pone en marcha.',
  },
  right: { en: 'Yes.', fr: 'Oui.', es: 'Sí.' },
  wrong: { en: 'Not quite.', fr: 'Pas tout à fait.', es: 'No del todo.' },
  pause: { en: 'Pause', fr: 'Pause', es: 'Pausa' },
  run: { en: 'Run', fr: 'Marche', es: 'En marcha' },
} satisfies Record<string, LocalisedText>;

export const FIELD_WORDS = {
  title: { en: 'The field that turns', fr: 'Le champ qui tourne', es: 'El campo que gira' },
  ask: {
    en: 'Two coils stand at right angles. Both carry the same alternating current, but the second a quarter of a cycle (90°) late. The arrow is their field. What does its tip draw?',
    fr: 'Deux bobines sont à angle droit. Le même courant alternatif les traverse, mais la seconde un quart de cycle (90°) plus tard. La flèche est leur champ. Que dessine sa pointe ?',
    es: 'Dos bobinas forman un ángulo recto. Las recorre la misma corriente alterna, pero la segunda un cuarto de ciclo (90°) más tarde. La flecha es su campo. ¿Qué dibuja la punta?',
  },
  askThree: {
    en: 'Three coils stand at 120°. Each carries the same alternating current a third of a cycle after the one before it. The arrow is their field. What does its tip draw?',
    fr: 'Trois bobines sont à 120°. Le même courant alternatif traverse chacune un tiers de cycle après la précédente. La flèche est leur champ. Que dessine sa pointe ?',
    es: 'Tres bobinas forman 120°. La misma corriente alterna recorre cada una un tercio de ciclo después de la anterior. La flecha es su campo. ¿Qué dibuja la punta?',
  },
  aLine: { en: 'a line, to and fro', fr: 'une droite, en va-et-vient', es: 'una recta, de ida y vuelta' },
  aSquare: {
    en: 'a square, corner by corner',
    fr: 'un carré, coin après coin',
    es: 'un cuadrado, de esquina en esquina',
  },
  aCircle: { en: 'a circle', fr: 'un cercle', es: 'un círculo' },
  told: {
    en: 'A circle. While one coil grows weaker the other grows stronger by just so much that the field stays equally strong; it only turns, once in each cycle.',
    fr: 'Un cercle. Quand une bobine faiblit, l’autre se renforce juste assez pour que le champ reste aussi fort ; il ne fait que tourner, une fois par cycle.',
    es: 'Un círculo. Cuando una bobina se debilita, la otra se refuerza justo lo necesario para que el campo siga igual de fuerte; solo gira, una vez por ciclo.',
  },
  coils: { en: 'Coils', fr: 'Bobines', es: 'Bobinas' },
  two: { en: 'two, at 90°', fr: 'deux, à 90°', es: 'dos, a 90°' },
  three: { en: 'three, at 120°', fr: 'trois, à 120°', es: 'tres, a 120°' },
  lag: {
    en: 'Each current later than the one before by',
    fr: 'Chaque courant retarde sur le précédent de',
    es: 'Cada corriente se retrasa respecto a la anterior en',
  },
  moment: { en: 'Moment of the cycle', fr: 'Instant du cycle', es: 'Momento del ciclo' },
  swap: { en: 'Swap two wires', fr: 'Échanger deux fils', es: 'Cambiar dos cables' },
  degrees: { en: '{n}°', fr: '{n}°', es: '{n}°' },
  circle: {
    en: 'A circle: the field keeps the strength {long} (one coil at its strongest is 1) and turns {sense}, once a cycle.',
    fr: 'Un cercle : le champ garde la force {long} (une bobine à son maximum vaut 1) et tourne {sense}, une fois par cycle.',
    es: 'Un círculo: el campo conserva la fuerza {long} (una bobina en su máximo vale 1) y gira {sense}, una vez por ciclo.',
  },
  ellipse: {
    en: 'An ellipse: the field turns {sense}, but swells to {long} and sinks to {short} in every turn. A motor would hum and pull unevenly.',
    fr: 'Une ellipse : le champ tourne {sense}, mais monte à {long} et descend à {short} à chaque tour. Un moteur vibrerait et tirerait par à-coups.',
    es: 'Una elipse: el campo gira {sense}, pero sube a {long} y baja a {short} en cada vuelta. Un motor vibraría y tiraría a golpes.',
  },
  line: {
    en: 'A line: the field only goes to and fro, up to {long}. A resting motor would not know which way to start.',
    fr: 'Une droite : le champ ne fait qu’aller et venir, jusqu’à {long}. Un moteur à l’arrêt ne saurait pas dans quel sens partir.',
    es: 'Una recta: el campo solo va y viene, hasta {long}. Un motor parado no sabría hacia dónde arrancar.',
  },
  nothing: {
    en: 'Nothing: the three equal currents cancel each other at every moment.',
    fr: 'Rien : les trois courants égaux s’annulent à chaque instant.',
    es: 'Nada: las tres corrientes iguales se anulan en todo momento.',
  },
  onward: {
    en: 'anticlockwise, from A to B',
    fr: 'dans le sens inverse des aiguilles d’une montre, de A vers B',
    es: 'en sentido contrario a las manecillas del reloj, de A a B',
  },
  back: {
    en: 'clockwise, against the order of the coils',
    fr: 'dans le sens des aiguilles d’une montre, à rebours des bobines',
    es: 'en el sentido de las manecillas del reloj, contra el orden de las bobinas',
  },
  waves: {
    en: 'The currents of the coils over one cycle',
    fr: 'Les courants des bobines pendant un cycle',
    es: 'Las corrientes de las bobinas en un ciclo',
  },
  fig1: {
    en: 'Fig. 1. Ring, coils and field',
    fr: 'Fig. 1. Anneau, bobines et champ',
    es: 'Fig. 1. Anillo, bobinas y campo',
  },
  fig2: { en: 'Fig. 2. Their currents', fr: 'Fig. 2. Leurs courants', es: 'Fig. 2. Sus corrientes' },
  fig3: { en: 'Fig. 3. Field and rotor', fr: 'Fig. 3. Champ et rotor', es: 'Fig. 3. Campo y rotor' },
  fig4: {
    en: 'Fig. 4. Pull over speed',
    fr: 'Fig. 4. Couple selon la vitesse',
    es: 'Fig. 4. Par según la velocidad',
  },
  slow: {
    en: 'Shown slowly: one cycle of the mains takes four seconds here.',
    fr: 'Montré au ralenti : un cycle du réseau dure ici quatre secondes.',
    es: 'A cámara lenta: un ciclo de la red dura aquí cuatro segundos.',
  },
} satisfies Record<string, LocalisedText>;

export const MOTOR_WORDS = {
  title: { en: 'The rotor that follows', fr: 'Le rotor qui suit', es: 'El rotor que sigue' },
  ask: {
    en: 'A machine has four poles (two pairs) and runs on {hz} Hz mains. How often does its field turn in a minute?',
    fr: 'Une machine a quatre pôles (deux paires) et fonctionne sur un réseau de {hz} Hz. Combien de tours son champ fait-il par minute ?',
    es: 'Una máquina tiene cuatro polos (dos pares) y funciona con una red de {hz} Hz. ¿Cuántas vueltas da su campo por minuto?',
  },
  rpm: { en: '{n} a minute', fr: '{n} par minute', es: '{n} por minuto' },
  told: {
    en: '{n} turns a minute: 60 × {hz} ÷ 2. With two pairs of poles a cycle carries the field only half way round.',
    fr: '{n} tours par minute : 60 × {hz} ÷ 2. Avec deux paires de pôles, un cycle ne mène le champ qu’à mi-tour.',
    es: '{n} vueltas por minuto: 60 × {hz} ÷ 2. Con dos pares de polos, un ciclo lleva el campo solo media vuelta.',
  },
  supply: { en: 'Mains', fr: 'Réseau', es: 'Red' },
  hz: { en: '{n} Hz', fr: '{n} Hz', es: '{n} Hz' },
  poles: { en: 'Poles', fr: 'Pôles', es: 'Polos' },
  load: { en: 'Load on the shaft', fr: 'Charge sur l’arbre', es: 'Carga en el eje' },
  nm: { en: '{n} N·m', fr: '{n} N·m', es: '{n} N·m' },
  runs: {
    en: 'The field turns {field} times a minute, the rotor {rotor}: it slips by {slip} %. Of {gap} W that cross the gap, {shaft} W leave by the shaft and {heat} W warm the rotor.',
    fr: 'Le champ fait {field} tours par minute, le rotor {rotor} : le glissement est de {slip} %. Sur {gap} W qui franchissent l’entrefer, {shaft} W sortent par l’arbre et {heat} W chauffent le rotor.',
    es: 'El campo da {field} vueltas por minuto, el rotor {rotor}: el deslizamiento es del {slip} %. De {gap} W que cruzan el entrehierro, {shaft} W salen por el eje y {heat} W calientan el rotor.',
  },
  idle: {
    en: 'Without load the rotor turns with the field, {field} times a minute: no slip, no pull. A real one always slips a little, for its bearings and the air.',
    fr: 'Sans charge, le rotor tourne avec le champ, {field} fois par minute : ni glissement ni couple. Un vrai moteur glisse toujours un peu, à cause des paliers et de l’air.',
    es: 'Sin carga, el rotor gira con el campo, {field} veces por minuto: sin deslizamiento no hay par. Uno real siempre se desliza un poco, por los cojinetes y el aire.',
  },
  stalls: {
    en: 'Too heavy: this motor pulls {most} N·m at most, so the rotor stops. Standing, it pulls {start} N·m, and all {gap} W that cross the gap warm it.',
    fr: 'Trop lourd : ce moteur tire au plus {most} N·m, et le rotor s’arrête. À l’arrêt il tire {start} N·m, et les {gap} W qui franchissent l’entrefer le chauffent tous.',
    es: 'Demasiado pesado: este motor tira como mucho {most} N·m, y el rotor se para. Parado tira {start} N·m, y los {gap} W que cruzan el entrehierro lo calientan todos.',
  },
  plot: {
    en: 'Pull in newton meters from rest (left) to the speed of the field (right); greatest at {slip} % slip. The dot is where the motor runs.',
    fr: 'Couple en newtons-mètres, de l’arrêt (à gauche) à la vitesse du champ (à droite) ; il est le plus grand à {slip} % de glissement. Le point montre le régime du moteur.',
    es: 'Par en newtons metro, desde el reposo (izquierda) hasta la velocidad del campo (derecha); es máximo con un {slip} % de deslizamiento. El punto es el régimen del motor.',
  },
  atRest: { en: 'at rest', fr: 'à l’arrêt', es: 'en reposo' },
  withField: { en: 'with the field', fr: 'avec le champ', es: 'con el campo' },
  twoPoles: {
    en: 'Drawn with two poles, whatever the machine; the short bar is the rotor’s mark.',
    fr: 'Dessiné avec deux pôles, quelle que soit la machine ; le trait court est le repère du rotor.',
    es: 'Dibujado con dos polos, sea cual sea la máquina; la barra corta es la marca del rotor.',
  },
} satisfies Record<string, LocalisedText>;
