import { groupOf, memberOf, sortAll, type SortBank, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { CITING_MIXED_UP } from '../../misconceptions/rhetoric-and-sources.ts';
import { say } from '../../say.ts';

const group = (name: ReturnType<typeof say>, ask: ReturnType<typeof say>, why: ReturnType<typeof say>) => ({
  name,
  ask,
  why,
  falseWhys: [],
  mistaken: CITING_MIXED_UP,
});
const BANK: SortBank = {
  groups: [
    group(
      say('Quotation marks and the source', 'Guillemets et source', 'Comillas y fuente'),
      say(
        'Which one needs quotation marks and the source?',
        'Lequel demande des guillemets et la source ?',
        '¿Cuál pide comillas y fuente?',
      ),
      say(
        'The very words are somebody else’s.',
        'Les mots mêmes sont de quelqu’un d’autre.',
        'Las palabras mismas son de otra persona.',
      ),
    ),
    group(
      say('The source, no quotation marks', 'La source, sans guillemets', 'La fuente, sin comillas'),
      say(
        'Which one needs the source but no quotation marks?',
        'Lequel demande la source, mais pas de guillemets ?',
        '¿Cuál pide la fuente, pero no comillas?',
      ),
      say(
        'The idea or figure is somebody else’s, the words are yours.',
        'L’idée ou le chiffre est d’un autre, les mots sont de toi.',
        'La idea o la cifra es de otra persona, las palabras son propias.',
      ),
    ),
    group(
      say('No source', 'Aucune source', 'Ninguna fuente'),
      say('Which one needs no source?', 'Lequel ne demande aucune source ?', '¿Cuál no pide fuente?'),
      say(
        'You saw or made it yourself, or everybody knows it.',
        'Tu l’as vu ou fait toi-même, ou tout le monde le sait.',
        'Es algo visto o hecho por ti, o todo el mundo lo sabe.',
      ),
    ),
  ],
  things: [
    thingIn(
      0,
      'A sentence copied word for word from a book',
      'Une phrase copiée mot pour mot d’un livre',
      'Una frase copiada palabra por palabra de un libro',
    ),
    thingIn(
      0,
      'Half a sentence taken unchanged from a website',
      'Une demi-phrase reprise telle quelle d’un site',
      'Media frase tomada tal cual de un sitio web',
    ),
    thingIn(
      0,
      'What a neighbor said in your interview, in her own words',
      'Ce qu’une voisine a dit dans ton entretien, avec ses propres mots',
      'Lo que dijo una vecina en tu entrevista, con sus propias palabras',
    ),
    thingIn(
      0,
      'A striking phrase of a poet, put into your essay',
      'Une formule frappante d’une poète, mise dans ton devoir',
      'Una expresión llamativa de una poeta, puesta en tu ensayo',
    ),
    thingIn(
      0,
      'Two lines of a song, written as they are sung',
      'Deux vers d’une chanson, écrits comme on les chante',
      'Dos versos de una canción, escritos como se cantan',
    ),
    thingIn(
      0,
      'A slogan from a poster, copied exactly',
      'Un slogan d’affiche, recopié exactement',
      'Un lema de un cartel, copiado tal cual',
    ),
    thingIn(
      1,
      'A historian’s argument, retold in your own words',
      'L’argument d’une historienne, redit avec tes mots',
      'El argumento de una historiadora, dicho con tus palabras',
    ),
    thingIn(
      1,
      'The result of somebody’s experiment, summed up by you',
      'Le résultat de l’expérience de quelqu’un, résumé par toi',
      'El resultado del experimento de alguien, resumido por ti',
    ),
    thingIn(
      1,
      'A rainfall figure from a weather station’s table',
      'Un chiffre de pluie tiré du tableau d’une station météo',
      'Una cifra de lluvia de la tabla de una estación meteorológica',
    ),
    thingIn(
      1,
      'An explanation from a video, told in your own way',
      'Une explication d’une vidéo, redite à ta façon',
      'Una explicación de un video, contada a tu manera',
    ),
    thingIn(
      1,
      'The number of speakers of a language, found in a census',
      'Le nombre de locuteurs d’une langue, trouvé dans un recensement',
      'El número de hablantes de una lengua, hallado en un censo',
    ),
    thingIn(
      1,
      'A map of an atlas, drawn again by you with fewer names',
      'Une carte d’atlas, redessinée par toi avec moins de noms',
      'Un mapa de un atlas, dibujado otra vez por ti con menos nombres',
    ),
    thingIn(
      2,
      'A graph of birds that you counted yourself',
      'Un graphique d’oiseaux que tu as comptés toi-même',
      'Un gráfico de pájaros que contaste tú',
    ),
    thingIn(2, 'That ice melts in the sun', 'Que la glace fond au soleil', 'Que el hielo se derrite al sol'),
    thingIn(
      2,
      'That a week has seven days',
      'Qu’une semaine a sept jours',
      'Que una semana tiene siete días',
    ),
    thingIn(
      2,
      'What you saw on your own walk',
      'Ce que tu as vu pendant ta promenade',
      'Lo que viste en tu propio paseo',
    ),
    thingIn(
      2,
      'A measurement that you made in your garden',
      'Une mesure que tu as faite dans ton jardin',
      'Una medida que hiciste en tu jardín',
    ),
    thingIn(
      2,
      'Your own opinion of a story',
      'Ton propre avis sur une histoire',
      'Tu propia opinión sobre un cuento',
    ),
  ],
  askGroup: say(
    'You put this into your essay. What does it need? {thing}',
    'Tu mets ceci dans ton devoir. Que faut-il ? {thing}',
    'Pones esto en tu ensayo. ¿Qué necesita? {thing}',
  ),
  askSort: say(
    'Say what each of these needs in an essay.',
    'Dis ce qu’il faut à chacun dans un devoir.',
    'Di qué necesita cada uno en un ensayo.',
  ),
  askWhy: say('{thing} Why?', '{thing} Pourquoi ?', '{thing} ¿Por qué?'),
  nudge: say(
    'Ask two things: whose words, whose idea?',
    'Demande deux choses : de qui les mots, de qui l’idée ?',
    'Pregunta dos cosas: ¿de quién las palabras, de quién la idea?',
  ),
  rule: [
    say(
      'First look at the words, then at the idea.',
      'Regarde d’abord les mots, puis l’idée.',
      'Mira primero las palabras, luego la idea.',
    ),
    say(
      'A reader must be able to find whose work it is.',
      'Le lecteur doit pouvoir trouver de qui est le travail.',
      'Quien lee debe poder hallar de quién es el trabajo.',
    ),
  ],
};

/** When to cite, and how. */
export const laSource = generator('la-source', (random, difficulty) => {
  if (difficulty === 1) return groupOf(BANK, random);
  return difficulty === 2 ? memberOf(BANK, random) : sortAll(BANK, random);
});
