import { createTarDecoder, createTarPacker } from 'modern-tar';
import { errorCode } from '../db/pg-errors.ts';
import { BackupError } from './backup-error.ts';

type Bytes = ReadableStream<Uint8Array>;

/** Fills the buffer with what stands at that byte on. */
type ReadAt = (bytes: Uint8Array, at: number) => Promise<{ readonly bytesRead: number }>;
const PIECE_BYTES = 1024 * 1024;

/** A tar file, packed by gzip, that is written entry by entry; `bytes` has to be read meanwhile. */
export interface ArchiveWriter {
  readonly bytes: Bytes;
  add(name: string, content: Uint8Array): Promise<void>;
  /** An entry of that many bytes, read piece by piece; where fewer come, zeros stand for the rest. */
  addStream(name: string, size: number, read: ReadAt): Promise<void>;
  /** No more entries. */
  end(): void;
  /** Makes `bytes` fail. */
  fail(reason: unknown): void;
}

/** Begins an archive; every entry carries the time `at`. `signal` ends it at the next entry. */
export function writeArchive(at: Date, signal?: AbortSignal): ArchiveWriter {
  const { readable, controller } = createTarPacker();
  return {
    bytes: readable.pipeThrough(new CompressionStream('gzip')),
    async add(name, content) {
      signal?.throwIfAborted();
      const entry = controller.add({ name, size: content.length, type: 'file', mode: 0o600, mtime: at });
      const writer = entry.getWriter();
      await writer.write(content);
      await writer.close();
    },
    async addStream(name, size, read) {
      const entry = controller.add({ name, size, type: 'file', mode: 0o600, mtime: at });
      const writer = entry.getWriter();
      for (let done = 0; done < size;) {
        signal?.throwIfAborted();
        const piece = new Uint8Array(Math.min(PIECE_BYTES, size - done));
        const { bytesRead } = await read(piece, done);
        await writer.write(bytesRead === 0 ? piece : piece.subarray(0, bytesRead));
        done += bytesRead === 0 ? piece.length : bytesRead;
      }
      await writer.close();
    },
    end: () => controller.finalize(),
    fail: (reason) => controller.error(reason),
  };
}

export interface ArchiveEntry {
  readonly name: string;
  readonly body: Bytes;
}

/**
 * The entries in their order; each body has to be read or cancelled before the next is asked for.
 * @throws BackupError where the file ends early or was changed
 */
export async function* readArchive(bytes: Bytes, signal?: AbortSignal): AsyncGenerator<ArchiveEntry> {
  const entries = bytes
    .pipeThrough(new DecompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>)
    .pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries) {
      signal?.throwIfAborted();
      yield { name: header.name, body };
    }
  } catch (error) {
    throw damaged(error);
  }
}

/** What age, zlib and the tar reader say of bytes that are not as they were written. */
const OF_BYTES = [
  'invalid tag',
  'final chunk',
  'truncated',
  'ciphertext',
  'z_buf',
  'z_data',
  'incorrect',
  'unexpected end',
  'terminated',
  'checksum',
  'ustar',
];

/** What a failure within the file's bytes means for people; other failures stay what they are. */
export function damaged(error: unknown): unknown {
  if (error instanceof BackupError) return error;
  const text = error instanceof Error ? `${error.message} ${errorCode(error)}`.toLowerCase() : '';
  return OF_BYTES.some((word) => text.includes(word))
    ? new BackupError('The file is damaged or cut off: it does not hold a whole backup.', { cause: error })
    : error;
}

/** All bytes of a small entry, as JSON. */
export async function readJson(body: Bytes): Promise<unknown> {
  return new Response(body as BodyInit).json();
}
