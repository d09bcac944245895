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
/** Who reads, and whether nothing stands where an issue points. */
interface Reader {
  readonly locale: Locale;
  readonly isMissingAt: (path: readonly PropertyKey[]) => boolean;
}

const NOT_KNOWN = 'This field is not known';

function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    whole,
  );
}

/** The forms a value may have, with what keeps it from each. */
function formsOf({ code, errors }: ShapeIssue): readonly (readonly ShapeIssue[])[] {
  return code === 'invalid_union' && Array.isArray(errors) ? (errors as ShapeIssue[][]) : [];
}

/** Is a value of the kind this form asks for, whatever is wrong within it? */
const isOfKind = (form: readonly ShapeIssue[]): boolean =>
  form.every(({ code, path }) => path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value'));

/** What keeps a value from the one form it was meant to have: its kind is right there, something within it is not. */
function withinForm(issue: ShapeIssue): readonly ShapeIssue[] | null {
  const meant = formsOf(issue).find(isOfKind);
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? null;
}

function complaintsOf(issue: ShapeIssue, reader: Reader): Complaint[] {
  const { locale, isMissingAt } = reader;
  const within = withinForm(issue);
  if (within !== null) return within.flatMap((inner) => complaintsOf(inner, reader));
  const field = issue.path.map(String).join('.');
  const keys = Array.isArray(issue['keys']) ? issue['keys'].map(String) : null;
  if (keys === null) return [{ field, message: shapeWords(issue, locale, isMissingAt(issue.path)) }];
  const message = shapeMessage(NOT_KNOWN, locale) ?? NOT_KNOWN;
  return keys.map((key) => ({ field: [field, key].filter(Boolean).join('.'), message }));
}

/** The complaints of a shape that was parsed by hand; what was sent is gone then, and nothing is called missing. */
export function complaintsOfZod(error: ZodError, locale: Locale): Complaint[] {
  const reader = { locale, isMissingAt: () => false };
  return error.issues.flatMap((issue) => complaintsOf({ ...issue }, reader));
}

interface RouteIssue {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Record<string, unknown>;
}

/** The complaints of a route's own shape, as the type provider hands them over. */
export function complaintsOfRoute(issues: readonly RouteIssue[], { locale, input }: Judged): Complaint[] {
  const reader: Reader = { locale, isMissingAt: (path) => valueAt(input, path) === undefined };
  return issues.flatMap(({ keyword, instancePath, message = '', params }) => {
    const path = instancePath.split('/').filter(Boolean);
    return complaintsOf({ ...params, code: keyword, path, message }, reader);
  });
}
