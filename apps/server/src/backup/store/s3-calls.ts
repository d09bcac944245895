import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { errorCode } from '../../db/pg-errors.ts';
import { BackupError } from '../backup-error.ts';
import type { S3Settings } from './s3-settings.ts';
import { textOf } from './s3-xml.ts';

const TRIES = 5;
const FIRST_PAUSE_MS = 200;
const AGAIN = new Set([408, 429, 500, 502, 503, 504]);

export interface S3Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The object's key; the bucket itself where there is none. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly signal?: AbortSignal;
}

/** A signed call to one bucket, tried anew for a while where the store, or the way to it, is not well. */
export type S3Calls = (call: S3Call) => Promise<Response>;

/** As the signature counts it: nothing stays as it is but what RFC 3986 leaves free. */
const encodedPart = (text: string) =>
  encodeURIComponent(text)
    .replaceAll('!', '%21')
    .replaceAll("'", '%27')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll('*', '%2A');
const encoded = (key: string) => key.split('/').map(encodedPart).join('/');

/** Where a call goes. */
export function addressOf({ endpoint, isPathStyle }: S3Settings, bucket: string, call: S3Call): URL {
  const url = new URL(endpoint);
  const base = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = `${base}${isPathStyle ? `${bucket}/` : ''}${encoded(call.key ?? '')}`;
  if (call.key === undefined && isPathStyle) url.pathname = `${base}${bucket}`;
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  return url;
}

/** Signed with what the body's bytes come to, so that the store refuses other bytes. */
async function send(settings: S3Settings, bucket: string, call: S3Call): Promise<Response> {
  const body = call.body ?? new Uint8Array();
  const { sessionToken } = settings;
  const signed = await new AwsV4Signer({
    method: call.method,
    url: addressOf(settings, bucket, call).toString(),
    headers: {
      ...call.headers,
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    },
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    ...(sessionToken === null ? {} : { sessionToken }),
    service: 's3',
    region: settings.region,
  }).sign();
  return fetch(signed.url, {
    method: signed.method,
    headers: signed.headers,
    redirect: 'error',
    ...(call.body ? { body: call.body } : {}),
    ...(call.signal ? { signal: call.signal } : {}),
  });
}

/** What the store said it refuses, for people; never a key. */
async function refusal(response: Response, where: string): Promise<BackupError> {
  const text = await response.text().catch(() => '');
  const code = textOf(text, 'Code') ?? String(response.status);
  const message = textOf(text, 'Message');
  return new BackupError(`${where} refused: ${code}${message === null ? '' : ` (${message})`}.`);
}

/** The calls of one bucket. Each throws BackupError where it is refused, or nobody answers. */
export function s3Calls(settings: S3Settings, bucket: string): S3Calls {
  const where = `The store at ${new URL(settings.endpoint).host}, bucket ${bucket},`;
  return async (call) => {
    for (let turn = 1; ; turn += 1) {
      const answer = await send(settings, bucket, call).catch((error: unknown) => {
        call.signal?.throwIfAborted();
        return error instanceof Error ? error : new Error(String(error));
      });
      if (!(answer instanceof Error)) {
        if (answer.ok) return answer;
        if (!AGAIN.has(answer.status) || turn === TRIES) throw await refusal(answer, where);
        await answer.body?.cancel();
      } else if (turn === TRIES) {
        const why = errorCode(answer.cause) || answer.message;
        throw new BackupError(`${where} cannot be reached: ${why}.`, { cause: answer });
      }
      await sleep(FIRST_PAUSE_MS * 2 ** (turn - 1), undefined, call.signal ? { signal: call.signal } : {});
    }
  };
}
