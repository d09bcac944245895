import type { Encoded } from './encodings.ts';

/** A drawn document, ready to be sent. */
export interface DrawnDocument {
  readonly status: number;
  readonly forms: Encoded;
  readonly etag: string;
  /** The content policy with the hashes of the document's own style sheets. */
  readonly policy: string;
  /** A browser may keep it for later without network. */
  readonly isOpen: boolean;
}

function weigh({ forms }: DrawnDocument): number {
  return forms.identity.length + (forms.br?.length ?? 0) + (forms.gzip?.length ?? 0);
}

/** Keeps the documents last asked for, up to so many bytes; the one longest unused goes first. */
export function createKeptDocuments(maxBytes: number) {
  const kept = new Map<string, DrawnDocument>();
  let bytes = 0;

  function forgetOldest(): void {
    const [oldest] = kept;
    if (oldest === undefined) return;
    kept.delete(oldest[0]);
    bytes -= weigh(oldest[1]);
  }

  return {
    get(key: string): DrawnDocument | null {
      const document = kept.get(key);
      if (document === undefined) return null;
      kept.delete(key);
      kept.set(key, document);
      return document;
    },
    keep(key: string, document: DrawnDocument): void {
      const before = kept.get(key);
      if (before !== undefined) bytes -= weigh(before);
      kept.delete(key);
      kept.set(key, document);
      bytes += weigh(document);
      while (bytes > maxBytes) forgetOldest();
    },
    get bytes() {
      return bytes;
    },
    get count() {
      return kept.size;
    },
  };
}
