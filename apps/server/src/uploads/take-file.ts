import type { KeptType } from '@ori/contracts/portfolio-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { createBoundedQueue } from '../db/bounded-queue.ts';
import { atWork, held } from '../observe/work.ts';
import { refusalOf } from './picture-room.ts';
import { remakePicture } from './remake-picture.ts';
import { remakePdf } from './remake-pdf.ts';

/** A file as it may be kept. Sizes in pixels; null for a PDF, which has no small picture either. */
export interface TakenFile {
  readonly type: KeptType;
  readonly content: Buffer;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly thumb: Buffer | null;
}
export type FileFailure =
  | 'file-type-refused'
  | 'picture-too-large'
  | 'file-unsafe'
  | 'file-unreadable'
  | 'uploads-busy';

const WEBP_AT = 8;

/** What the file is by its first bytes: its name and what the browser calls it say nothing. */
export function kindOf(bytes: Buffer): 'picture' | 'pdf' | null {
  const starts = (signature: string) => bytes.subarray(0, signature.length / 2).toString('hex') === signature;
  if (starts('ffd8ff') || starts('89504e470d0a1a0a')) return 'picture';
  if (starts('52494646') && bytes.toString('latin1', WEBP_AT, WEBP_AT + 4) === 'WEBP') return 'picture';
  return starts('25504446') ? 'pdf' : null;
}

async function takePicture(bytes: Buffer): Promise<Result<TakenFile, FileFailure>> {
  const made = await remakePicture(bytes);
  return made.ok ? succeed({ type: 'image/webp', ...made.value }) : made;
}

async function takePdf(bytes: Buffer): Promise<Result<TakenFile, FileFailure>> {
  const made = await remakePdf(bytes);
  if (!made.ok) return made;
  return succeed({
    type: 'application/pdf',
    content: made.value,
    widthPx: null,
    heightPx: null,
    thumb: null,
  });
}

/** With the one in hand, at most nine files of 12 MB lie in memory. */
const inQueue = createBoundedQueue({ mayWait: 8, mayWaitForOne: 3 });

/**
 * Looks at a file and answers what of it is kept: pictures and documents are made anew, one at a time in this process,
 * so that memory stays bounded. `uploads-busy` when too many wait, of everybody's or of this account's.
 */
export async function takeFile(bytes: Buffer, accountId: string): Promise<Result<TakenFile, FileFailure>> {
  const kind = kindOf(bytes);
  if (kind === null) return fail('file-type-refused');
  const refusal = kind === 'picture' ? refusalOf(bytes) : null;
  if (refusal !== null) return fail(refusal);
  const take = () => (kind === 'pdf' ? takePdf(bytes) : takePicture(bytes));
  const taken = await held('files', () => inQueue(accountId, () => atWork('files', take, `files ${kind}`)));
  return taken.ok || taken.failure !== 'busy'
    ? (taken as Result<TakenFile, FileFailure>)
    : fail('uploads-busy');
}
