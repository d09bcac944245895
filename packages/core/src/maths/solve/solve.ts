import type { Locale } from '@ori/contracts/locale';
import { orNull } from '../silence.ts';
import { solveExpressionRequest } from './requests/expression-requests.ts';
import { NUMBER_REQUESTS } from './requests/number-requests.ts';
import { POLYGON_REQUESTS } from './requests/polygon-requests.ts';
import { PERCENT_REQUESTS } from './requests/percent-requests.ts';
import { capturesOf, type Request } from './requests/phrase.ts';
import { RATIO_REQUESTS } from './requests/ratio-requests.ts';
import { requestText } from './requests/request-text.ts';
import { RULE_REQUESTS } from './requests/rule-requests.ts';
import { SCIENCE_REQUESTS } from './requests/science-requests.ts';
import { SHAPE_REQUESTS } from './requests/shape-requests.ts';
import type { Solution } from './solution.ts';

const LENGTH_MAX = 400;
const REQUESTS: readonly Request[] = [
  ...PERCENT_REQUESTS,
  ...RATIO_REQUESTS,
  ...RULE_REQUESTS,
  ...NUMBER_REQUESTS,
  ...POLYGON_REQUESTS,
  ...SHAPE_REQUESTS,
  ...SCIENCE_REQUESTS,
];
/** `10-4`, `555-1234`, `3/4/2026`: a saying, a telephone number, a day. */
const NO_SUM = /^\s*\d+-\d+(?:-\d+)*\s*$|^\s*\d+\/\d+\/\d+\s*$/;
/** Factorials, and sums that go on without end. */
const UNREAD = /\d\s*!|…|\.\.\./;

/**
 * Solves a mathematical request as people write it (`solve 2x+3=7`, `15 % de 80`, `deriva x^3`), in one language.
 * The whole message has to be understood: one word left over, one ambiguity, one unsure check, and it is null.
 */
export function solve(message: string, locale: Locale): Solution | null {
  if (message.length > LENGTH_MAX || NO_SUM.test(message) || UNREAD.test(message)) return null;
  const text = requestText(message, locale);
  if (text === '') return null;
  for (const request of REQUESTS) {
    const captures = capturesOf(request, text, locale);
    const solution = captures && orNull(() => request.solve(captures, locale, text));
    if (solution) return solution;
  }
  return orNull(() => solveExpressionRequest(text, locale));
}
