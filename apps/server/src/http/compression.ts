import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits one packet anyway. */
const WORTH_BYTES = 1_400;
const QUICK_BROTLI = 4;

/**
 * Compresses JSON answers as they leave. Files and documents come compressed already, and streams of
 * events must not be held back. What is sent to us is never decompressed: that would undo the body limit.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: WORTH_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: (type) => /^application\/(graphql-response\+)?json/.test(type),
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } },
  });
}
