import type { Locale } from '@ori/contracts/locale';

/** What every figure and every lab is given: the props of its lesson and the reader's language. */
export interface LabProps<Props> {
  readonly props: Props;
  readonly locale: Locale;
}
