import { attemptLines } from './attempt-lines.ts';

/** What people say around the maths they bring. Nothing in it changes what is to be reckoned. */
interface Around {
  readonly wantsHelp: readonly string[];
  readonly wantsCheck: readonly string[];
}

const EN: Around = {
  wantsHelp: [
    '(?:tell|give|show)(?: me)?(?: just| only)? (?:the |your )?(?:right |correct |final )?(?:answers?|solution|result)',
    '(?:only )?the answer',
    "what(?:[’']?s| is) the (?:right |correct |final )?(?:answer|solution|result)",
    'i (?:just |only |really )?(?:want|need) (?:to know )?the (?:answers?|solution)',
    '(?:answer|solve|do) (?:this|it)(?: one)?(?: for me)?',
    '(?:i need |need )?(?:some )?help(?: me)?(?: out)?',
    "i(?:[’']?m| am) (?:so |really |still |totally )?(?:stuck|lost|confused)",
    "i (?:don[’']?t|do not|can[’']?t|cannot) (?:get|understand|do|solve|know how to (?:do|solve))(?: (?:this|it))?(?: one)?",
    '(?:give me |i (?:want|need) |can i have |may i have )?(?:a |another |the next )?hint',
    'how (?:do|can|would|should) (?:i|you|we|u) (?:do|solve|start|begin)(?: (?:this|it))?(?: one)?',
    '(?:how|hw) (?:do|can|would|should|to) ?(?:i|you|we|u)? ?(?:add|subtract|multiply|multply|divide|calculate|reckon|compute|work out|figure out|find|simplify|write)',
    "what(?:[’']?s| is) the (?:first|next) step",
    "(?:here(?:[’']?s| is) )?(?:my|the|this) (?:home ?work|problem|question|exercise|task|equation)(?: is)?",
  ],
  wantsCheck: [
    '(?:my )?(?:mom|mum|dad|teacher|friend|brother|sister|book|tutor|sibling) (?:said|says|told me|thinks)(?: that)?',
    '(?:is|does|why is|why does)(?= [\\d(])',
    '(?:check|look at|look over|correct|review)(?: over)? (?:my|this|these|the) (?:work(?:ings?)?|answers?|steps?|home ?work|maths?|solution|lines?|reasoning)',
    '(?:check|look at|look over) (?:this|it|these)',
    'is (?:this|that|it|my (?:answer|work|working|solution)) (?:right|correct|ok|good)',
    'did i (?:do|get) (?:it|this|that|these) (?:right|wrong)',
    "where(?:[’']?s| is) my (?:mistake|error|slip)",
    'what did i do wrong',
    '(?:(?:here (?:are|is)|these are|this is) )?(?:my (?:steps?|work|working|lines?|solution)|what i did)(?: so far)?',
  ],
};
const FR: Around = {
  wantsHelp: [
    '(?:donne|dis|montre)(?:[- ]moi)?(?: juste| seulement)? (?:la |une )?(?:bonne )?(?:r[ée]ponse|solution)',
    '(?:juste |seulement )?la (?:r[ée]ponse|solution)',
    "(?:c[’']est quoi|quelle est) la (?:bonne )?(?:r[ée]ponse|solution)",
    'je veux (?:juste |seulement )?(?:savoir )?la (?:r[ée]ponse|solution)',
    'aide(?:s)?(?:[- ]moi)?',
    "j[’']ai besoin d[’']aide",
    'je suis (?:bloqu[ée]e?|perdue?|coinc[ée]e?)',
    'je bloque',
    "je (?:ne |n[’'])?(?:comprends|sais) pas(?: (?:comment faire|ça|cela|faire))?",
    '(?:donne[- ]moi |je veux |je voudrais )?un (?:autre )?(?:indice|coup de pouce)',
    'comment (?:faire|je fais|on fait|commencer)',
    'comment (?:on |je |faut[- ]il |faire pour )?(?:additionner?|soustraire|soustrais|soustrait|multiplier?|diviser?|calculer?|simplifier?|ajouter?|trouver?)',
    '(?:voici )?(?:mon|le|cet|ce) (?:devoir|probl[èe]me|exercice|[ée]nonc[ée])',
    '(?:voici )?(?:ma|la|cette) (?:question|[ée]quation)',
  ],
  wantsCheck: [
    '(?:v[ée]rifie[rz]?|corrige[rz]?|regarde[rz]?|relis)(?:[- ]moi)? (?:mes|mon|ma|les|le|ce|ces|cette) (?:[ée]tapes?|calculs?|travail|lignes?|r[ée]ponses?|solution|devoirs?|raisonnement)',
    '(?:v[ée]rifie|regarde) (?:ça|cela|ceci)',
    "(?:est-ce que )?(?:c[’']est|est-ce) (?:juste|correct|bon)",
    "o[ùu] est (?:mon |l[’'])erreur",
    "(?:voici )?(?:mes [ée]tapes|mon calcul|mon travail|mes lignes|ce que j[’']ai fait)",
  ],
};
const ES: Around = {
  wantsHelp: [
    '(?:dime|dame|mu[ée]strame)(?: s[oó]lo| solamente| ya)? (?:la |el )?(?:respuesta|soluci[oó]n|resultado)(?: correcta| final)?',
    '(?:s[oó]lo )?la (?:respuesta|soluci[oó]n)',
    '(?:cu[aá]l es|qu[eé] es) la (?:respuesta|soluci[oó]n)(?: correcta)?',
    '(?:s[oó]lo )?(?:quiero|necesito) (?:s[oó]lo )?(?:saber )?la (?:respuesta|soluci[oó]n)',
    'ay[uú]dame',
    '(?:necesito )?ayuda',
    '(?:estoy|me qued[eé]|me he quedado) (?:muy )?(?:atascad[oa]|perdid[oa]|atorad[oa])',
    'no (?:lo )?(?:entiendo|s[eé])(?: (?:esto|c[oó]mo (?:hacerlo|se hace|empezar)|hacerlo))?',
    '(?:dame |quiero )?(?:una |otra )?pista',
    'c[oó]mo (?:se hace|lo hago|empiezo|se resuelve)',
    'c[oó]mo (?:se )?(?:sumo|suma|resto|resta|multiplico|multiplica|divido|divide|calculo|calcula|hago|hace|simplifico|simplifica)',
    '(?:este es |esta es |aqu[ií] est[aá] )?(?:mi|el|la|esta|este) (?:tarea|problema|ejercicio|pregunta|ecuaci[oó]n)(?: es)?',
  ],
  wantsCheck: [
    '(?:revisa|comprueba|mira|corrige|verifica)(?:me)? (?:mis|mi|estos|estas|este|esta|los|las|el|la) (?:pasos?|trabajo|l[ií]neas?|respuestas?|soluci[oó]n|tarea|c[aá]lculos?|desarrollo)',
    '(?:revisa|mira|comprueba) esto',
    'est[aá] bien(?: esto)?',
    'es (?:correcto|correcta)',
    'd[oó]nde est[aá] mi error',
    '(?:(?:estos son|estas son|aqu[ií] est[aá]n) )?(?:mis (?:pasos|l[ií]neas)|mi desarrollo|lo que hice)',
  ],
};

const POLITE =
  "(?:(?:hi|hey|hello|ok|okay|so|well|please|pls|professor|prof|ori|can you|could you|will you|would you|just|bonjour|salut|stp|svp|s[’']il (?:te|vous) pla[iî]t|alors|tu peux|peux-tu|est-ce que tu peux|hola|oye|por favor|porfa|puedes|me puedes|podr[ií]as)[\\s,!]{1,3}){0,4}";
/** `… to this problem, please`: what ties the phrase to the maths. */
const TIE =
  '(?:\\s+(?:to|for|of|on|with|about|here|now|pour|de|à|sur|avec|para|con|en|a))?(?:\\s+(?:this|that|the|my|cette|cet|ce|mon|ma|mi|la|el|esta|este)(?:\\s+(?:problem|question|equation|one|exercise|sum|probl[èe]me|[ée]quation|exercice|calcul|problema|pregunta|ecuaci[oó]n|ejercicio))?)?(?:,?\\s+(?:please|now|stp|svp|por favor))?';
/** Bounded, like all that stands before a wish: it is looked for at every place of a message. */
const BREAK = '(?:\\s?[:.,;!?…]{1,3}\\s{0,2}|\\s[–—]\\s|\\s{1,2})';

type Wish = keyof Around;
const phrasesOf = (wish: Wish): string => [EN, FR, ES].flatMap((around) => around[wish]).join('|');
const before = (wish: Wish) =>
  new RegExp(`^\\s*[¿¡]?${POLITE}(?:${phrasesOf(wish)})${TIE}${BREAK}(?=\\S)`, 'iu');
const after = (wish: Wish) =>
  new RegExp(
    `${BREAK}[¿¡]?${POLITE}(?:${phrasesOf(wish)})(?:,?\\s+(?:please|now|stp|svp|por favor))?[\\s.!?…]{0,8}$`,
    'iu',
  );
const WISHES: readonly Wish[] = ['wantsCheck', 'wantsHelp'];
const ENDS = WISHES.flatMap((wish) => [
  { wish, pattern: before(wish) },
  { wish, pattern: after(wish) },
]);

/** Maths that somebody brought with a word of what they want. */
export interface Brought {
  readonly text: string;
  /** It is working of theirs, to be looked at; else a task. */
  readonly isWorking: boolean;
}

const NOTHING_BROUGHT = null as Brought | null;

/**
 * The maths of a message without the wish before or after it: `Just tell me the answer: 3x+5=20` → `3x+5=20`. Only whole
 * phrases that change nothing are taken off: of `Rounded to tens: 34 + 7` nothing is. Null where there is no such wish.
 */
export function broughtIn(message: string): Brought | null {
  let brought = NOTHING_BROUGHT;
  // A wish may stand on both sides: `Mom says 7 × 8 = 54, is that right?`
  for (const { wish, pattern } of ENDS) {
    const before: string = brought?.text ?? message.trim();
    const text: string = before.replace(pattern, '').trim();
    const isLess = text !== before && /[\d=<>]/.test(text);
    if (isLess) brought = { text, isWorking: wish === 'wantsCheck' || brought?.isWorking === true };
  }
  return brought;
}

const VALUE = /^\s*\p{L}\s*=[^=\p{L}]+$/u;
const lettersIn = (line: string) => new Set(line.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? []);

/** `3x+5=20, 3x=15, x=5` on one line; `x = 2, y = 3` is one answer. */
function onOneLine(text: string): readonly string[] {
  const pieces = text.split(/,\s+|;\s*/);
  const letters = new Set(pieces.flatMap((piece) => [...lettersIn(piece)]));
  const areSteps = pieces.length > 1 && pieces.every((piece) => piece.includes('=')) && letters.size <= 1;
  return areSteps && !VALUE.test(pieces[0] ?? '') ? attemptLines(pieces.join('\n')) : [];
}

/** The lines of working in a message, with the wish that they be looked at taken off; empty where it is something else. */
export function workingIn(message: string): readonly string[] {
  const brought = broughtIn(message);
  if (brought?.isWorking !== true) return attemptLines(message);
  const steps = onOneLine(brought.text);
  return steps.length > 0 ? steps : attemptLines(brought.text);
}
