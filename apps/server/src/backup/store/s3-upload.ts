import { createHash } from 'node:crypto';
import { BackupError } from '../backup-error.ts';
import type { S3Calls } from './s3-calls.ts';
import { plainTag, textOf } from './s3-xml.ts';

/** All parts but the last are of one size, as some stores ask; 10,000 of them are the most there may be. */
const PART_BYTES = 16 * 1024 * 1024;
const PARTS_MAX = 10_000;

export interface Uploaded {
  readonly bytes: number;
  /** What the store calls the content. */
  readonly tag: string;
}

interface Uploading {
  readonly calls: S3Calls;
  readonly key: string;
  /** However many bytes they are; two parts of them are in memory at most. */
  readonly content: AsyncIterable<Uint8Array>;
  readonly partBytes?: number;
  readonly signal?: AbortSignal;
}

/** Cuts the content into parts of one size; the last may be smaller. There is at least one. */
async function* partsOf(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let [part, filled, given] = [new Uint8Array(size), 0, 0];
  for await (const chunk of content)
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + size - filled);
      part.set(piece, filled);
      at += piece.length;
      filled += piece.length;
      if (filled < size) continue;
      yield part;
      [part, filled, given] = [new Uint8Array(size), 0, given + 1];
    }
  if (filled > 0 || given === 0) yield part.subarray(0, filled);
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

/**
 * Uploads under the key. Nothing stands under it before all of it does: what fits into one part is put by one call, more
 * by a multipart upload, which is given up where anything fails.
 */
export async function upload(uploading: Uploading): Promise<Uploaded> {
  const { calls, key, content, partBytes = PART_BYTES, signal } = uploading;
  const parts = partsOf(content, partBytes);
  const first = await parts.next();
  const body = first.done ? new Uint8Array() : first.value;
  const more = signal ? { signal } : {};
  if (body.length === partBytes) return uploadParts(uploading, body, parts);
  const answer = await calls({ method: 'PUT', key, body, headers: { 'content-md5': md5(body) }, ...more });
  return { bytes: body.length, tag: plainTag(answer.headers.get('etag')) };
}

async function uploadParts(
  { calls, key, signal }: Uploading,
  first: Uint8Array<ArrayBuffer>,
  rest: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): Promise<Uploaded> {
  const more = signal ? { signal } : {};
  const begun = await calls({ method: 'POST', key, query: { uploads: '' }, ...more });
  const uploadId = textOf(await begun.text(), 'UploadId');
  if (uploadId === null) throw new BackupError('The store began no upload.');
  let bytes = 0;
  const tags: string[] = [];
  const put = async (body: Uint8Array<ArrayBuffer>) => {
    if (tags.length === PARTS_MAX) throw new BackupError('The file is larger than a store takes.');
    const query = { partNumber: String(tags.length + 1), uploadId };
    const headers = { 'content-md5': md5(body) };
    const answer = await calls({ method: 'PUT', key, query, headers, body, ...more });
    tags.push(answer.headers.get('etag') ?? '');
    bytes += body.length;
  };
  try {
    await put(first);
    for await (const part of rest) await put(part);
    return { bytes, tag: await complete({ calls, key, uploadId, tags, more }) };
  } catch (error) {
    // Whoever gave the upload up gave up its calls, not this one.
    await calls({ method: 'DELETE', key, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

interface Completing {
  readonly calls: S3Calls;
  readonly key: string;
  readonly uploadId: string;
  readonly tags: readonly string[];
  readonly more: { readonly signal?: AbortSignal };
}

/** Makes one object of the parts. The answer may be an error though its status is that of success. */
async function complete({ calls, key, uploadId, tags, more }: Completing): Promise<string> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const answer = await calls({ method: 'POST', key, query: { uploadId }, body, ...more });
  const text = await answer.text();
  const tag = textOf(text, 'ETag');
  if (tag === null)
    throw new BackupError(`The store did not complete the upload: ${textOf(text, 'Code') ?? 'no answer'}.`);
  return plainTag(tag);
}
