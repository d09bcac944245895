import { inflateSync } from 'node:zlib';

/** What makes a document more than paper: it runs, opens, sends or carries something. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|GoToE|Encrypt)(?![A-Za-z0-9])/u;
/** Names so short that a picture's bytes may happen to spell them: looked for outside streams only. */
const ACTIVE_SHORT = /\/(?:JS|XFA)(?![A-Za-z0-9])/u;
const STREAM_OPENS = /stream\r?\n/gu;
const STREAM_CLOSES = 'endstream';
const HEAD_WITHIN = 1024;
/** Where a browser that guesses would take the file for a page. */
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe|img|meta)\b/iu;
/** Readers look for the end of a document among its last bytes; an archive has its own end there, comment included. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_ENTRY = 'PK\x01\x02';
const ARCHIVE_WITHIN = 65_557;
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z0-9])/u;
const STREAM_BEGINS = /(?<!end)stream(?:\r\n|\r|\n)/gu;
const STREAM_HEAD_MAX = 2_000;
/** The one packing that is opened here: what is packed twice, or otherwise, is not seen through. */
const PACKED_ONCE = /\/Filter\s*(?:\[\s*\/(?:FlateDecode|Fl)\s*\]|\/(?:FlateDecode|Fl)(?![A-Za-z0-9]))/u;
const PREDICTED = /\/Predictor\s*(?!1(?![0-9]))/u;
const INFLATED_MAX_BYTES = 4 * 1024 * 1024;
const OBJECT_STREAMS_MAX = 4_000;

/** Names may be spelt with `#4A` for `J`. */
const spelledOut = (text: string): string =>
  text.replace(/#(?<code>[0-9A-Fa-f]{2})/gu, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The text between the streams; one that is not closed stays. Walked once: an expression would begin anew at each. */
function withoutStreams(text: string): string {
  let kept = '';
  let from = 0;
  for (const { index } of text.matchAll(STREAM_OPENS)) {
    if (index < from) continue;
    const end = text.indexOf(STREAM_CLOSES, index);
    if (end === -1) break;
    kept += text.slice(from, index);
    from = end + STREAM_CLOSES.length;
  }
  return kept + text.slice(from);
}

function isActive(text: string): boolean {
  return ACTIVE.test(spelledOut(text)) || ACTIVE_SHORT.test(spelledOut(withoutStreams(text)));
}

/** Is it a web page or an archive as well, to whoever opens it as one? */
function isSomethingElse(text: string): boolean {
  const end = text.slice(-ARCHIVE_WITHIN);
  const isArchive = end.includes(ARCHIVE_END) && text.includes(ARCHIVE_ENTRY);
  return isArchive || PAGE.test(withoutStreams(text.slice(0, HEAD_WITHIN)));
}

/** What describes the stream that begins here: all since the object before it. */
function headBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - STREAM_HEAD_MAX), at);
  const from = Math.max(near.lastIndexOf('endobj'), near.lastIndexOf('endstream'), 0);
  return spelledOut(near.slice(from));
}

/** The objects that lie compressed in the file. Throws when they cannot be read. */
function* packedObjects(bytes: Buffer, text: string): Generator<string> {
  let opened = 0;
  for (const { index, 0: all } of text.matchAll(STREAM_BEGINS)) {
    const head = headBefore(text, index);
    if (!OBJECT_STREAM.test(head)) continue;
    opened += 1;
    if (opened > OBJECT_STREAMS_MAX) throw new Error('too many parts');
    if (!PACKED_ONCE.test(head) || PREDICTED.test(head)) throw new Error('packed in a way that hides');
    const from = index + all.length;
    const to = text.indexOf('endstream', from);
    const packed = bytes.subarray(from, to === -1 ? undefined : to);
    yield inflateSync(packed, { maxOutputLength: INFLATED_MAX_BYTES }).toString('latin1');
  }
}

/**
 * Is this a PDF file, and nothing but paper? Scripts, launched programs, forms that send, attached files and encrypted
 * documents are refused, also when they lie in compressed objects, and so is a file that is a page or an archive
 * besides. Works in linear time.
 */
export function checkPdf(bytes: Buffer): 'paper' | 'file-unsafe' | 'file-unreadable' {
  const text = bytes.toString('latin1');
  if (!text.slice(0, HEAD_WITHIN).includes('%PDF-') || !text.includes('%%EOF')) return 'file-unreadable';
  if (isActive(text) || isSomethingElse(text)) return 'file-unsafe';
  try {
    for (const objects of packedObjects(bytes, text)) if (isActive(objects)) return 'file-unsafe';
  } catch {
    return 'file-unreadable';
  }
  return 'paper';
}
