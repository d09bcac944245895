import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CREDENTIALS, isSigned, REGION } from './s3-signature.ts';

/** Few, so that lists come in pages. */
const PAGE = 3;

interface Stored {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly at: Date;
}
interface Upload {
  readonly key: string;
  at: Date;
  readonly parts: Map<number, Stored>;
}

export interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a test has the store do in place of what it should; nothing for null. */
type Fault = (asked: Asked, response: http.ServerResponse) => boolean;

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest();
const stored = (bytes: Buffer): Stored => ({ bytes, tag: md5(bytes).toString('hex'), at: new Date() });
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface State {
  readonly objects: Map<string, Stored>;
  readonly uploads: Map<string, Upload>;
  readonly asked: Asked[];
  fault: Fault | null;
}

const refuse = (response: http.ServerResponse, status: number, code: string): void =>
  void response.writeHead(status).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);

function put(
  { objects, uploads }: State,
  { key, query, body, headers }: Asked,
  response: http.ServerResponse,
): void {
  if (headers['content-md5'] !== md5(body).toString('base64')) return refuse(response, 400, 'BadDigest');
  const upload = uploads.get(query.get('uploadId') ?? '');
  if (query.has('uploadId') && upload === undefined) return refuse(response, 404, 'NoSuchUpload');
  const made = stored(body);
  if (upload) upload.parts.set(Number(query.get('partNumber')), made);
  else objects.set(key, made);
  response.writeHead(200, { etag: `"${made.tag}"` }).end();
}

function post({ objects, uploads }: State, { key, query, body }: Asked, response: http.ServerResponse): void {
  if (query.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, { key, at: new Date(), parts: new Map() });
    return void response.writeHead(200).end(`<R><UploadId>${id}</UploadId></R>`);
  }
  const upload = uploads.get(query.get('uploadId') ?? '');
  if (upload === undefined) return refuse(response, 404, 'NoSuchUpload');
  const parts = [...upload.parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
  const isAsked = parts.every(({ tag }, index) =>
    body.includes(`<PartNumber>${index + 1}</PartNumber><ETag>"${tag}"</ETag>`),
  );
  if (!isAsked || parts.slice(0, -1).some((part) => part.bytes.length !== parts[0]?.bytes.length))
    return refuse(response, 400, 'InvalidPart');
  const tag = `${md5(Buffer.concat(parts.map((part) => Buffer.from(part.tag, 'hex')))).toString('hex')}-${parts.length}`;
  objects.set(key, { bytes: Buffer.concat(parts.map(({ bytes }) => bytes)), tag, at: new Date() });
  uploads.delete(query.get('uploadId') ?? '');
  response.writeHead(200).end(`<R><Key>${escaped(key)}</Key><ETag>&quot;${tag}&quot;</ETag></R>`);
}

function list({ objects, uploads }: State, { query }: Asked, response: http.ServerResponse): void {
  const prefix = query.get('prefix') ?? '';
  if (query.has('uploads')) {
    const found = [...uploads].filter(([, { key }]) => key.startsWith(prefix));
    const text = found.map(
      ([id, { key, at }]) =>
        `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    );
    return void response.writeHead(200).end(`<R>${text.join('')}</R>`);
  }
  const after = query.get('continuation-token') ?? '';
  const rest = [...objects].filter(([key]) => key.startsWith(prefix) && key > after);
  const page = rest.toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, PAGE);
  const text = page.map(
    ([key, { bytes, tag, at }]) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${at.toISOString()}</LastModified><ETag>&quot;${tag}&quot;</ETag><Size>${bytes.length}</Size></Contents>`,
  );
  const next =
    rest.length > PAGE
      ? `<NextContinuationToken>${escaped(page.at(-1)?.[0] ?? '')}</NextContinuationToken>`
      : '';
  const isMore = `<IsTruncated>${rest.length > PAGE}</IsTruncated>`;
  response.writeHead(200).end(`<R>${isMore}${next}${text.join('')}</R>`);
}

function get({ objects }: State, { key, headers }: Asked, response: http.ServerResponse): void {
  const found = objects.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  const { range, 'if-match': match } = headers;
  if (match !== undefined && match !== `"${found.tag}"`) return refuse(response, 412, 'PreconditionFailed');
  const from = range === undefined ? 0 : Number(range.slice('bytes='.length, -1));
  const bytes = found.bytes.subarray(from);
  const head = { etag: `"${found.tag}"`, 'content-length': bytes.length };
  response.writeHead(range === undefined ? 200 : 206, head).end(bytes);
}

function answer(state: State, call: Asked, response: http.ServerResponse): void {
  if (state.fault?.(call, response) === true) return;
  const { method, key, query } = call;
  if (method === 'PUT') return put(state, call, response);
  if (method === 'POST') return post(state, call, response);
  if (method === 'GET') return (key === '' ? list : get)(state, call, response);
  if (query.has('uploadId')) state.uploads.delete(query.get('uploadId') ?? '');
  else state.objects.delete(key);
  response.writeHead(204).end();
}

async function receive(
  state: State,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const [, bucket, ...keys] = url.pathname.split('/');
  const key = decodeURIComponent(keys.join('/'));
  const call = { method: request.method ?? '', key, query: url.searchParams, headers: request.headers, body };
  state.asked.push(call);
  if (!(await isSigned(request, url, body))) return refuse(response, 403, 'SignatureDoesNotMatch');
  if (bucket !== 'backups') return refuse(response, 404, 'NoSuchBucket');
  answer(state, call, response);
}

/**
 * A small S3: one bucket in memory, path style, with the calls that backups make. It takes no call that is not signed as
 * AWS's own library signs it, nor a body of other bytes than were signed.
 */
export async function startS3Server() {
  const state: State = { objects: new Map(), uploads: new Map(), asked: [], fault: null };
  const server = http.createServer((request, response) => {
    // A caller that goes away in its middle gets no answer.
    receive(state, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { ...CREDENTIALS, sessionToken: null, region: REGION, endpoint, isPathStyle: true },
    /** The same as a process's variables. */
    variables: {
      AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
      AWS_REGION: REGION,
      BACKUP_S3_ENDPOINT: endpoint,
    },
    ...state,
    setFault: (wanted: Fault | null): void => void (state.fault = wanted),
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
