import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib';

/** Entries that run something, send something, or carry another file (ISO 32000-2, 7.7.4, 7.11.4, 12.6, 12.7.8). */
const ACTIVE_ENTRIES = new Set(
  'JS JavaScript AA XFA EF EmbeddedFile EmbeddedFiles AF RichMediaContent RichMediaSettings Collection Encrypt'.split(
    ' ',
  ),
);
/** What an action, an annotation or a stream may not be, wherever it says what it is. */
const ACTIVE_KINDS = new Set(
  (
    'JavaScript Launch SubmitForm ImportData GoToR GoToE GoToDp Rendition Movie Sound RichMedia RichMediaExecute ' +
    'FileAttachment EmbeddedFile Screen 3D GoTo3DView'
  ).split(' '),
);
const KIND_ENTRIES = new Set(['S', 'Subtype', 'Type', 'FT']);

/** The name as readers take it: `#61` is `a`. */
const spelledOut = (name: PDFName): string => name.decodeText();

function isActiveEntry(key: PDFName, value: PDFObject): boolean {
  const entry = spelledOut(key);
  if (ACTIVE_ENTRIES.has(entry)) return true;
  return KIND_ENTRIES.has(entry) && value instanceof PDFName && ACTIVE_KINDS.has(spelledOut(value));
}

/** What lies directly in an object; what it points to stands in the list of objects itself. */
function partsOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFArray) return object.asArray();
  if (object instanceof PDFStream) return [object.dict];
  return object instanceof PDFDict ? object.values() : [];
}

/** A kind may be named by a reference to a name of its own. */
function hasActiveEntry(object: PDFDict, context: PDFContext): boolean {
  return object.entries().some(([key, value]) => isActiveEntry(key, context.lookup(value) ?? value));
}

/** Only a stream of objects says where its first one is, whatever it calls itself. */
const isHiddenStructure = (object: PDFObject): boolean =>
  object instanceof PDFStream && object.dict.has(PDFName.of('First'));

/** Does a document, read whole, hold anything but paper? Also what the page tree does not reach counts. */
export function hasActiveParts(context: PDFContext): boolean {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFInvalidObject || isHiddenStructure(object)) return true;
    if (object instanceof PDFDict && hasActiveEntry(object, context)) return true;
    for (const part of partsOf(object)) waiting.push(part);
  }
  return false;
}
