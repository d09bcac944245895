import type { ZodError } from 'zod';

/** One complaint about an input: the field's dotted path ('' for the whole), and the words. */
export interface Complaint {
  readonly field: string;
  readonly message: string;
}

interface RawIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

function complaintsOf({ path, message, keys }: RawIssue): Complaint[] {
  const field = path.map(String).join('.');
  if (keys === undefined) return [{ field, message }];
  return keys.map((key) => ({
    field: [field, key].filter(Boolean).join('.'),
    message: 'This field is not known',
  }));
}

/** The complaints of a shape that was parsed by hand. */
export function complaintsOfZod(error: ZodError): Complaint[] {
  return error.issues.flatMap((issue) => complaintsOf(issue as RawIssue));
}

interface RouteIssue {
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Record<string, unknown>;
}

/** The complaints of a route's own shape, as the type provider hands them over. */
export function complaintsOfRoute(issues: readonly RouteIssue[]): Complaint[] {
  return issues.flatMap(({ instancePath, message = '', params }) => {
    const path = instancePath.split('/').filter(Boolean);
    const { keys } = params;
    return complaintsOf({ path, message, ...(Array.isArray(keys) ? { keys: keys.map(String) } : {}) });
  });
}
