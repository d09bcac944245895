/** What must not be stored or sent on. */
export type PrivateKind = 'email' | 'phone' | 'secret' | 'address' | 'school' | 'name';

/** A piece of private data: characters `start` to `end` (not included) of the text. */
export interface PrivatePiece {
  readonly kind: PrivateKind;
  readonly start: number;
  readonly end: number;
}

interface PrivateRule {
  readonly kind: PrivateKind;
  /** The private part is the group `it`; flags `dg`. */
  readonly pattern: RegExp;
}

const rule = (kind: PrivateKind, pattern: string, flags = ''): PrivateRule => ({
  kind,
  pattern: new RegExp(pattern, `dgu${flags}`),
});

/** Nothing that makes a number part of a reckoning or of a longer number. */
const NO_SUM_BEFORE = '(?<![\\d.,=+*/×÷^(\\u2212-]\\s?|[\\d]\\s|[\\p{L}\\d])';
const NO_SUM_AFTER = '(?![\\d\\p{L}]|\\s?[=+*/×÷^%]|\\s?-\\s?\\d|[.,]\\d|\\s\\d)';
const LETTER_WORD = "[\\p{L}][\\p{L}'’.-]{0,30}";
const CAPITAL_WORD = "\\p{Lu}[\\p{L}'’.-]{0,30}";

const EMAIL = rule(
  'email',
  '(?<![\\w.+-])(?<it>[\\w.+-]{1,64}(?:@|\\s?\\(at\\)\\s?|\\s?\\[at\\]\\s?)[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{2,63}){1,4})(?![\\w@])',
  'i',
);

const PHONES = [
  // +33 6 12 34 56 78, +1 (555) 123-4567
  rule(
    'phone',
    `(?<![\\d\\p{L}=+*/]\\s?)(?<it>\\+\\d{1,3}[ .-]?(?:\\(?\\d{1,4}\\)?[ .-]?){2,5}\\d{2,4})${NO_SUM_AFTER}`,
  ),
  // (555) 123-4567
  rule('phone', `(?<![\\d\\p{L}=+*/^-]\\s?)(?<it>\\(\\d{3}\\)\\s?\\d{3}[ .-]\\d{4})${NO_SUM_AFTER}`),
  // 555-123-4567, 1-555-123-4567
  rule(
    'phone',
    `${NO_SUM_BEFORE}(?<it>(?:1[-.])?\\d{3}([-.])\\d{3}\\k<sep>\\d{4})${NO_SUM_AFTER}`.replace(
      '([-.])',
      '(?<sep>[-.])',
    ),
  ),
  // 06 12 34 56 78
  rule('phone', `${NO_SUM_BEFORE}(?<it>0[1-9](?:[ .-]?\\d{2}){4})${NO_SUM_AFTER}`),
  // "my number is 5551234567", "mon numéro c'est le 06…", "llámame al 612 345 678"
  rule(
    'phone',
    `(?:\\b(?:(?:my|mom'?s|dad'?s|our|his|her)\\s(?:(?:phone|cell|mobile|home|telephone|whatsapp)\\s?)?(?:number|phone|cell|digits|num)|(?:call|text|whatsapp|message|ring)\\s(?:me|us)(?:\\s(?:at|on))?|(?:mon|notre)\\s(?:num[ée]ro|t[ée]l[ée]phone|portable|tel|06|num)|appelle(?:z)?[- ]moi(?:\\sau)?|mi\\s(?:n[úu]mero|tel[ée]fono|celular|m[óo]vil|cel)|ll[áa]mame(?:\\sal)?|escr[íi]beme\\sal)(?:\\s(?:of|de|phone|number|t[ée]l[ée]phone|tel[ée]fono)){0,4}\\s?(?:is|'s|est|c['’]?est|es|at|:|=|,|le|el|al|au)?(?:\\s(?:is|le|el|al|au))?\\s?)(?<it>\\+?\\d(?:[ .-]?\\d){6,14})(?!\\d)`,
    'i',
  ),
];

const NOT_A_PASSWORD =
  "(?:not|wrong|too|lost|forgotten|broken|very|really|the|so|a|an|my|is|in|on|to|for|hard|easy|weak|strong|secret|safe|long|short|saved|still|now|pas|perdu|oubli[ée]|mal|trop|tr[eè]s|un|une|incorrect[ae]?|incorrecto|muy|no|el|la|working|doesn['’]?t|isn['’]?t|what|that|it)";
const SECRETS = [
  rule(
    'secret',
    `\\b(?:(?:my|the|our|mom'?s|dad'?s|mon|notre|mi)\\s(?:(?:secret|login|sacred|new|old|bank|card|phone|house|door|garage|alarm|code)\\s)?(?:pin|passcode|code|c[óo]digo|clave|nip)|(?<!\\p{L})pin)(?:\\s(?:code|number|pin|secret|nip|est|es|is|to|de)){0,4}\\s?(?:is|'s|est|c['’]?est|es|was|:|=|number|,)?\\s?(?:to\\s)?(?<it>\\d{4,8})(?![\\d]|\\s?[+*/×÷=^-]|[.,]\\d)`,
    'i',
  ),
  rule(
    'secret',
    `\\b(?:pass\\s?word|mot\\sde\\spasse|mdp|contrase[ñn]a)\\s?(?:is|'s|est|c['’]?est|es|was|:|=)\\s?(?!${NOT_A_PASSWORD}(?![\\p{L}\\d]))(?<it>[^\\s[\\],;]{3,40})`,
    'i',
  ),
  // A social security number.
  rule('secret', `${NO_SUM_BEFORE}(?<it>\\d{3}-\\d{2}-\\d{4})${NO_SUM_AFTER}`),
];

const STREET_EN =
  '(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|way|circle|terrace|close|crescent|parkway|pkwy|highway|hwy)';
const STREET_FR =
  '(?:rue|avenue|av|boulevard|bd|chemin|all[ée]e|impasse|place|route|quai|square|cours|r[ée]sidence)';
const STREET_ES = '(?:calle|avenida|av|avda|carrera|paseo|plaza|camino|carretera|callej[óo]n)';
const TAIL =
  '(?:,?\\s(?:apt|apartment|unit|flat|app|appartement|depto|piso)\\.?\\s?#?\\w{1,5})?(?:,?\\s\\d{4,5}(?:\\s\\p{Lu}[\\p{L}-]{1,30})?)?';
const HERE =
  "\\b(?:i\\s(?:live|stay|am)|i['’]m|we\\slive|my\\s(?:home\\s)?address(?:\\sis)?|address\\s?(?:is|:)|come\\sto|meet\\s(?:me\\s)?at|j['’]?\\s?habite|on\\shabite|mon\\sadresse|adresse\\s?(?:est|:)|viens\\sau|vivo|vivimos|mi\\s(?:direcci[óo]n|casa)|direcci[óo]n\\s?(?:es|:))[\\s,:]{1,2}(?:(?:is|at|on|in|to|est|c['’]est|au|à|a|es|en|la|el|le)\\s){0,2}";
const NAMED_EN = `\\d{1,5}[a-z]?\\s(?:${LETTER_WORD}\\s){1,4}?${STREET_EN}\\b\\.?${TAIL}`;
const NAMED_FR = `\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s${STREET_FR}\\s(?:${LETTER_WORD}\\s?){1,5}?(?=[,.;!?\\n]|$|\\s(?:et|mais|je|\\d))${TAIL}`;
const NAMED_ES = `${STREET_ES}\\.?\\s(?:${LETTER_WORD}\\s){0,4}?(?:${LETTER_WORD}|\\d{1,3})\\s?,?\\s?(?:n[úu]mero\\s|n[°º]\\s?|#\\s?)?\\d{1,5}${TAIL}`;
const ADDRESSES = [
  rule('address', `${HERE}(?<it>(?:${NAMED_EN}|${NAMED_FR}|${NAMED_ES}))`, 'i'),
  rule('address', `^\\s?(?<it>(?:${NAMED_EN}|${NAMED_FR}|${NAMED_ES}))\\s?[.!]?\\s?$`, 'i'),
  // 12 Oak Street: capitals tell it from "3 big road signs".
  rule(
    'address',
    `${NO_SUM_BEFORE}(?<it>\\d{1,5}\\s(?:${CAPITAL_WORD}\\s){1,3}(?:Street|Avenue|Road|Lane|Drive|Boulevard|Blvd|Ave|Rd|St)\\b\\.?${TAIL})`,
  ),
  rule(
    'address',
    `${NO_SUM_BEFORE}(?<it>\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s(?:rue|avenue|boulevard|impasse|allée|chemin)\\s(?:(?:de|du|des|la|le|les|l['’]|d['’])\\s?){0,2}${CAPITAL_WORD}(?:\\s${CAPITAL_WORD}){0,2}${TAIL})`,
  ),
  rule(
    'address',
    `\\b(?:my\\s(?:home\\s)?address\\sis|mon\\sadresse\\s(?:est|c['’]est)|mi\\sdirecci[óo]n\\ses)\\s(?<it>[^.!?\\n[\\]]{0,10}\\d[^.!?\\n[\\]]{3,60})`,
    'i',
  ),
];

const SCHOOL_EN =
  '(?:elementary|middle|high|primary|secondary|prep|charter|montessori|catholic|christian|grammar|junior\\shigh|academy|school)';
const GENERAL_EN =
  '(?:the|a|an|my|our|same|this|that|public|private|home|local|new|old|big|small|good|bad|great|online|virtual|high|middle|elementary|primary|secondary|grade|grammar|summer|sunday|night|law|medical|art|music|different|another|no|real|regular|normal|boarding|in|to|at|every|after|before|from|of|charter|catholic|christian|montessori|and|prep|junior|preschool|until|through)';
const SCHOOLS = [
  rule(
    'school',
    `\\b(?:i\\s(?:go|went|attend|study|am)|we\\sgo|i['’]m\\s(?:in|at)|my\\s(?:kid|son|daughter|brother|sister)\\sgoes|my\\sschool(?:\\sis|['’]s|\\sname\\sis)|my\\sschool\\sis\\scalled|called|school:)\\s(?:(?:to|at|in|called)\\s)?(?<it>(?!${GENERAL_EN}\\s)${LETTER_WORD}(?:\\s(?!and\\s|but\\s|so\\s)${LETTER_WORD}){0,3}?\\s${SCHOOL_EN}(?:\\sschool)?)(?![\\p{L}\\d])(?!\\s(?:work|home|day))`,
    'i',
  ),
  rule(
    'school',
    `\\b(?:[Mm]y\\sschool(?:\\sis|['’]s|\\sname\\sis|\\sis\\scalled)|[Ii]\\s(?:go|went)\\sto\\sschool\\sat)\\s(?<it>${CAPITAL_WORD}(?:\\s${CAPITAL_WORD}){0,4})`,
  ),
  rule(
    'school',
    `\\b(?:(?:[àa]\\sl['’]?|au|du|mon|dans\\sl['’]?|dans\\sle|de\\sl['’]?)\\s?(?:[ée]cole|coll[eè]ge|lyc[ée]e)(?:\\ss['’]appelle|\\sest|,|\\sc['’]est)?|[ée]cole\\ss['’]appelle)\\s(?:(?:le|la|l['’]|de|du|primaire|[ée]l[ée]mentaire|maternelle)\\s?){0,3}(?<it>${CAPITAL_WORD}(?:[\\s-](?:de\\s|du\\s|la\\s)?${CAPITAL_WORD}){0,3})`,
  ),
  rule(
    'school',
    `\\b(?:(?:voy|asisto|estudio|estoy)\\s(?:a|al|a\\sla|en|en\\sel|en\\sla)\\s|mi\\s)(?:escuela|colegio|instituto|secundaria|primaria|cole)(?:\\s(?:se\\sllama|es|el|la|primaria|secundaria)){0,2}\\s(?<it>${CAPITAL_WORD}(?:\\s(?:de\\s|del\\s|la\\s)?${CAPITAL_WORD}){0,4})`,
  ),
];

const ONE_NAME = "\\p{L}[\\p{L}'’-]{1,30}";
const NAMES = [
  // Two capitals or more after the introduction; a first name alone is no secret.
  rule(
    'name',
    `\\b(?:[Mm]y\\s(?:full\\s)?name(?:\\sis|['’]s)|[Jj]e\\sm['’]?\\s?appelle|[Mm]on\\snom\\s(?:complet\\s)?est|[Mm]e\\sllamo|[Mm]i\\snombre\\s(?:completo\\s)?es)\\s(?<it>${CAPITAL_WORD}(?:\\s(?:de\\s|del\\s|la\\s|van\\s|von\\s|ben\\s|el\\s)?${CAPITAL_WORD}){1,4})`,
  ),
  rule(
    'name',
    `\\b(?:my\\sfull\\sname(?:\\sis|['’]s)|mon\\snom\\scomplet\\s(?:est|c['’]est)|mi\\snombre\\scompleto\\ses)\\s(?<it>${ONE_NAME}(?:\\s${ONE_NAME}){1,3})`,
    'i',
  ),
  rule(
    'name',
    `\\b(?:my\\s(?:last|family|sur)\\s?name(?:\\sis|['’]s)|mon\\snom\\sde\\sfamille\\s(?:est|c['’]est)|mi\\sapellido\\ses|mis\\sapellidos\\sson)\\s(?<it>(?!(?:not|hard|weird|long|the|so|very|too|pas|muy|trop|really)\\b)${ONE_NAME}(?:\\s${CAPITAL_WORD}){0,2})`,
    'i',
  ),
];

const RULES: readonly PrivateRule[] = [EMAIL, ...PHONES, ...SECRETS, ...ADDRESSES, ...SCHOOLS, ...NAMES];
/** Without any of these no rule can speak: a quick look that spares ordinary messages. */
const WORTH_A_LOOK =
  /@|\(at\)|\[at\]|\d{4}|\d[ .-]\d|pass|contrase|mot de|mdp|address|adresse|direcci|school|academy|[eé]cole|coll[eè]ge|lyc[eé]e|escuela|colegio|instituto|name|appelle|nom\b|llamo|nombre|apellido|street|\b(?:road|avenue|lane|drive|rue|calle|boulevard|live|habite|vivo)\b/i;

const piecesOf = ({ kind, pattern }: PrivateRule, text: string): readonly PrivatePiece[] =>
  Array.from(text.matchAll(pattern), (match) => {
    const [start, end] = match.indices?.groups?.['it'] ?? [0, 0];
    return { kind, start, end };
  });

/**
 * Private data in a message: e-mail, phone, PIN or password, address, school, full name. Built to leave problems
 * alone: numbers that stand in a reckoning are never taken. In order of place, none within another.
 */
export function privateDataIn(text: string): readonly PrivatePiece[] {
  if (!WORTH_A_LOOK.test(text)) return [];
  const found = RULES.flatMap((one) => piecesOf(one, text)).filter(({ start, end }) => end > start);
  const ordered = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: PrivatePiece[] = [];
  for (const piece of ordered) if (piece.start >= (kept.at(-1)?.end ?? 0)) kept.push(piece);
  return kept;
}
