import type { ContentData } from '@ori/content/data/read-data';
import type { Locale } from '@ori/contracts/locale';
import type { Printer } from '../../pdf/printer.ts';

/** A picture for paper as an SVG document; null where nothing here can draw. */
type PaperPicture = (
  drawing: unknown,
  label: string,
  locale: Locale,
  isSparing: boolean,
) => Promise<string | null>;

export interface DownloadsDeps {
  readonly content: {
    readonly version: string;
    readonly data: Pick<
      ContentData,
      'numerals' | 'soundHistory' | 'electricityHistory' | 'tesla' | 'heritageClaims'
    >;
  };
  readonly printer: Pick<Printer, 'print' | 'draw'>;
  readonly picture: PaperPicture;
  readonly now: () => Date;
}

/** What a paper is asked for. */
export interface Asked {
  readonly locale: Locale;
  readonly isSparing: boolean;
  /** The year it is for, where it is dated. */
  readonly year: number;
  readonly data: DownloadsDeps['content']['data'];
  readonly picture: PaperPicture;
}

/** A sentence of the content as it stands on paper: how sure we are in words, and what it rests on. */
export interface PrintedClaim {
  readonly label: string;
  readonly text: string;
  readonly sources: readonly string[];
}

/** What a template reads beside what every paper has, and its drawings as SVG by file name. */
export interface MadePaper {
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly drawings?: Readonly<Record<string, string>>;
  readonly claims?: readonly PrintedClaim[];
}
export type PaperMaker = (asked: Asked) => MadePaper | Promise<MadePaper>;
