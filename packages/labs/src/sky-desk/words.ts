import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  place: { en: 'Place', fr: 'Lieu', es: 'Lugar' },
  ownPlace: { en: 'A place of my own', fr: 'Un lieu à moi', es: 'Un lugar mío' },
  latitude: { en: 'Latitude', fr: 'Latitude', es: 'Latitud' },
  longitude: { en: 'Longitude', fr: 'Longitude', es: 'Longitud' },
  north: { en: '{n}° north', fr: '{n}° nord', es: '{n}° norte' },
  south: { en: '{n}° south', fr: '{n}° sud', es: '{n}° sur' },
  east: { en: '{n}° east', fr: '{n}° est', es: '{n}° este' },
  west: { en: '{n}° west', fr: '{n}° ouest', es: '{n}° oeste' },
  bce: { en: '{n} BCE', fr: '{n} av. J.-C.', es: '{n} a. e. c.' },
  ce: { en: '{n} CE', fr: '{n}', es: '{n} e. c.' },
  askRise: {
    en: 'Where will the Sun come up at {place} on the {season}, {year}? Tap a direction.',
    fr: 'Où le Soleil se lèvera-t-il ({place}, {season}, {year}) ? Touche une direction.',
    es: '¿Por dónde saldrá el Sol en {place} en el {season}, {year}? Toca una dirección.',
  },
  askSet: {
    en: 'Where will the Sun go down at {place} on the {season}, {year}? Tap a direction.',
    fr: 'Où le Soleil se couchera-t-il ({place}, {season}, {year}) ? Touche une direction.',
    es: '¿Por dónde se pondrá el Sol en {place} en el {season}, {year}? Toca una dirección.',
  },
  show: { en: 'Show me', fr: 'Montre-moi', es: 'Muéstramelo' },
  chooseFirst: {
    en: 'Choose a direction first; any guess will do.',
    fr: 'Choisis d’abord une direction ; une idée suffit.',
    es: 'Elige primero una dirección; vale cualquier idea.',
  },
  chosen: {
    en: 'You say {wind}. Now look.',
    fr: 'Tu dis {wind}. Regarde maintenant.',
    es: 'Dices {wind}. Ahora mira.',
  },
  guessed: {
    en: 'You said {wind}. The Sun was at {azimuth}°, {found}: {miss}° from your guess.',
    fr: 'Tu as dit {wind}. Le Soleil était à {azimuth}°, {found} : à {miss}° de ton idée.',
    es: 'Dijiste {wind}. El Sol estaba a {azimuth}°, {found}: a {miss}° de tu idea.',
  },
  guessedWell: {
    en: 'You said {wind}, and so it is: {azimuth}°.',
    fr: 'Tu as dit {wind}, et c’est bien cela : {azimuth}°.',
    es: 'Dijiste {wind}, y así es: {azimuth}°.',
  },
  neverCrosses: {
    en: 'So near the pole the Sun does not cross the horizon that day.',
    fr: 'Si près du pôle, le Soleil ne passe pas l’horizon ce jour-là.',
    es: 'Tan cerca del polo, el Sol no cruza el horizonte ese día.',
  },
  year: { en: 'Year', fr: 'Année', es: 'Año' },
  day: { en: 'Day', fr: 'Jour', es: 'Día' },
  hour: { en: 'Hour by the Sun', fr: 'Heure au soleil', es: 'Hora solar' },
  face: { en: 'Look toward', fr: 'Regarder vers', es: 'Mirar hacia' },
  jump: { en: 'Jump to', fr: 'Aller à', es: 'Ir a' },
  sunrise: { en: 'Sunrise', fr: 'Lever du Soleil', es: 'Salida del Sol' },
  noon: { en: 'Noon', fr: 'Midi', es: 'Mediodía' },
  sunset: { en: 'Sunset', fr: 'Coucher du Soleil', es: 'Puesta del Sol' },
  midnight: { en: 'Midnight', fr: 'Minuit', es: 'Medianoche' },
  whenBuilt: {
    en: 'the year it was built',
    fr: 'l’année de sa construction',
    es: 'el año en que se construyó',
  },
  today: { en: 'this century', fr: 'notre siècle', es: 'nuestro siglo' },
  seen: {
    en: '{place}, {day} {year}, {hour}: the Sun is {sunPlace}. {up}',
    fr: '{place}, {day} {year}, {hour} : le Soleil est {sunPlace}. {up}',
    es: '{place}, {day} {year}, {hour}: el Sol está {sunPlace}. {up}',
  },
  sunUp: {
    en: '{altitude}° above the level horizon in the {wind} ({azimuth}°)',
    fr: 'à {altitude}° au-dessus de l’horizon plat, vers {wind} ({azimuth}°)',
    es: 'a {altitude}° sobre el horizonte llano, hacia {wind} ({azimuth}°)',
  },
  sunOn: {
    en: 'on the horizon in the {wind} ({azimuth}°)',
    fr: 'sur l’horizon, vers {wind} ({azimuth}°)',
    es: 'en el horizonte, hacia {wind} ({azimuth}°)',
  },
  sunDown: {
    en: '{altitude}° below the horizon',
    fr: 'à {altitude}° sous l’horizon',
    es: 'a {altitude}° bajo el horizonte',
  },
  upNow: {
    en: 'In a dark sky also up: {names}, and {stars} bright stars.',
    fr: 'Dans un ciel noir on voit aussi : {names}, et {stars} étoiles brillantes.',
    es: 'En un cielo oscuro también se ven: {names} y {stars} estrellas brillantes.',
  },
  upByDay: {
    en: 'Up too, though daylight may hide them: {names}.',
    fr: 'Levés aussi, même si la lumière du jour les cache : {names}.',
    es: 'También están arriba, aunque los tape la luz del día: {names}.',
  },
  nothingElse: { en: 'no planet and no Moon', fr: 'ni planète ni Lune', es: 'ni planetas ni Luna' },
  panorama: {
    en: 'The horizon, looking {wind}. {seen}',
    fr: 'L’horizon vers {wind}. {seen}',
    es: 'El horizonte hacia {wind}. {seen}',
  },
  tableTitle: {
    en: 'What is up, as a table',
    fr: 'Ce qui est levé, en tableau',
    es: 'Lo que hay en el cielo, en una tabla',
  },
  name: { en: 'Name', fr: 'Nom', es: 'Nombre' },
  azimuth: { en: 'Azimuth', fr: 'Azimut', es: 'Acimut' },
  altitude: { en: 'Altitude', fr: 'Hauteur', es: 'Altura' },
  magnitude: { en: 'Mag.', fr: 'Mag.', es: 'Mag.' },
  moonLit: { en: 'Moon ({n} % lit)', fr: 'Lune (éclairée à {n} %)', es: 'Luna (iluminada al {n} %)' },
  axisTitle: { en: 'The building and the Sun', fr: 'Le bâtiment et le Soleil', es: 'El edificio y el Sol' },
  axisBoth: {
    en: 'The building points to {axis}°. What is looked for crosses the horizon ({horizon}° high there) at {computed}° ± {error}°. Between them: {miss}°.',
    fr: 'Le bâtiment vise {axis}°. Ce qu’on cherche passe l’horizon (haut de {horizon}° à cet endroit) à {computed}° ± {error}°. Écart : {miss}°.',
    es: 'El edificio apunta a {axis}°. Lo que se busca cruza el horizonte (allí de {horizon}° de altura) a {computed}° ± {error}°. Entre ambos: {miss}°.',
  },
  axisComputed: {
    en: 'What is looked for crosses the horizon ({horizon}° high there) at {computed}° ± {error}°. No surveyed axis stands in our table.',
    fr: 'Ce qu’on cherche passe l’horizon (haut de {horizon}° à cet endroit) à {computed}° ± {error}°. Notre tableau n’a pas d’axe mesuré.',
    es: 'Lo que se busca cruza el horizonte (allí de {horizon}° de altura) a {computed}° ± {error}°. Nuestra tabla no tiene un eje medido.',
  },
  axisOnly: {
    en: 'The building points to {axis}°.',
    fr: 'Le bâtiment vise {axis}°.',
    es: 'El edificio apunta a {axis}°.',
  },
  axisError: {
    en: 'The error: 0.1° in the horizon’s height, the air’s bending from day to day, and a century of the date. It holds for the middle of the Sun’s disc, which is half a degree wide.',
    fr: 'L’erreur : 0,1° sur la hauteur de l’horizon, la réfraction de l’air qui change chaque jour, et un siècle sur la date. Elle vaut pour le centre du Soleil, large d’un demi-degré.',
    es: 'El error: 0,1° en la altura del horizonte, la refracción del aire, que cambia cada día, y un siglo en la fecha. Vale para el centro del Sol, de medio grado de ancho.',
  },
  ringLabel: {
    en: 'The place from above, north at the top. {words}',
    fr: 'Le lieu vu d’en haut, le nord en haut. {words}',
    es: 'El lugar desde arriba, con el norte arriba. {words}',
  },
  wallsTitle: {
    en: 'How often would a random wall align as well?',
    fr: 'Et un mur bâti au hasard, viserait-il aussi bien ?',
    es: '¿Con qué frecuencia acertaría también un muro al azar?',
  },
  wallsLead: {
    en: 'Suppose people built with no plan in the sky at all. Tick everything you would have called a discovery, and how near it must be. Then guess, and build.',
    fr: 'Supposons que personne n’ait pensé au ciel. Coche tout ce que tu aurais appelé une découverte, et à quelle distance près. Puis devine, et bâtis.',
    es: 'Supón que nadie pensó en el cielo al construir. Marca todo lo que habrías llamado un descubrimiento y con qué margen. Después adivina y construye.',
  },
  wouldAccept: { en: 'I would have accepted', fr: 'J’aurais accepté', es: 'Yo habría aceptado' },
  tolerance: { en: 'Near enough', fr: 'Assez près', es: 'Bastante cerca' },
  within: { en: 'within {n}°', fr: 'à {n}° près', es: 'a {n}° o menos' },
  wallsGuess: {
    en: 'Your guess: how many random walls would do?',
    fr: 'Ton idée : combien de murs au hasard conviendraient ?',
    es: 'Tu idea: ¿cuántos muros al azar servirían?',
  },
  oneIn: { en: '1 in {n}', fr: '1 sur {n}', es: '1 de cada {n}' },
  build: {
    en: 'Build 1,000 random walls',
    fr: 'Bâtir 1 000 murs au hasard',
    es: 'Construir 1000 muros al azar',
  },
  buildAgain: { en: 'Build another 1,000', fr: 'En bâtir 1 000 autres', es: 'Construir otros 1000' },
  guessFirst: {
    en: 'Guess first, then build.',
    fr: 'Devine d’abord, bâtis ensuite.',
    es: 'Primero adivina, después construye.',
  },
  tickFirst: {
    en: 'Tick at least one thing that you would have accepted.',
    fr: 'Coche au moins une chose que tu aurais acceptée.',
    es: 'Marca al menos una cosa que habrías aceptado.',
  },
  wallsFound: {
    en: '{hits} of 1,000 walls point at something on your list, by luck alone: 1 wall in {n} would do as well. You guessed 1 in {guess}.',
    fr: '{hits} murs sur 1 000 visent quelque chose de ta liste, par pur hasard : 1 mur sur {n} ferait aussi bien. Tu avais dit 1 sur {guess}.',
    es: '{hits} de 1000 muros apuntan a algo de tu lista, por pura suerte: 1 muro de cada {n} serviría igual. Dijiste 1 de cada {guess}.',
  },
  wallsNone: {
    en: 'None of 1,000 walls points at anything on your list. Here nothing on it crosses the horizon.',
    fr: 'Aucun des 1 000 murs ne vise quoi que ce soit de ta liste. Ici, rien n’y passe l’horizon.',
    es: 'Ninguno de 1000 muros apunta a nada de tu lista. Aquí nada de ella cruza el horizonte.',
  },
  wallsLesson: {
    en: 'Look at ten such buildings, and the chance that at least one aligns by luck is {any} %. That is why one alignment proves little. What convinces: many buildings of one kind, a rule told before measuring, texts, or people who still use it.',
    fr: 'Regarde dix bâtiments pareils : la chance qu’au moins un vise juste par hasard est de {any} %. Voilà pourquoi un seul alignement prouve peu. Ce qui convainc : beaucoup de bâtiments d’un même type, une règle dite avant de mesurer, des textes, ou des gens qui s’en servent encore.',
    es: 'Mira diez edificios así: la probabilidad de que al menos uno acierte por suerte es del {any} %. Por eso una sola alineación prueba poco. Lo que convence: muchos edificios del mismo tipo, una regla dicha antes de medir, textos, o gente que aún la usa.',
  },
  wallsPicture: {
    en: '60 of the walls, seen from above; the {hits} in gold point at something on the list.',
    fr: '60 des murs, vus d’en haut ; les {hits} en doré visent quelque chose de la liste.',
    es: '60 de los muros, desde arriba; los {hits} dorados apuntan a algo de la lista.',
  },
  model: {
    en: 'Sun within 0.03° and planets within 0.5° since 3000 BCE, stars within 0.02° (Alpha Centauri 0.3°). The Earth’s turning is known to {clock} in this year, so the Moon may be {moon}° off. Air of 10 °C at sea level; hours are local mean solar time; dates are in the calendar of today, carried back. The strip stretches shapes high up; Sun, Moon and stars are drawn larger than they are. The horizon is drawn level but for the direction where its height was told.',
    fr: 'Soleil à 0,03° près et planètes à 0,5° depuis 3000 av. J.-C., étoiles à 0,02° (Alpha du Centaure 0,3°). La rotation de la Terre est connue à {clock} près cette année-là : la Lune peut être décalée de {moon}°. Air à 10 °C au niveau de la mer ; heures en temps solaire moyen du lieu ; dates dans le calendrier actuel prolongé. La bande étire les formes en hauteur ; Soleil, Lune et étoiles sont agrandis. L’horizon est dessiné plat, sauf là où sa hauteur est connue.',
    es: 'Sol con 0,03° y planetas con 0,5° de error desde 3000 a. e. c., estrellas con 0,02° (Alfa Centauri 0,3°). El giro de la Tierra se conoce con {clock} de margen en este año: la Luna puede estar desviada {moon}°. Aire a 10 °C al nivel del mar; horas en tiempo solar medio del lugar; fechas en el calendario actual prolongado hacia atrás. La banda estira lo que está alto; Sol, Luna y estrellas se dibujan más grandes. El horizonte es llano salvo donde se conoce su altura.',
  },
  seconds: { en: '{n} seconds', fr: '{n} secondes', es: '{n} segundos' },
  minutes: { en: '{n} minutes', fr: '{n} minutes', es: '{n} minutos' },
} satisfies Record<string, LocalisedText>;

export const SEASON_WORDS = {
  march: { en: 'March equinox', fr: 'équinoxe de mars', es: 'equinoccio de marzo' },
  june: { en: 'June solstice', fr: 'solstice de juin', es: 'solsticio de junio' },
  september: { en: 'September equinox', fr: 'équinoxe de septembre', es: 'equinoccio de septiembre' },
  december: { en: 'December solstice', fr: 'solstice de décembre', es: 'solsticio de diciembre' },
} satisfies Record<string, LocalisedText>;

export const BODY_WORDS: Readonly<Record<string, LocalisedText>> = {
  sun: { en: 'Sun', fr: 'Soleil', es: 'Sol' },
  moon: { en: 'Moon', fr: 'Lune', es: 'Luna' },
  mercury: { en: 'Mercury', fr: 'Mercure', es: 'Mercurio' },
  venus: { en: 'Venus', fr: 'Vénus', es: 'Venus' },
  mars: { en: 'Mars', fr: 'Mars', es: 'Marte' },
  jupiter: { en: 'Jupiter', fr: 'Jupiter', es: 'Júpiter' },
  saturn: { en: 'Saturn', fr: 'Saturne', es: 'Saturno' },
};

export const SORT_WORDS = {
  solstices: {
    en: 'the Sun at the solstices',
    fr: 'le Soleil aux solstices',
    es: 'el Sol en los solsticios',
  },
  equinoxes: {
    en: 'the Sun at the equinoxes',
    fr: 'le Soleil aux équinoxes',
    es: 'el Sol en los equinoccios',
  },
  north: { en: 'true north', fr: 'le nord géographique', es: 'el norte verdadero' },
  moon: {
    en: 'the Moon at its farthest north and south',
    fr: 'la Lune au plus loin, nord et sud',
    es: 'la Luna en sus extremos norte y sur',
  },
  'zenith-sun': {
    en: 'the Sun on the day it passes overhead',
    fr: 'le Soleil le jour où il passe au zénith',
    es: 'el Sol el día en que pasa por el cenit',
  },
  stars: {
    en: 'any of the eight brightest stars',
    fr: 'une des huit étoiles les plus brillantes',
    es: 'una de las ocho estrellas más brillantes',
  },
} satisfies Record<string, LocalisedText>;
