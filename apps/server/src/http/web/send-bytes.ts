import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding, type Encoded } from './encodings.ts';

interface Sendable {
  readonly forms: Encoded;
  readonly etag: string;
  readonly type: string;
}

/** Sends bytes in the best form the browser takes, or 304 when it has them already. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { forms, etag, type }: Sendable,
): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding'], forms);
  const tag = `"${etag}-${encoding}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(forms[encoding]);
}
