import type { Locale } from '@ori/contracts/locale';
import type { CheckedSteps } from '../../maths/check-steps/check-steps.ts';
import { say } from '../../problems/say.ts';
import type { GroundedProblem } from '../ground.ts';

const LONE = /^[-−]?\d[\d.,\u202f\u00a0]*(?: ?\/ ?\d+)?(?: ?(?:%|[\p{L}°²³]{1,4}))?$/u;
const HOW = say('How did you get there?', 'Comment as-tu trouvé cela ?', '¿Cómo llegaste a eso?');
const EXACT = 1e-9;

/** A number as it is written alone, with its decimals; null for anything else. */
function numberIn(written: string, locale: Locale): { value: number; places: number } | null {
  const bare = written
    .replace(/[$\s\u202f\u00a0]|\\?%/g, '')
    .replace(/^\p{L}?[=≈]/u, '')
    .replace(/−/g, '-')
    .replace(/[\p{L}°²³]{1,4}$/u, '');
  const plain = locale === 'en' ? bare.replace(/,(?=\d{3}(?:\D|$))/g, '') : bare.replace(',', '.');
  const [, top, bottom] = /^(-?\d+)\/(\d+)$/.exec(plain) ?? [];
  if (top !== undefined && bottom !== undefined) return { value: Number(top) / Number(bottom), places: 0 };
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return null;
  return { value: Number(plain), places: plain.split('.')[1]?.length ?? 0 };
}

/**
 * A lone number as the answer to a problem that has no lines to follow from: right, wrong, or, where the two can't be
 * compared, left open. Rounded decimals count as right. Null where the line is more than a number.
 */
export function checkLoneAnswer(
  line: string,
  { answer, answerForms }: Pick<GroundedProblem, 'answer' | 'answerForms'>,
  locale: Locale,
): CheckedSteps | null {
  const said = LONE.test(line.trim()) ? numberIn(line.trim(), locale) : null;
  if (said === null) return null;
  const wanted = [answer, ...answerForms].flatMap((form) => numberIn(form, locale)?.value ?? []);
  if (wanted.length === 0 || !Number.isFinite(said.value)) return { ok: null, line: 0 };
  const step = 10 ** -said.places;
  const isRight = wanted.some(
    (value) =>
      Math.abs(value - said.value) < EXACT || (said.places > 0 && Math.abs(value - said.value) <= step / 2),
  );
  if (isRight) return { ok: true };
  const isClose = wanted.some((value) => !Number.isInteger(value) && Math.abs(value - said.value) < 1);
  return isClose && Number.isInteger(said.value)
    ? { ok: null, line: 0 }
    : { ok: false, line: 0, misconception: null, question: HOW };
}
