import { setImmediate as otherWork } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** So much of a file is packed before other work gets its turn. */
const SLICE_BYTES = 64 * 1024;
const LEVEL = 6;

/** Takes the bytes of the archive as they come into being. */
export type Sink = (bytes: Uint8Array) => Promise<void>;

/** Files of an archive, written one after the other. Nothing is held but the slice in hand. */
export interface ZipStream {
  /** Text may come in pieces, or bytes whole. */
  file(name: string, content: AsyncIterable<string> | Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** @param at the moment written beside each file */
export function zipInto(sink: Sink, at: Date): ZipStream {
  const packed: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  async function flush(): Promise<void> {
    for (const chunk of packed.splice(0)) if (chunk.length > 0) await sink(chunk);
    await otherWork();
  }
  async function push(entry: ZipDeflate, bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
      entry.push(bytes.subarray(from, from + SLICE_BYTES), false);
      await flush();
    }
  }
  return {
    async file(name, content) {
      const entry = new ZipDeflate(name, { level: LEVEL });
      entry.mtime = at;
      zip.add(entry);
      if (content instanceof Uint8Array) await push(entry, content);
      else for await (const text of content) await push(entry, encoder.encode(text));
      entry.push(new Uint8Array(0), true);
      await flush();
    },
    async end() {
      zip.end();
      await flush();
    },
  };
}
