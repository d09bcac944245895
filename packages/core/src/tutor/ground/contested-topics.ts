import { say } from '../../problems/say.ts';
import { topic, type ClaimTopic } from './claim-topic.ts';

/** Words for the pyramids of Egypt, never for the solid of a geometry lesson alone. */
const PYRAMIDS =
  /\bgreat pyramid|\bpyramids\b|\bgrande pyramide|\bpyramides\b|\bgran piramide|\bpiramides\b|\bgizeh?\b|\bguiza\b/;
const EGYPT = /\begypt|\begipt/;
const GOLDEN =
  /\bgolden (?:ratio|section|mean)\b|\bdivine proportion\b|\bnombre d or\b|\bproportion doree\b|\b(?:proporcion|razon|numero) (?:aurea|aureo|dorada)\b/;
const ALIENS = /\baliens?\b|\bextraterrestr|\batlant(?:is|ide|ida|eans?)\b|\banunn?aki\b|\bastronaut/;
const BUILDERS =
  /\bpyramid|\bpiramid|\bbuil[dt]\b|\bconstrui|\bconstruy|\btemples?\b|\btemplos?\b|\bancient|\bantiguo|\banciens?\b/;

const HEALING = say('healing frequencies', 'les fréquences qui guériraient', 'las frecuencias que curarían');
const THOUGHTS = say(
  'thoughts that change reality',
  'les pensées qui changeraient la réalité',
  'los pensamientos que cambiarían la realidad',
);

/** What is doubted, believed or argued about: the ledger says which. */
export const CONTESTED_TOPICS: readonly ClaimTopic[] = [
  topic('contested.432', say('432 Hz', 'les 432 Hz', 'los 432 Hz'), /\b432 ?(?:hz|hertz|hercios?)\b/),
  topic(
    'contested.solfeggio-528',
    say(
      '528 Hz and the Solfeggio numbers',
      'les 528 Hz et les nombres « Solfeggio »',
      'los 528 Hz y los números «Solfeggio»',
    ),
    /\b(?:528|396|417|639|741|852) ?(?:hz|hertz|hercios?)\b|\bsolfeggio (?:frequenc|tone|number|scale)|\b(?:frequences?|frecuencias?) (?:du |de |del )?solfe(?:ggio|ge|o)\b/,
  ),
  ...['174', '285', '963'].map((hertz) =>
    topic(
      `tone.${hertz}`,
      say(`${hertz} Hz`, `les ${hertz} Hz`, `los ${hertz} Hz`),
      new RegExp(String.raw`\b${hertz} ?(?:hz|hertz|hercios?)\b`),
    ),
  ),
  topic('contested.chakras', say('chakras', 'les chakras', 'los chakras'), /\bchakras?\b/),
  topic(
    'contested.healing-frequency',
    HEALING,
    /\bhealing (?:frequenc|tones?\b|sounds?\b|vibration)|\bfrequenc(?:y|ies) (?:can |could |really |that )*(?:heals?|cures?)\b|\bfrequences? (?:de guerison|curatives?|qui gueri|guerissent|peuvent guerir)|\bfrecuencias? (?:sanadoras?|curativas?|que (?:curan|sanan)|curan|sanan)\b/,
  ),
  topic(
    'contested.healing-frequency',
    HEALING,
    /\b(?:hz|hertz|frequences?|frequenc(?:y|ies)|frecuencias?)\b/,
    / (?:repair|repare|repara)/,
    /\b(?:dna|adn)\b/,
  ),
  topic(
    'contested.water-memory',
    say(
      'water that listens to words',
      'l’eau qui écouterait les mots',
      'el agua que escucharía las palabras',
    ),
    /\bemoto\b|\bwater (?:has|have|with) (?:a )?memory\b|\bmemory of water\b|\bmemoire de l eau\b|\bl eau (?:a|a t elle) (?:une |de la )?memoire\b|\bmemoria del agua\b|\bagua tiene memoria\b/,
  ),
  topic(
    'contested.pyramid-power',
    say('pyramid power', 'le pouvoir des pyramides', 'el poder de las pirámides'),
    /\bpyramid power\b|\bpowers? of (?:the )?pyramids?\b|\bpouvoirs? des pyramides?\b|\bpoder(?:es)? de las piramides?\b/,
  ),
  topic(
    'contested.pyramid-constants',
    say(
      'pi or the speed of light in the Great Pyramid',
      'pi ou la vitesse de la lumière dans la Grande Pyramide',
      'pi o la velocidad de la luz en la Gran Pirámide',
    ),
    /\bgreat pyramid|\bgrande pyramide|\bgran piramide|\bgizeh?\b|\bguiza\b/,
    /\bpi\b|\bphi\b|\bspeed of light\b|\bvitesse de la lumiere\b|\bvelocidad de la luz\b/,
  ),
  topic(
    'contested.dogon-sirius',
    say('the Dogon and the star Sirius', 'les Dogon et l’étoile Sirius', 'los dogones y la estrella Sirio'),
    /\bdogon(?:s|es)?\b/,
    /\bsiri(?:us|o)\b|\baliens?\b|\bextraterrestr|\bstars?\b|\betoiles?\b|\bestrellas?\b/,
  ),
  topic(
    'contested.tesla-free-energy',
    say('free energy from Tesla', 'l’énergie libre de Tesla', 'la energía libre de Tesla'),
    /\btesla\b/,
    /\bfree (?:energy|electricity|power)\b|\benergie (?:libre|gratuite)\b|\benergia (?:libre|gratis|gratuita)\b/,
  ),
  topic(
    'contested.vedic-physics',
    say(
      'modern physics in the Vedas',
      'la physique moderne dans les Védas',
      'la física moderna en los Vedas',
    ),
    /\bvedas?\b/,
    /\bquant|\bcuantic|\bphysi(?:cs|que)\b|\bfisica\b|\bair(?:craft|planes?)\b|\bavion/,
  ),
  topic(
    'contested.astrology',
    say('astrology', 'l’astrologie', 'la astrología'),
    /\bastrolog(?!er|ue)|\bhoroscop|\b(?:zodiac|star) signs?\b|\bsignes? (?:du zodiaque|astrologique)|\bsignos? (?:del zodiaco|zodiacal)/,
  ),
  topic(
    'contested.sacred-geometry',
    say('the Flower of Life', 'la Fleur de vie', 'la Flor de la Vida'),
    /\bflower of life\b|\bfleur de (?:la )?vie\b|\bflor de la vida\b|\bmetatron\b/,
  ),
  topic(
    'contested.golden-ratio',
    say(
      'the golden ratio being everywhere',
      'le nombre d’or qui serait partout',
      'la proporción áurea que estaría en todas partes',
    ),
    GOLDEN,
    /\bparth?enon|\bnautil|\bshells?\b|\bcoquill|\bconchas?\b|\bcaracol|\bfaces?\b|\bvisages?\b|\brostros?\b|\bpyramid|\bpiramid|\bgi[zs]a\b|\beverywhere\b|\bpartout\b|\btodas partes\b/,
  ),
  topic(
    'contested.binaural',
    say('binaural beats', 'les battements binauraux', 'los pulsos binaurales'),
    /\bbinaura/,
  ),
  topic(
    'contested.quantum-consciousness',
    THOUGHTS,
    /\bquantum consciousness\b|\bconscience quantique\b|\bconciencia cuantica\b|\bthoughts? (?:can |really )*(?:change|create|affect|shape)s? reality\b/,
  ),
  topic(
    'contested.quantum-consciousness',
    THOUGHTS,
    /\bpensees?\b|\bpensamientos?\b/,
    /\b(?:changer?|changent|creer|creent) la realite\b|\b(?:cambi|cre)an? la realidad\b/,
  ),
  topic(
    'contested.pineal',
    say('the third eye', 'le troisième œil', 'el tercer ojo'),
    /\bpineal|\bthird eye\b|\btroisieme (?:oeil|œil)\b|\btercer ojo\b/,
  ),
  topic(
    'contested.ten-percent',
    say(
      'the brain we are said not to use',
      'le cerveau que l’on n’utiliserait pas',
      'el cerebro que no se usaría',
    ),
    /\b(?:10|ten|dix|diez) ?(?:percent |per cent |pour cent |por ciento )?(?:of|de|du|del) (?:(?:our|the|your|my|their|notre|votre|leur|ton|nuestro|el|su|tu) )?(?:brains?|cerveaux?|cerebros?)\b/,
  ),
  topic(
    'contested.dendera-lamp',
    say('the “light bulb” of Dendera', 'l’« ampoule » de Dendéra', 'la «bombilla» de Dendera'),
    /\bdendera/,
    /\blamp|\blight|\bbulb|\bampoule|\bbombilla|\blampara/,
  ),
  topic(
    'contested.baghdad-battery',
    say('the Baghdad battery', 'la pile de Bagdad', 'la batería de Bagdad'),
    /\bbagh?dad\b/,
    /\bbatter(?:y|ies)\b|\bpiles?\b|\bbaterias?\b|\bpilas?\b/,
  ),
  topic(
    'contested.ancient-astronauts',
    say('aliens as builders', 'des extraterrestres bâtisseurs', 'los extraterrestres constructores'),
    ALIENS,
    BUILDERS,
  ),
  topic(
    'contested.maya-2012',
    say('the Maya and the year 2012', 'les Mayas et l’année 2012', 'los mayas y el año 2012'),
    /\bmaya/,
    /\b2012\b|\bend of the world\b|\bfin du monde\b|\bfin del mundo\b/,
  ),
  topic(
    'contested.egypt-greece',
    say(
      'what Greek thinkers took from Egypt',
      'ce que les Grecs ont pris à l’Égypte',
      'lo que los griegos tomaron de Egipto',
    ),
    /\bgree(?:k|ce)|\bgrecs?\b|\bgrecque|\bgrieg|\bgrecia/,
    EGYPT,
    /\bst(?:ole|olen|eal)\b|\bvole(?:e|s|es|r)?\b|\brob(?:o|ar|ada|aron|ado)\b/,
  ),
  topic(
    'site.giza.built',
    say('the builders of the pyramids', 'les bâtisseurs des pyramides', 'los constructores de las pirámides'),
    PYRAMIDS,
    /\bslaves?\b|\besclav|\bwho (?:built|made)\b|\bqui a (?:construit|bati)\b|\bquien(?:es)? (?:construy|hizo|hicier)/,
  ),
];
