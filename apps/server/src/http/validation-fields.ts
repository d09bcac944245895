import type { Locale } from '@ori/contracts/locale';
import { shapeMessage } from '@ori/contracts/shape-messages';
import type { ZodError } from 'zod';
import { type ShapeIssue, shapeWords } from './shape-words.ts';

/** One complaint about an input: the field's dotted path ('' for the whole), and the words. */
export interface Complaint {
  readonly field: string;
  readonly message: string;
}

/** Who reads the complaints, and what was sent. */
export interface Judged {
  readonly locale: Locale;
  readonly input: unknown;
}

const NOT_KNOWN = 'This field is not known';

function complaintsOf(issue: ShapeIssue, { locale, input }: Judged): Complaint[] {
  const field = issue.path.map(String).join('.');
  const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : null;
  if (keys === null) return [{ field, message: shapeWords(issue, locale, input) }];
  const message = shapeMessage(NOT_KNOWN, locale) ?? NOT_KNOWN;
  return keys.map((key) => ({ field: [field, key].filter(Boolean).join('.'), message }));
}

/** The complaints of a shape that was parsed by hand. */
export function complaintsOfZod(error: ZodError, judged: Judged): Complaint[] {
  return error.issues.flatMap((issue) => complaintsOf(issue, judged));
}

interface RouteIssue {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Record<string, unknown>;
}

/** The complaints of a route's own shape, as the type provider hands them over. */
export function complaintsOfRoute(issues: readonly RouteIssue[], judged: Judged): Complaint[] {
  return issues.flatMap(({ keyword, instancePath, message = '', params }) => {
    const path = instancePath.split('/').filter(Boolean);
    return complaintsOf({ ...params, code: keyword, path, message }, judged);
  });
}
