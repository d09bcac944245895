import type { KeptType } from '@ori/contracts/portfolio-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { checkPdf } from './check-pdf.ts';
import { remakePicture } from './remake-picture.ts';

/** A file as it may be kept. Sizes in pixels; null for a PDF, which has no small picture either. */
export interface TakenFile {
  readonly type: KeptType;
  readonly content: Buffer;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly thumb: Buffer | null;
}
export type FileFailure = 'file-type-refused' | 'picture-too-large' | 'file-unsafe' | 'file-unreadable';

const WEBP_AT = 8;

/** What the file is by its first bytes: its name and what the browser calls it say nothing. */
export function kindOf(bytes: Buffer): 'picture' | 'pdf' | null {
  const starts = (signature: string) => bytes.subarray(0, signature.length / 2).toString('hex') === signature;
  if (starts('ffd8ff') || starts('89504e470d0a1a0a')) return 'picture';
  if (starts('52494646') && bytes.toString('latin1', WEBP_AT, WEBP_AT + 4) === 'WEBP') return 'picture';
  return starts('25504446') ? 'pdf' : null;
}

/** Looks at a file and answers what of it is kept: pictures are made anew, documents only looked through. */
export async function takeFile(bytes: Buffer): Promise<Result<TakenFile, FileFailure>> {
  const kind = kindOf(bytes);
  if (kind === null) return fail('file-type-refused');
  if (kind === 'pdf') {
    const found = checkPdf(bytes);
    if (found !== 'paper') return fail(found);
    return succeed({ type: 'application/pdf', content: bytes, widthPx: null, heightPx: null, thumb: null });
  }
  const made = await remakePicture(bytes);
  return made.ok ? succeed({ type: 'image/webp', ...made.value }) : made;
}
