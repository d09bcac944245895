import type { Locale } from '@ori/contracts/locale';
import { FUNCTIONS, variablesOf, type Expression } from '../../expressions/expression.ts';
import { parseExpression } from '../../expressions/parse-expression.ts';
import { parseNumber } from '../../parse-number.ts';
import { solveArithmetic } from '../arithmetic.ts';
import { solveCompoundInequality } from '../compound-inequality.ts';
import { solveDefiniteIntegral } from '../definite-integral.ts';
import { solveDerivative } from '../derivative.ts';
import { solveEquation } from '../equation.ts';
import { solveEvaluateAt } from '../evaluate-at.ts';
import { solveFactor } from '../factor.ts';
import { solveInequality } from '../inequality.ts';
import { solveIntegral } from '../integral.ts';
import { partsOfChain, sidesOfInequality } from '../relation.ts';
import type { Equation } from '../roots.ts';
import { solveSimplify } from '../simplify.ts';
import type { Solution } from '../solution.ts';
import { solveSurd } from '../surd.ts';
import { solveSystem } from '../system.ts';
import { withTimesForX } from '../../times-for-x.ts';
import { withWrittenSigns } from './spoken-signs.ts';

type Task = 'derivative' | 'integral' | 'factor' | 'simplify' | 'solve' | 'evaluate' | null;

/** How each task is asked for; the rest of the text is the expression. Texts come without accents. */
const TASKS: readonly (readonly [Exclude<Task, null>, Readonly<Record<Locale, RegExp>>])[] = [
  [
    'derivative',
    {
      en: /^(?:(?:find |what(?:'s| is) |calculate |compute )?(?:the )?(?:first )?derivative of |differentiate |d\/dx (?:of )?)/i,
      fr: /^(?:(?:trouve |calcule |calculer |quelle est )?(?:la )?derivee de |derive |deriver )/i,
      es: /^(?:(?:halla |calcula |calcular |cual es )?(?:la )?derivada de |deriva |derivar )/i,
    },
  ],
  [
    'integral',
    {
      en: /^(?:(?:find |what(?:'s| is) |calculate |compute )?(?:the )?(?:indefinite )?(?:integral|antiderivative) of |integrate |∫ ?)/i,
      fr: /^(?:(?:trouve |calcule |calculer |quelle est )?(?:l'integrale|une primitive|la primitive|integrale|primitive) de |integre |integrer |∫ ?)/i,
      es: /^(?:(?:halla |calcula |calcular |cual es )?(?:la )?(?:integral|primitiva) de |integra |integrar |∫ ?)/i,
    },
  ],
  [
    'factor',
    {
      en: /^factor(?:i[sz]e)?(?: completely| fully)? /i,
      fr: /^(?:factorise|factoriser|factorisez) /i,
      es: /^(?:factoriza|factorizar|factorice) /i,
    },
  ],
  [
    'simplify',
    {
      en: /^(?:(?:expand and simplify|expand|simplify|multiply out|reduce) (?:the (?:fraction|expression) )?|(?:write|put|give|express) (?:the fraction )?(?=\d+ ?\/ ?\d+$))/i,
      fr: /^(?:developpe et reduis|developper et reduire|developpe|developper|simplifie|simplifier|reduis|reduire) (?:la fraction |l'expression )?/i,
      es: /^(?:desarrolla y simplifica|desarrolla|desarrollar|simplifica|simplificar|reduce|expande) (?:la (?:fraccion|expresion) )?/i,
    },
  ],
  [
    'solve',
    {
      en: /^(?:solve for (?<letter>[a-z])|solve|(?:find|what is) (?<wanted>[a-z]) (?:if|when|in)) (?:the )?(?:equation |inequality |system (?:of equations )?)?/i,
      fr: /^(?:resous|resoudre|resolvez|trouve (?<letter>[a-z]) (?:si|dans|quand)) (?:l'equation |l'inequation |le systeme )?/i,
      es: /^(?:resuelve|resolver|resuelva|(?:halla|encuentra) (?<letter>[a-z]) (?:si|en|cuando)) (?:la )?(?:el )?(?:ecuacion |inecuacion |sistema )?/i,
    },
  ],
  [
    'evaluate',
    {
      en: /^(?:what(?:'s| is)|work out|calculate|compute|evaluate|find) /i,
      fr: /^(?:combien font|combien fait|calcule|calculer|calculez|quel est|evalue) /i,
      es: /^(?:cuanto es|cuanto son|calcula|calcular|cual es|evalua) /i,
    },
  ],
];
/** `write 6/8 in lowest terms`: the wish stands behind, or in French before, what it is about. */
const SIMPLEST: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:write|put|give|express|reduce|simplify|what(?:'s| is)) )?(?:the fraction )?(?<of>.+?) (?:simplified|(?:in|to|into) (?:its |the )?(?:simplest (?:form|terms)|lowest terms))$/i,
  fr: /^(?:(?:ecris|ecrire|mets|mettre|donne|donner|simplifie|simplifier) )?(?:la fraction )?(?<of>.+?) sous (?:sa )?forme (?:irreductible|la plus simple)$|^(?:rends|rendre) irreductible (?:la fraction )?(?<last>.+)$/i,
  es: /^(?:(?:escribe|escribir|pon|poner|da|reduce|reducir|simplifica|simplificar) )?(?:la fraccion )?(?<of>.+?) (?:en|a|hasta) (?:su )?(?:minima expresion|forma mas simple|forma irreducible)$/i,
};
const FOR_LETTER: Readonly<Record<Locale, RegExp>> = {
  en: /,? (?:for|with respect to) ([a-z])$/i,
  fr: /,? (?:pour|par rapport a) ([a-z])$/i,
  es: /,? (?:para|respecto a|respecto de) ([a-z])$/i,
};
const AT_VALUE: Readonly<Record<Locale, RegExp>> = {
  en: /^([^=]+?),? (?:when|if|for|at|where) ([a-z]) ?= ?([^=%]+)$/i,
  fr: /^([^=]+?),? (?:pour|si|quand|avec) ([a-z]) ?= ?([^=%]+)$/i,
  es: /^([^=]+?),? (?:para|si|cuando|con) ([a-z]) ?= ?([^=%]+)$/i,
};
const JOINS: Readonly<Record<Locale, RegExp>> = {
  en: / ?; ?|, | and /gi,
  fr: / ?; ?|, | et /gi,
  es: / ?; ?|, | [ey] /gi,
};

interface Asked {
  readonly task: Task;
  readonly rest: string;
  readonly letter?: string;
}

function inLowestTerms(text: string, locale: Locale): Asked | null {
  const { of, last = of } = SIMPLEST[locale].exec(text)?.groups ?? {};
  return last === undefined ? null : { task: 'simplify', rest: last };
}

function taskIn(text: string, locale: Locale): Asked {
  const inLowest = inLowestTerms(text, locale);
  if (inLowest) return inLowest;
  for (const [task, patterns] of TASKS) {
    const found = patterns[locale].exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length).trim();
    const letter = found.groups?.['letter'] ?? found.groups?.['wanted'];
    return letter === undefined ? { task, rest } : { task, rest, letter: letter.toLowerCase() };
  }
  return { task: null, rest: text };
}

/** `… for x` behind an equation or a derivative. */
function withoutLetter(asked: Asked, locale: Locale): Asked {
  const found = FOR_LETTER[locale].exec(asked.rest);
  const may = asked.task === 'solve' || asked.task === 'derivative' || asked.task === 'integral';
  if (!found || !may) return asked;
  return { ...asked, rest: asked.rest.slice(0, found.index), letter: (found[1] ?? '').toLowerCase() };
}

const NAMES = new RegExp(`${FUNCTIONS.join('|')}|pi`, 'gi');
/** Letters that do not pass for unknowns: the imaginary i, the number e, and those that look like digits. */
const NO_UNKNOWNS = /[ilo]/i;

/** Whether the letters can be unknowns: alone, or a pair such as xy; no word, no function's name. */
function hasPlainLetters(text: string): boolean {
  const runs = text.replace(NAMES, ' ').match(/[a-z]+/gi) ?? [];
  return runs.every(
    (run) => (run.length === 1 && !NO_UNKNOWNS.test(run)) || /^(?:[xyz]{2,3}|ab|ac|bc|mn)$/i.test(run),
  );
}

function read(text: string, locale: Locale, functions = false): Expression | null {
  return hasPlainLetters(text) ? parseExpression(text, { locale, functions }) : null;
}

function readEquation(text: string, locale: Locale): Equation | null {
  const [left, right, ...others] = text.split('=');
  if (left === undefined || right === undefined || others.length > 0) return null;
  const [over, under] = [read(left, locale), read(right, locale)];
  return over && under && { left: over, right: under };
}

/** Two equations with something between them, where only one place to part them makes sense. */
function systemIn(text: string, locale: Locale): readonly [Equation, Equation] | null {
  const readings = [...text.matchAll(JOINS[locale])].flatMap((join) => {
    const first = readEquation(text.slice(0, join.index), locale);
    const second = readEquation(text.slice(join.index + join[0].length), locale);
    return first && second ? [[first, second] as const] : [];
  });
  const [only, ...others] = readings;
  return only && others.length === 0 ? only : null;
}

/** `-1 < 2x + 3 <= 7`. */
function solveChain(asked: Asked, locale: Locale): Solution | null {
  const chain = partsOfChain(asked.rest);
  if (!chain) return null;
  const [low, middle, high] = chain.parts.map((part) => read(part, locale));
  if (!low || !middle || !high) return null;
  return solveCompoundInequality({ parts: [low, middle, high], signs: chain.signs }, asked.letter);
}

function solveRelation(asked: Asked, locale: Locale): Solution | null {
  if (asked.task !== 'solve' && asked.task !== null) return null;
  const sides = sidesOfInequality(asked.rest);
  if (!sides) return solveChain(asked, locale);
  const [left, right] = [read(sides.left, locale), read(sides.right, locale)];
  return left && right && solveInequality({ left, relation: sides.relation, right }, asked.letter);
}

function solveEqual(asked: Asked, locale: Locale): Solution | null {
  if (asked.task !== 'solve' && asked.task !== null) return null;
  const system = systemIn(asked.rest, locale);
  if (system) return solveSystem(system);
  const equation = readEquation(asked.rest, locale);
  return equation && solveEquation(equation, asked.letter);
}

/** `3x + 2 when x = 4`. */
function solveAt({ task, rest }: Asked, locale: Locale): Solution | null {
  const [, expression = '', letter = '', value = ''] = AT_VALUE[locale].exec(rest) ?? [];
  const asks = task === 'evaluate' || task === null;
  const problem = asks && expression !== '' ? read(expression, locale) : null;
  const typed = parseNumber(value, locale);
  return problem && typed && solveEvaluateAt(problem, letter.toLowerCase(), typed.value);
}

const END = String.raw`-?\d+(?:[.,]\d+)?(?:\s?/\s?\d+)?`;
const behind = (from: string, to: string) =>
  new RegExp(`^(?<of>.+?),? (?:${from}) (?<from>${END}) (?:${to}) (?<to>${END})(?: dx)?$`, 'i');
const RANGE_BEHIND: Readonly<Record<Locale, RegExp>> = {
  en: behind('from|between', 'to|and'),
  fr: behind('de|entre', 'a|et'),
  es: behind('de|desde', 'a|hasta'),
};
const RANGE_BEFORE = new RegExp(`^_\\{?(?<from>${END})\\}?\\^\\{?(?<to>${END})\\}? (?<of>.+)$`, 'i');

/** `f(x) =` and `y =` before a function that is to be differentiated. */
const NAME_OF_FUNCTION = /^(?:[fgh]\(x\)|y)\s*=\s*(?=.)/i;

/** `x^2 from 0 to 3`, `_0^3 x^2 dx`: the function and the ends of its range; null without a range. */
function rangeIn(text: string, locale: Locale) {
  const found = RANGE_BEHIND[locale].exec(text) ?? RANGE_BEFORE.exec(text);
  const { of, from = '', to = '' } = found?.groups ?? {};
  const ends = [parseNumber(from, locale), parseNumber(to, locale)] as const;
  return of !== undefined && ends[0] && ends[1]
    ? { of, ends: [ends[0].value, ends[1].value] as const }
    : null;
}

function solveFunction(asked: Asked, locale: Locale): Solution | null {
  const range = asked.task === 'integral' ? rangeIn(asked.rest, locale) : null;
  const rest = (range?.of ?? asked.rest).replace(NAME_OF_FUNCTION, '').replace(/dx$/, '').trimEnd();
  const problem = read(rest, locale, true);
  if (!problem) return null;
  const letter = asked.letter;
  if (range) return solveDefiniteIntegral(problem, range.ends, letter);
  return asked.task === 'derivative' ? solveDerivative(problem, letter) : solveIntegral(problem, letter);
}

/** `2 + 3 =`, `2 + 3 = ?`. */
const ASKED_FOR = /(?:(?<!\s)\s+)?=\s*\??$/;
/** `2x(3+1)` without another x: a letter, or a sign? */
const MAYBE_TIMES = /^[^x]*\dx\([^x]*$/i;
/** `3√8`: three times a root, or a third root? */
const MAYBE_CUBE_ROOT = /(?<![\d.,*/)^]\s?)[34]\s?(?:√|sqrt)/;
const hasTwoReadings = (text: string) => MAYBE_TIMES.test(text) || MAYBE_CUBE_ROOT.test(text);
const HAS_SIGN = /[-+*/^()√²³|×÷·⋅∙•✕✖∗]|sqrt/;

function solvePlain({ task, rest }: Asked, locale: Locale): Solution | null {
  const written = withTimesForX(rest.replace(ASKED_FOR, ''));
  const problem = hasTwoReadings(written) ? null : read(written, locale);
  if (!problem || task === 'solve') return null;
  const isNumeric = variablesOf(problem).length === 0;
  if (task === 'factor') return isNumeric ? null : solveFactor(problem);
  if (!isReckoning(written)) return null;
  if (isNumeric) return solveArithmetic(problem) ?? solveSurd(problem);
  return task === 'evaluate' ? null : solveSimplify(problem);
}

/** Something to work out: a sign beside a number. */
function isReckoning(text: string): boolean {
  return HAS_SIGN.test(text.replace(/^-/, '')) && /\d|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(text);
}

/** A request that is an expression, an equation or an inequality, with the word that says what to do, or without. */
export function solveExpressionRequest(text: string, locale: Locale): Solution | null {
  const written = withWrittenSigns(text, locale);
  if (written === null) return null;
  const asked = withoutLetter(taskIn(written, locale), locale);
  if (asked.task === 'derivative' || asked.task === 'integral') return solveFunction(asked, locale);
  const at = solveAt(asked, locale);
  if (at) return at;
  if (/[<>≤≥]/.test(asked.rest)) return solveRelation(asked, locale);
  const equals = asked.rest.replace(ASKED_FOR, '').includes('=');
  return equals ? solveEqual(asked, locale) : solvePlain(asked, locale);
}
