import { CSRF_HEADER } from '@ori/contracts/limits';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { PrintOptions } from '@ori/contracts/worksheets';
import { readCookie } from '../../lib/cookies.ts';
import { failureOf, type Failure, networkFailure } from '../../lib/failure.ts';
import { COOKIES } from '../../lib/storage-keys.ts';
import { sheetPath } from './sheet-path.ts';

/** The address of a sheet's PDF. */
export function pdfPath(code: string, options: PrintOptions): string {
  return `${sheetPath(code)}/pdf?${new URLSearchParams(options).toString()}`;
}

/** The PDF with a name at its head. The name goes with the call and is kept nowhere. */
export async function namedPdf(
  code: string,
  options: PrintOptions,
  name: string,
): Promise<Result<Blob, Failure>> {
  try {
    const answer = await fetch(`${sheetPath(code)}/pdf`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', [CSRF_HEADER]: readCookie(COOKIES.csrf) ?? '' },
      body: JSON.stringify({ ...options, name }),
    });
    if (answer.ok) return succeed(await answer.blob());
    return fail(failureOf(await answer.json().catch(() => null), answer.status));
  } catch {
    return fail(networkFailure());
  }
}
