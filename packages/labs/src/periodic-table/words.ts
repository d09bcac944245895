import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  guess: { en: 'Your prediction', fr: 'Ta prédiction', es: 'Tu predicción' },
  showMe: { en: 'Show me', fr: 'Montre-moi', es: 'Muéstrame' },
  waiting: {
    en: 'Nothing is shown yet. Predict first.',
    fr: 'Rien n’est encore montré. Prédis d’abord.',
    es: 'Aún no se muestra nada. Primero predice.',
  },
  right: { en: 'Well predicted.', fr: 'Bien prédit.', es: 'Bien predicho.' },
  wrong: { en: 'Now we know:', fr: 'Maintenant on sait :', es: 'Ahora se sabe:' },
  askBlue: {
    en: 'Egyptian blue is made of calcium, copper, silicon and oxygen. Which of them makes it blue?',
    fr: 'Le bleu égyptien est fait de calcium, de cuivre, de silicium et d’oxygène. Lequel le rend bleu ?',
    es: 'El azul egipcio está hecho de calcio, cobre, silicio y oxígeno. ¿Cuál de ellos lo hace azul?',
  },
  toldBlue: {
    en: 'Copper. Each copper ion sits between four oxygens in a flat square and takes red and yellow out of the light. What comes back is blue.',
    fr: 'Le cuivre. Chaque ion de cuivre, au milieu de quatre oxygènes en carré plat, prend à la lumière le rouge et le jaune. Ce qui revient est bleu.',
    es: 'El cobre. Cada ion de cobre, entre cuatro oxígenos en un cuadrado plano, quita a la luz el rojo y el amarillo. Lo que vuelve es azul.',
  },
  askCount: {
    en: 'In 1869 Mendeleev drew his first table. How many of today’s 118 elements were known?',
    fr: 'En 1869, Mendeleïev dessine son premier tableau. Combien des 118 éléments d’aujourd’hui étaient connus ?',
    es: 'En 1869 Mendeléyev dibuja su primera tabla. ¿Cuántos de los 118 elementos de hoy se conocían?',
  },
  toldCount: {
    en: '63. Open the view “Year known” and set it to 1869 to see which.',
    fr: '63. Ouvre la vue « Année » et règle-la sur 1869 pour voir lesquels.',
    es: '63. Abre la vista «Año» y ponla en 1869 para ver cuáles.',
  },
  still: {
    en: 'The periodic table of the 118 elements, not yet colored.',
    fr: 'Le tableau périodique des 118 éléments, encore sans couleurs.',
    es: 'La tabla periódica de los 118 elementos, aún sin colores.',
  },
  view: { en: 'Color the table by', fr: 'Colorer le tableau par', es: 'Colorear la tabla por' },
  materials: { en: 'Materials of Kemet', fr: 'Matériaux de Kemet', es: 'Materiales de Kemet' },
  block: { en: 'Block', fr: 'Bloc', es: 'Bloque' },
  family: { en: 'Family', fr: 'Famille', es: 'Familia' },
  state: { en: 'State', fr: 'État', es: 'Estado' },
  years: { en: 'Year known', fr: 'Année', es: 'Año' },
  legend: {
    en: 'Press one to let it stand out',
    fr: 'Appuie sur une classe pour la faire ressortir',
    es: 'Pulsa una clase para resaltarla',
  },
  table: {
    en: 'Periodic table. Arrow keys move, letters jump to a symbol.',
    fr: 'Tableau périodique. Les flèches déplacent, les lettres mènent à un symbole.',
    es: 'Tabla periódica. Las flechas mueven, las letras saltan a un símbolo.',
  },
  keys: {
    en: 'With the keyboard: arrows, Home and End move; type a symbol, such as Cu, to jump to it.',
    fr: 'Au clavier : flèches, Début et Fin déplacent ; tape un symbole, par exemple Cu, pour y aller.',
    es: 'Con el teclado: flechas, Inicio y Fin mueven; escribe un símbolo, como Cu, para ir a él.',
  },
  period: { en: 'Period {n}', fr: 'Période {n}', es: 'Periodo {n}' },
  group: { en: 'Group {n}', fr: 'Groupe {n}', es: 'Grupo {n}' },
  lanthanoids: { en: 'Lanthanoids', fr: 'Lanthanides', es: 'Lantánidos' },
  actinoids: { en: 'Actinoids', fr: 'Actinides', es: 'Actínidos' },
  cell: {
    en: '{z} {symbol}, {name}: {kind}',
    fr: '{z} {symbol}, {name} : {kind}',
    es: '{z} {symbol}, {name}: {kind}',
  },
  openPlace: {
    en: '{z} ?, an open place: {kind}',
    fr: '{z} ?, une place vide : {kind}',
    es: '{z} ?, un lugar vacío: {kind}',
  },
  year: { en: 'Year', fr: 'Année', es: 'Año' },
  jump: { en: 'Go to a year', fr: 'Aller à une année', es: 'Ir a un año' },
  counted: { en: '{kind}: {n}', fr: '{kind} : {n}', es: '{kind}: {n}' },
  summary: {
    en: '118 elements, view “{view}”. {counts}.',
    fr: '118 éléments, vue « {view} ». {counts}.',
    es: '118 elementos, vista «{view}». {counts}.',
  },
  inYear: {
    en: '{year}: {n} of 118 elements known.{more}',
    fr: '{year} : {n} des 118 éléments connus.{more}',
    es: '{year}: {n} de los 118 elementos conocidos.{more}',
  },
  inFirst: {
    en: ' Mendeleev’s own 63 differ by two: didymium stood there, later split into praseodymium and neodymium; terbium, doubted then, did not. Three of his open places are marked “?”.',
    fr: ' Les 63 de Mendeleïev diffèrent de deux : le didyme y figurait, séparé plus tard en praséodyme et néodyme ; le terbium, alors mis en doute, n’y était pas. Trois de ses places vides portent un « ? ».',
    es: ' Los 63 de Mendeléyev difieren en dos: figuraba el didimio, separado después en praseodimio y neodimio; el terbio, entonces dudoso, no estaba. Tres de sus lugares vacíos llevan un «?».',
  },
  model: {
    en: '{n} elements are inside the materials told here.',
    fr: '{n} éléments sont dans les matériaux présentés ici.',
    es: '{n} elementos están en los materiales que se muestran aquí.',
  },
} satisfies Record<string, LocalisedText>;

export const CARD_WORDS = {
  number: { en: 'Atomic number', fr: 'Numéro atomique', es: 'Número atómico' },
  weight: { en: 'Standard atomic weight', fr: 'Masse atomique standard', es: 'Peso atómico estándar' },
  massNumber: {
    en: '{n}: mass number of the isotope that lives longest',
    fr: '{n} : nombre de masse de l’isotope qui vit le plus longtemps',
    es: '{n}: número másico del isótopo que más vive',
  },
  place: { en: 'Place', fr: 'Place', es: 'Lugar' },
  known: { en: 'Known', fr: 'Connu', es: 'Conocido' },
  since: { en: 'since {year}', fr: 'depuis {year}', es: 'desde {year}' },
  about: { en: 'since about {year}', fr: 'depuis {year} environ', es: 'desde hacia {year}' },
  antiquity: { en: 'since antiquity', fr: 'depuis l’Antiquité', es: 'desde la Antigüedad' },
  electrons: { en: 'Electrons', fr: 'Électrons', es: 'Electrones' },
  computed: {
    en: 'computed, not yet measured',
    fr: 'calculé, pas encore mesuré',
    es: 'calculado, aún no medido',
  },
  odd: {
    en: 'One of twenty that leave the simple rule of filling (Madelung’s).',
    fr: 'Un des vingt qui s’écartent de la règle simple de remplissage (Madelung).',
    es: 'Uno de los veinte que se apartan de la regla simple de llenado (Madelung).',
  },
  shells: {
    en: 'Electrons by shell, from inside out: {list}.',
    fr: 'Électrons par couche, de l’intérieur : {list}.',
    es: 'Electrones por capa, de dentro afuera: {list}.',
  },
  boxes: {
    en: 'Outside the core of {core}: {list}.',
    fr: 'Hors du cœur de {core} : {list}.',
    es: 'Fuera del núcleo de {core}: {list}.',
  },
  allBoxes: {
    en: 'All electrons: {list}.',
    fr: 'Tous les électrons : {list}.',
    es: 'Todos los electrones: {list}.',
  },
  notOrbits: {
    en: 'Rings count electrons. They are no paths.',
    fr: 'Les anneaux comptent les électrons. Ce ne sont pas des trajectoires.',
    es: 'Los anillos cuentan electrones. No son trayectorias.',
  },
  inKemet: {
    en: 'In the materials of Kemet',
    fr: 'Dans les matériaux de Kemet',
    es: 'En los materiales de Kemet',
  },
  notInKemet: {
    en: 'Not in the materials told here.',
    fr: 'Absent des matériaux présentés ici.',
    es: 'No está en los materiales que se muestran aquí.',
  },
  sources: { en: 'Sources', fr: 'Sources', es: 'Fuentes' },
} satisfies Record<string, LocalisedText>;

export const GAP_WORDS = {
  title: {
    en: 'Predict an element nobody has seen',
    fr: 'Prédis un élément que personne n’a vu',
    es: 'Predice un elemento que nadie ha visto',
  },
  ask: {
    en: 'It is 1871. Below silicon and above tin stands an empty place. Mendeleev calls what is missing eka-silicon. Look at the neighbors: what will it weigh, and how dense will it be?',
    fr: 'Nous sommes en 1871. Sous le silicium, au-dessus de l’étain, une place est vide. Mendeleïev appelle ce qui manque éka-silicium. Regarde les voisins : quelle sera sa masse, et sa densité ?',
    es: 'Estamos en 1871. Bajo el silicio y sobre el estaño hay un lugar vacío. Mendeléyev llama eka-silicio a lo que falta. Mira a los vecinos: ¿cuánto pesará y qué densidad tendrá?',
  },
  element: { en: 'Element', fr: 'Élément', es: 'Elemento' },
  weight: { en: 'Atomic weight', fr: 'Masse atomique', es: 'Peso atómico' },
  density: { en: 'Density, g/cm³', fr: 'Masse volumique, g/cm³', es: 'Densidad, g/cm³' },
  Si: { en: 'above', fr: 'au-dessus', es: 'arriba' },
  Sn: { en: 'below', fr: 'au-dessous', es: 'abajo' },
  Zn: { en: 'to the left', fr: 'à gauche', es: 'a la izquierda' },
  As: { en: 'to the right', fr: 'à droite', es: 'a la derecha' },
  show: { en: 'Show germanium', fr: 'Montrer le germanium', es: 'Mostrar el germanio' },
  open: {
    en: 'The place is still empty. Set both values, then look.',
    fr: 'La place est encore vide. Règle les deux valeurs, puis regarde.',
    es: 'El lugar sigue vacío. Fija los dos valores y luego mira.',
  },
  found: {
    en: 'Germanium, found by Clemens Winkler in 1886: {weight} and {density} g/cm³. You missed by {weightOff} % and {densityOff} %; Mendeleev, with 72 and 5.5, by {hisWeightOff} % and {hisDensityOff} %.',
    fr: 'Le germanium, trouvé par Clemens Winkler en 1886 : {weight} et {density} g/cm³. Ton écart : {weightOff} % et {densityOff} % ; celui de Mendeleïev, avec 72 et 5,5 : {hisWeightOff} % et {hisDensityOff} %.',
    es: 'El germanio, hallado por Clemens Winkler en 1886: {weight} y {density} g/cm³. Tu error: {weightOff} % y {densityOff} %; el de Mendeléyev, con 72 y 5,5: {hisWeightOff} % y {hisDensityOff} %.',
  },
  how: {
    en: 'His way: an element stands between its neighbors, so its values lie between theirs. Densities: CRC Handbook, 97th edition. Prediction: Annalen der Chemie, Supplement 8, 1871.',
    fr: 'Sa méthode : un élément se tient entre ses voisins, donc ses valeurs sont entre les leurs. Masses volumiques : CRC Handbook, 97ᵉ édition. Prédiction : Annalen der Chemie, Supplement 8, 1871.',
    es: 'Su método: un elemento está entre sus vecinos, luego sus valores están entre los de ellos. Densidades: CRC Handbook, 97.ª edición. Predicción: Annalen der Chemie, Supplement 8, 1871.',
  },
} satisfies Record<string, LocalisedText>;
