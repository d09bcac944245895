import { anyOf, everyOf, oneOf, upTo } from '../phrases.ts';
import type { TriageCategory } from '../triage-rule.ts';

const APP = oneOf(
  'online discord roblox snap snapchat insta instagram tiktok fortnite minecraft omegle whatsapp telegram kik facebook the_internet a_game an_app',
);
const STRANGER_EN = `(?:(?:someone|somebody)(?: (?:i met |i know )?(?:online|on ${APP}|from ${APP}|in ${APP}))|(?:a|this|some|an older|an old|this older) (?:random )?(?:guy|man|stranger|dude|lady|woman|grown ?up|adult|streamer|gamer)(?: online)?|(?:my|an|a) (?:online|internet|discord|roblox|snapchat|insta|game) (?:friend|boyfriend|girlfriend)|a (?:person|boy|girl|friend|kid)(?: i met)? (?:online|on ${APP}|from ${APP}))`;
const WHO_EN = `(?:${STRANGER_EN}|he|she|someone|somebody|they)`;
const ASKS_EN = oneOf(
  'wants? wanted asks? asked asking told tells? says? said keeps? sent sends? offered begs? begged threatened pressures? pressuring',
);
const UNDRESSED_EN =
  '(?:nudes?|naked|dick pics?|topless|without (?:my )?(?:clothes|shirt)|in (?:my )?(?:underwear|bikini|bra)|of my (?:body|feet|privates?|chest|butt))';
const WITHOUT_PARENTS_EN =
  '(?:meet (?:up|me|him|her|in person|irl|alone|them|in real life)|come over|(?:fly|travel|move|come|run away) (?:to|with) (?:him|her|them|his|me)|my address|where i live|send (?:a )?(?:pics?|pictures?|photos?|selfies?|videos?)|(?:pics?|pictures?|photos?|selfies?|videos?) of (?:me|myself)|turn on my (?:camera|webcam|cam)|(?:dont|not to|never) tell|secret|alone|(?:for )?(?:my|a) (?:pics?|pictures?|photos?|selfies?|phone number|real name)(?! of (?:the|my|a) (?:home ?work|work|worksheet|page|project|drawing)))';
const PARENTS_EN = '(?:my |any |your )?(?:parents|mom|mum|dad|mommy|daddy|family|grown ups|anyone|anybody)';

const ENGLISH = [
  {
    id: 'grooming.en.undressed',
    pattern: anyOf(
      `${WHO_EN}${upTo(2)} ${ASKS_EN}${upTo(7)} ${UNDRESSED_EN}`,
      '(?:send|sending|sent|send him|sent him|sent her)(?: him| her| them| my| a)? (?:nudes?|naked)',
      `(?:post|share|leak|show|send)(?: everyone| everybody| people)? (?:my|the) (?:pics?|pictures?|photos?|nudes?|videos?)${upTo(3)} (?:if|unless|to everyone|to my)`,
      '(?:robux|v ?bucks|money|gift cards?|skins?|gems)(?: to me)? (?:if i|for) (?:send|a pic|pics|pictures|photos|a photo|show|meet|my)',
    ),
  },
  {
    id: 'grooming.en.stranger',
    pattern: anyOf(
      `${STRANGER_EN}${upTo(3)} ${ASKS_EN}${upTo(6)} ${WITHOUT_PARENTS_EN}`,
      `${WHO_EN} ${ASKS_EN}${upTo(4)} (?:dont|not to|never) (?:to )?tell ${PARENTS_EN}`,
      `(?:keep|kept)(?: it| this| us| him| that)? (?:a )?secret from ${PARENTS_EN}`,
      `(?:he|she|they|someone) (?:wants?|asked|asks|keeps? asking|said)(?: me)?(?: if i| to| that we| we)*(?: can| could| should)? (?:meet (?:up|me|him|her|in person|irl)|where i live|for my address)(?! at (?:school|the library|practice|lunch))`,
    ),
  },
  {
    id: 'grooming.en.met-online',
    pattern: anyOf(
      '(?:friend|boyfriend|girlfriend|guy|man|dude) is (?:1[89]|[2-5][0-9])(?: years old)? and (?:wants|asked|asks|says|said|he|she|keeps)',
      '(?:sent|sends|showed|shows|keeps sending) me (?:a |an |his |her |some )?(?:gross|nasty|naked|dirty|sexual|weird|inappropriate|private) (?:pics?|pictures?|photos?|videos?|stuff|things|messages?)',
      '(?:a|this|some) (?:man|guy|lady|stranger)(?: in (?:a|the|his) (?:car|van|truck|park))? (?:asked|told|offered|wanted)(?: me)?(?: if i| to)?(?: want| wanted| get| take| come)?(?: in| a| for a| to| with)?(?: his| a)? (?:ride|car|van|house|candy|him)',
      `met (?:a|this|some|an) (?:older |cute |nice |really nice )?(?:guy|man|boy|dude|someone|woman|person|girl) (?:online|on ${APP}|in ${APP})`,
      `met someone (?:online|on ${APP})`,
      'my (?:online )?(?:boyfriend|girlfriend) is (?:1[89]|[2-5][0-9])(?! years older than| times)',
      '(?:hes|shes|he is|she is) (?:1[89]|[2-5][0-9])(?: years old)? (?:and|but) (?:im|i am) (?:only )?(?:[7-9]|1[0-5])(?! years younger)',
      `(?:a|this|some) (?:man|guy|car|van|stranger|dude)${upTo(2)} (?:followed|following|follows|keeps following|was following|is following) me(?! on| back on)`,
      '(?:a|this|some) (?:man|guy|stranger|dude)(?: outside| at the park)? (?:offered|told|asked|wants?)(?: me)?(?: to)? (?:a ride|get in(?: his)?|candy|come with him|go with him)',
    ),
  },
];

const STRANGER_FR =
  '(?:quelquun|un (?:mec|gars|homme|type|monsieur|adulte|inconnu|joueur|garcon|copain|ami|pote)|une (?:dame|femme|personne|inconnue|amie|fille))';
const ASKS_FR =
  '(?:veut|voulait|demande|demandait|dit|dise|propose|a propose|demander|insiste|menace|a dit|ma dit|ma demande)';
const WANTED_FR =
  '(?:nudes?|(?:ma|mes|une) photos?(?! (?:du|de la|de mon|de mes|de mon) (?:devoir|exercice|cahier|devoirs|dessin))|nue?s?|photos? (?:de moi|de mon corps|sans|en sous vetements|intimes?)|me (?:voir|rencontrer) (?:seule?|en vrai|en cachette)|mon adresse|ou jhabite|allumer (?:ma|la) (?:camera|webcam|cam)|(?:un|le|notre|en) secret|(?:rien|pas)(?: le)? (?:dire|parler|en parler) a (?:mes parents|ma mere|mon pere|personne))';
const FRENCH = [
  {
    id: 'grooming.fr.asks',
    pattern: anyOf(
      '(?:gars|mec|homme|type|copain) de (?:1[89]|[2-5][0-9]) ans (?:veut|me|ma|qui)',
      `${STRANGER_FR}${upTo(6)} ${ASKS_FR}${upTo(7)} ${WANTED_FR}`,
      `(?:il|elle|on)(?: me| ma| mavait)? ${ASKS_FR}${upTo(6)} (?:nudes?|photos? (?:de moi nue?|nue?|de mon corps|intimes?)|me rencontrer|me voir en vrai|(?:rien|pas)(?: le)? (?:dire|en parler|parler) a (?:mes parents|ma mere|mon pere))`,
      'envoy(?:er?|e|ee) (?:des nudes?|une? (?:photo|video) (?:nue?|de moi nue?|intime)|des photos (?:nues?|intimes|de mon corps))',
      'rencontre (?:quelquun|un (?:mec|gars|homme|type)|une personne) (?:sur (?:internet|insta|snap|discord|tiktok|roblox)|en ligne)',
      'mon copain a (?:1[89]|[2-5][0-9]) ans',
      '(?:un homme|un monsieur|un mec|un type|une voiture|quelquun)(?: bizarre| qui)* (?:me suit|ma suivie?|mattend)',
    ),
  },
];

const STRANGER_ES =
  '(?:alguien|un (?:hombre|senor|chico|chavo|tipo|adulto|desconocido|amigo|muchacho|jugador)(?: mayor| grande)?|una (?:persona|mujer|chica|senora|amiga))';
const ASKS_ES = '(?:quiere|quiso|pide|pidio|pidiendo|dice|dijo|propuso|insiste|amenaza|ofrece|ofrecio)';
const WANTED_ES =
  '(?:nudes?|desnud[oa]s?|el pack|fotos?(?! de la tarea| del cuaderno)|conocer(?:me|nos) en persona|ver(?:me|nos) (?:a solas|en persona|sol[oa]s?)|mi direccion|donde vivo|prenda la camara|un secreto|nuestro secreto|no (?:le )?(?:diga|cuente)s?(?: nada)? a (?:mis padres|mi mama|mi papa|nadie))';
const SPANISH = [
  {
    id: 'grooming.es.asks',
    pattern: anyOf(
      '(?:chico|hombre|tipo|senor|novio) de (?:1[89]|[2-5][0-9]) anos (?:quiere|me|que)',
      `${STRANGER_ES}${upTo(6)} ${ASKS_ES}${upTo(7)} ${WANTED_ES}`,
      `(?:el|ella)(?: me)? ${ASKS_ES}${upTo(6)} (?:nudes?|fotos? (?:desnud[oa]s?|mias?|sin ropa|de mi cuerpo|intimas?)|conocerme en persona|no (?:le )?(?:diga|cuente)(?: nada)? a mis padres)`,
      'mand(?:e|ar|arle|o|ado) (?:nudes?|(?:una )?fotos? (?:desnud[oa]s?|intimas?|de mi cuerpo))',
      'conoci (?:a (?:alguien|un (?:hombre|chico|senor)|una persona) )?(?:en|por) (?:internet|linea|insta(?:gram)?|discord|roblox|tiktok)',
      'mi novio tiene (?:1[89]|[2-5][0-9]) anos',
      '(?:un hombre|un senor|un tipo|un carro|un coche) me (?:sigue|siguio|esta siguiendo)',
    ),
  },
];

/** Someone seeks out a child in secret: pictures, meetings, silence towards parents. */
export const GROOMING: TriageCategory<'grooming'> = {
  category: 'grooming',
  tier: 'S1',
  harmless: everyOf(
    'secret santa',
    'surprise party',
    'send (?:my|the|his|her) (?:homework|essay|assignment|project|worksheet)',
    'photos? of (?:me|my) (?:homework|work|worksheet|page)',
  ),
  rules: [...ENGLISH, ...FRENCH, ...SPANISH],
};
