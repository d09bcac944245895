import { TUTOR_WORK_LINE_MAX_CHARS, TUTOR_WORK_LINES_MAX } from '@ori/contracts/tutor-names';
import { withoutTrailing } from '../../words/without-trailing.ts';

/** What stands before a try as people write it, in the three languages, and after it. */
const BEFORE =
  /^¿?(?:(?:oh(?: i see| ok| yes)?|ah|i see|wait|yes|no|got it|d['’]accord|ah oui|je vois|ah ya|ya veo|so|then|well|ok|okay|and|but|hm+|alors|donc|bon|puis|et|mais|entonces|pues|bueno|y|pero|luego)[,.!\s]+)*(?:is (?:it|the answer)|(?:could|can) it be|it is|it['’]s|that['’]s|i (?:got|get|have|think(?: it['’]?s| it is)?|wrote|did|tried|put|said|say|came to|calculated|worked out)|i(?: have|['’]ve) tried|my answer is|(?:the )?answer is|answer|maybe|first|next|c['’]est|est-ce(?: que c['’]est)?|j['’]ai (?:trouvé|obtenu|eu|écrit|essayé|mis|dit|calculé)|je (?:trouve|mets|dirais|pense(?: que c['’]est)?|crois(?: que c['’]est)?)|(?:la|ma) réponse est|réponse|peut-être|d['’]abord|ensuite|es|creo que es|(?:podría|puede) ser|diría|he (?:probado|puesto|escrito|intentado)|(?:puse|probé|intenté|escribí|calculé)|me (?:da|sale|dio|salió)|tengo|(?:la|mi) respuesta es|respuesta|quizás?|primero|después)?\s*:?\s*/iu;
const AFTER =
  /(?<!\p{L})(?:(?:and|but)(?: (?:it|that))?(?: is|['’]s| was) wrong|et c['’]est faux|y está mal|right|correct|ok|yes|no|non|n['’]est-ce pas|c['’]est ça|juste|verdad|cierto|correcto)$/iu;
/** Blanks within a line, and those that French writes before a mark. */
const BLANKS = ' \t\u00a0\u202f';
/** Longer than whatever may stand after a try: only the end of a line is looked at for it. */
const AFTER_MAX_CHARS = 32;
/** Maths and nothing else; `or` joins two solutions. No sign is read in two ways, or the time doubles with each. */
const MATHS_ONLY =
  /^(?:[\d\s.,+\-−–*×·⋅∙•✕✖∗÷/:^()=<>≤≥≠≈²³√π%|'’]|(?<!\p{L})(?!π)\p{L}(?!\p{L})|\b(?:or|ou|and|et)\b)+$/u;
const HAS_SIGN = /[\d=<>]/;
/** `2 + 2 =` asks for what comes next. */
const OPEN_END = /[-+−*×·⋅∙•✕✖∗÷/=<>^]$/u;

function withoutAfter(line: string): string {
  const bare = withoutTrailing(line, `${BLANKS}?!.`);
  const found = AFTER.exec(bare.slice(-AFTER_MAX_CHARS));
  return found === null ? bare : withoutTrailing(bare.slice(0, bare.length - found[0].length), `${BLANKS},`);
}

/** What is left of a line once the words around a try are taken off. */
const bareTry = (line: string): string => withoutAfter(line.trim().replace(BEFORE, '')).trim();

function tryIn(line: string): string | null {
  const bare = bareTry(line);
  const isTry = MATHS_ONLY.test(bare) && HAS_SIGN.test(bare) && !OPEN_END.test(bare);
  return isTry ? bare : null;
}

/**
 * The lines of working in a message that is nothing else: `is it x = 5?` is one, `3x = 15, so x = 5` two. Empty when
 * a line of the message is not maths alone: then the message asks or tells something.
 */
export function attemptLines(message: string): readonly string[] {
  const pieces = message
    .split(/\n+|;\s+|(?:,\s+|(?<![\s,])\s+)(?:so|then|donc|alors|puis|entonces|luego)\s+/iu)
    .filter((piece) => piece.trim() !== '');
  const lines = pieces.map(tryIn);
  const isTry = lines.length > 0 && lines.length <= TUTOR_WORK_LINES_MAX;
  if (!isTry) return [];
  const read = lines.flatMap((line) =>
    line === null || line.length > TUTOR_WORK_LINE_MAX_CHARS ? [] : [line],
  );
  return read.length === lines.length ? read : [];
}

/** A short answer as it may be judged against a question that wants a word or a letter: `I think it's b` → `b`. */
export const answerIn = (message: string): string => bareTry(message);
