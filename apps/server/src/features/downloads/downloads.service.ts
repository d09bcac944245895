import { type DownloadId, DOWNLOADS } from '@ori/contracts/download-names';
import type { DownloadOptions, DownloadsAnswer } from '@ori/contracts/downloads';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result } from '@ori/contracts/result';
import { PAPER_WORDS } from './download-words.ts';
import type { DownloadsDeps } from './downloads.deps.ts';
import { paperJob, type Settled, typesetWords } from './paper-job.ts';
import { PAPERS } from './papers.ts';
import { createShelf } from './shelf.ts';

/** From May on, the school year in hand is the one that begins in August. */
const NEXT_YEAR_FROM = 4;

type Printed<Made> = Promise<Result<Made, 'not-found' | 'printer-busy'>>;

const isDownload = (id: string): id is DownloadId => DOWNLOADS.some((each) => each.id === id);

const keyOf = (id: DownloadId, { size, ink, lng, year }: Settled): string =>
  [id, size, ink, lng, PAPERS[id].isDated ? year : 'any'].join(' ');

/** What is asked for one after the other: a page of pictures never crowds out a document. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Made>(make: () => Promise<Made>): Promise<Made> => {
    const turn = last.then(make);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Planners and posters as documents: made from the content and the product's own geometry, the same for everybody. */
export function createDownloadsService(deps: DownloadsDeps) {
  const { content, printer, now } = deps;
  const documents = createShelf<Uint8Array<ArrayBuffer>>();
  const pictures = createShelf<string>();
  const inTurn = createTurns();

  function currentYear(): number {
    const today = now();
    return today.getUTCFullYear() - (today.getUTCMonth() >= NEXT_YEAR_FROM ? 0 : 1);
  }
  const settle = (options: DownloadOptions, locale: Locale): Settled => ({
    ...options,
    lng: options.lng ?? locale,
    year: options.year ?? currentYear(),
  });

  return {
    /** All papers with their words in one language. */
    list(locale: Locale): DownloadsAnswer {
      const downloads = DOWNLOADS.map(({ id, kind }) => ({
        id,
        kind,
        title: typesetWords(PAPER_WORDS[id].title[locale], locale),
        about: typesetWords(PAPER_WORDS[id].about[locale], locale),
        isWide: PAPERS[id].isWide ?? false,
        isDated: PAPERS[id].isDated ?? false,
      }));
      return { year: currentYear(), downloads };
    },
    /** Names what would be printed: it changes when the content does. Null for no paper of ours. */
    tagOf(id: string, options: DownloadOptions, locale: Locale): string | null {
      if (!isDownload(id)) return null;
      return `${content.version} ${keyOf(id, settle(options, locale))}`;
    },
    /** A paper as PDF/UA-1, the same to the byte for the same wish. */
    async print(id: string, options: DownloadOptions, locale: Locale): Printed<Uint8Array<ArrayBuffer>> {
      if (!isDownload(id)) return fail('not-found');
      const settled = settle(options, locale);
      return documents(keyOf(id, settled), async () => printer.print(await paperJob(deps, id, settled)));
    },
    /** Its page as an SVG picture, by the same typesetter. */
    async draw(id: string, options: DownloadOptions, locale: Locale): Printed<string> {
      if (!isDownload(id)) return fail('not-found');
      const settled = settle(options, locale);
      const draw = async () => printer.draw(await paperJob(deps, id, settled));
      return inTurn(() => pictures(keyOf(id, settled), draw));
    },
  };
}
export type DownloadsService = ReturnType<typeof createDownloadsService>;
