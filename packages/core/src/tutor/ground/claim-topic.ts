import type { LocalisedText } from '@ori/contracts/locale';

/** Something people ask about that the claim ledger has a sentence for. */
export interface ClaimTopic {
  /** The claim's id in the ledger. */
  readonly claim: string;
  /** What it is about, with its article, as it stands after “about”, « sur », «sobre». */
  readonly name: LocalisedText;
  /** All of them are found in a question about it, in plain letters: any of the three languages. */
  readonly asked: readonly RegExp[];
}

export function topic(claim: string, name: LocalisedText, ...asked: readonly RegExp[]): ClaimTopic {
  return { claim, name, asked };
}
