import { extractText, getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  /** Has it the structure a screen reader goes by? */
  readonly isTagged: boolean;
  readonly pages: number;
  /** All its words, page after page. */
  readonly text: string;
}

/** Reads a document as another program would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes its bytes for itself.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const mark = await document.getMarkInfo();
  const { text } = await extractText(document, { mergePages: true });
  const { Title: title = '', Language: language = '' } = info as { Title?: string; Language?: string };
  return { title, language, isTagged: mark?.Marked === true, pages: document.numPages, text };
}
