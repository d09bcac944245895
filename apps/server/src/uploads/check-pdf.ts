import { inflateSync } from 'node:zlib';

/** What makes a document more than paper: it runs, opens, sends or carries something. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|GoToE|Encrypt)(?![A-Za-z0-9])/u;
/** Names so short that a picture's bytes may happen to spell them: looked for outside streams only. */
const ACTIVE_SHORT = /\/(?:JS|XFA)(?![A-Za-z0-9])/u;
const STREAMS = /stream\r?\n[\s\S]*?endstream/gu;
const HEAD_WITHIN = 1024;
const OBJECT_STREAM = /\/ObjStm/u;
const STREAM = /<<(?<head>(?:(?!<<|stream\r?\n)[\s\S]){0,2000}?)>>\s*stream\r?\n/gu;
const INFLATED_MAX_BYTES = 4 * 1024 * 1024;
const OBJECT_STREAMS_MAX = 4_000;

/** Names may be spelt with `#4A` for `J`. */
const spelledOut = (text: string): string =>
  text.replace(/#(?<code>[0-9A-Fa-f]{2})/gu, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));

function isActive(text: string): boolean {
  return ACTIVE.test(spelledOut(text)) || ACTIVE_SHORT.test(spelledOut(text.replace(STREAMS, '')));
}

/** The objects that lie compressed in the file. Throws when one cannot be read. */
function* packedObjects(bytes: Buffer, text: string): Generator<string> {
  let opened = 0;
  for (const { index, 0: all, groups } of text.matchAll(STREAM)) {
    if (!OBJECT_STREAM.test(groups?.['head'] ?? '')) continue;
    opened += 1;
    if (opened > OBJECT_STREAMS_MAX) throw new Error('too many parts');
    const from = index + all.length;
    const to = text.indexOf('endstream', from);
    const packed = bytes.subarray(from, to === -1 ? undefined : to);
    yield inflateSync(packed, { maxOutputLength: INFLATED_MAX_BYTES }).toString('latin1');
  }
}

/**
 * Is this a PDF file, and nothing but paper? Scripts, launched programs, forms that send, attached files and encrypted
 * documents are refused, also when they lie in compressed objects. Works in linear time.
 */
export function checkPdf(bytes: Buffer): 'paper' | 'file-unsafe' | 'file-unreadable' {
  const text = bytes.toString('latin1');
  if (!text.slice(0, HEAD_WITHIN).includes('%PDF-') || !text.includes('%%EOF')) return 'file-unreadable';
  if (isActive(text)) return 'file-unsafe';
  try {
    for (const objects of packedObjects(bytes, text)) if (isActive(objects)) return 'file-unsafe';
  } catch {
    return 'file-unreadable';
  }
  return 'paper';
}
