import { inflateSync } from 'node:zlib';
import {
  PDFName,
  PDFParser,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  PDFWriter,
} from '@cantoo/pdf-lib';
import { hasActiveParts } from './active-parts.ts';

const TYPE = PDFName.of('Type');
const FILTER = PDFName.of('Filter');
const DECODE_PARMS = PDFName.of('DecodeParms');
/** Streams that hold the document's own objects, and where those lie. */
const STRUCTURE = [PDFName.of('ObjStm'), PDFName.of('XRef')];
const UNPACKED_MAX_BYTES = 8 * 1024 * 1024;
const UNPACKED_TOGETHER_MAX_BYTES = 64 * 1024 * 1024;

/** Said once by the thread when it can begin. */
export const READY = 'ready';

export type PdfFailure = 'file-unsafe' | 'file-unreadable';
/** The document as it may be kept, or why it may not. */
export type PaperAnswer = { readonly paper: Uint8Array } | { readonly failure: PdfFailure };

const isStructure = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && STRUCTURE.some((type) => object.dict.lookup(TYPE) === type);

/** The library's parser, which never unpacks more of a document's structure than fits. */
class BoundedParser extends PDFParser {
  private unpackedBytes = 0;

  override parseObject(...given: Parameters<PDFParser['parseObject']>): PDFObject {
    const object = super.parseObject(...given);
    if (isStructure(object)) this.weigh(object);
    return object;
  }

  /** Structure is packed once, by deflate, or not at all: what every program writes. Throws otherwise. */
  private weigh({ dict, contents }: PDFRawStream): void {
    const filter = dict.lookup(FILTER);
    const isPlain = filter === undefined;
    if (!isPlain && !/^\[?\s*\/(?:FlateDecode|Fl)\s*\]?$/.test(String(filter)))
      throw new Error('structure packed in a way that hides');
    const isPredicted = dict.lookup(TYPE) === STRUCTURE[0] && dict.lookup(DECODE_PARMS) !== undefined;
    if (isPredicted && /\/Predictor\s+(?!1\b)/.test(String(dict.lookup(DECODE_PARMS))))
      throw new Error('objects packed in a way that hides');
    this.unpackedBytes += isPlain
      ? contents.length
      : inflateSync(contents, { maxOutputLength: UNPACKED_MAX_BYTES }).length;
    if (this.unpackedBytes > UNPACKED_TOGETHER_MAX_BYTES) throw new Error('too much structure');
  }
}

async function read(bytes: Uint8Array): Promise<PDFContext> {
  const context = await new BoundedParser(bytes, Infinity, true).parseDocument();
  // Their objects stand on their own now.
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (isStructure(object)) context.delete(ref);
  return context;
}

/**
 * Reads a PDF file whole and writes it anew out of what was read: nothing that was hidden between or behind the objects
 * goes along. Refused are files that run, open, send or carry something, encrypted ones, and those that cannot be read.
 */
export async function paperOf(bytes: Uint8Array): Promise<PaperAnswer> {
  try {
    const context = await read(bytes);
    if (context.trailerInfo.Encrypt !== undefined || hasActiveParts(context))
      return { failure: 'file-unsafe' };
    if (context.lookup(context.trailerInfo.Root) === undefined) return { failure: 'file-unreadable' };
    return { paper: await PDFWriter.forContext(context, Infinity).serializeToBuffer() };
  } catch {
    // What is encrypted cannot be unpacked either.
    const isLocked = Buffer.from(bytes).includes('/Encrypt');
    return { failure: isLocked ? 'file-unsafe' : 'file-unreadable' };
  }
}
