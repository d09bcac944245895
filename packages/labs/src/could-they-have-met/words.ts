import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  bce: { en: '{n} BCE', fr: '{n} av. J.-C.', es: '{n} a. e. c.' },
  ce: { en: '{n} CE', fr: '{n} apr. J.-C.', es: '{n} e. c.' },
  map: {
    en: 'The world with the Pacific in the middle, equal areas equal. By {year}: {there}.',
    fr: 'Le monde, le Pacifique au milieu, à surfaces égales. En {year} : {there}.',
    es: 'El mundo con el Pacífico en el centro, en áreas iguales. En {year}: {there}.',
  },
  noneThere: { en: 'none yet', fr: 'encore aucune idée', es: 'todavía ninguna idea' },
  travel: { en: 'Travel in time', fr: 'Voyager dans le temps', es: 'Viajar en el tiempo' },
  choose: {
    en: 'Choose two ideas. Could the people behind them have met?',
    fr: 'Choisis deux idées. Les gens qui les ont eues ont-ils pu se rencontrer ?',
    es: 'Elige dos ideas. ¿Pudieron encontrarse las personas que las tuvieron?',
  },
  chooseOther: {
    en: 'Now choose a second idea.',
    fr: 'Choisis maintenant une deuxième idée.',
    es: 'Elige ahora una segunda idea.',
  },
  ask: {
    en: 'Idea {a} and idea {b}: what do you think?',
    fr: 'L’idée {a} et l’idée {b} : qu’en penses-tu ?',
    es: 'La idea {a} y la idea {b}: ¿qué piensas?',
  },
  ideas: { en: 'Ideas to choose from', fr: 'Idées à choisir', es: 'Ideas para elegir' },
  show: { en: 'Show the evidence', fr: 'Montrer les preuves', es: 'Mostrar las pruebas' },
  again: { en: 'Choose another two', fr: 'Choisir deux autres idées', es: 'Elegir otras dos' },
  thought: {
    en: 'That is what you thought.',
    fr: 'C’est ce que tu pensais.',
    es: 'Es lo que pensabas.',
  },
  guessed: { en: 'You thought: “{guess}”.', fr: 'Tu pensais : « {guess} ».', es: 'Pensabas: «{guess}».' },
  apart: { en: 'Between them in time', fr: 'Entre elles, en temps', es: 'Entre ellas, en tiempo' },
  years: { en: '{n} years', fr: '{n} ans', es: '{n} años' },
  sameTime: {
    en: 'their years touch',
    fr: 'leurs années se touchent',
    es: 'sus años se tocan',
  },
  notTold: { en: 'not told', fr: 'non précisé', es: 'no se dice' },
  distance: { en: 'Over the globe', fr: 'À vol d’oiseau', es: 'Sobre el globo' },
  km: { en: '{n} km', fr: '{n} km', es: '{n} km' },
  shortest: {
    en: 'The dotted line on the map is the shortest way over the globe. It is no road.',
    fr: 'La ligne pointillée sur la carte est le plus court chemin sur le globe. Ce n’est pas une route.',
    es: 'La línea de puntos del mapa es el camino más corto sobre el globo. No es una ruta.',
  },
  shown: {
    en: 'The gold line joins the two places of a way that a source shows; it is the shortest line, not the travelers’ own.',
    fr: 'La ligne d’or joint les deux lieux d’un chemin attesté ; c’est la ligne la plus courte, pas celle des voyageurs.',
    es: 'La línea dorada une los dos lugares de un camino documentado; es la línea más corta, no la de los viajeros.',
  },
  centred: {
    en: 'The Pacific is in the middle and the edge runs through the Atlantic, so that Polynesia stays whole.',
    fr: 'Le Pacifique est au milieu et le bord passe par l’Atlantique : ainsi, la Polynésie reste entière.',
    es: 'El Pacífico está en el centro y el borde pasa por el Atlántico: así, la Polinesia queda entera.',
  },
  heartland: {
    en: 'A dashed ring: its own place is not known, so it stands in the middle of the places we know of its people.',
    fr: 'Un cercle en tirets : son lieu propre n’est pas connu ; elle est placée au milieu des lieux connus de son peuple.',
    es: 'Un anillo de trazos: no se conoce su lugar propio, y está en el centro de los lugares conocidos de su pueblo.',
  },
  comparison: {
    en: 'This is a comparison, not a historical link.',
    fr: 'C’est une comparaison, pas un lien historique.',
    es: 'Es una comparación, no un vínculo histórico.',
  },
  sources: { en: 'Sources', fr: 'Sources', es: 'Fuentes' },
  undatedBar: { en: 'no year told', fr: 'sans année connue', es: 'sin año conocido' },
  found: {
    en: 'Pairs opened: {n} of {all}.',
    fr: 'Paires ouvertes : {n} sur {all}.',
    es: 'Pares abiertos: {n} de {all}.',
  },
} as const satisfies Record<string, LocalisedText>;

/** The evidence labels, as a grown reader meets them. */
export const LABELS = {
  science: { en: 'Established science', fr: 'Science établie', es: 'Ciencia establecida' },
  record: { en: 'Historical record', fr: 'Trace historique', es: 'Registro histórico' },
  debate: { en: 'Scholars debate', fr: 'Débat entre spécialistes', es: 'Debate entre especialistas' },
  tradition: { en: 'Living tradition', fr: 'Tradition vivante', es: 'Tradición viva' },
  unsupported: { en: 'No good evidence', fr: 'Sans preuve solide', es: 'Sin pruebas sólidas' },
} as const satisfies Record<string, LocalisedText>;
