import type { LocalisedText, Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Paper } from '@ori/contracts/worksheet-names';
import type {
  NamedPrint,
  PreviewInput,
  SheetFace,
  SheetKey,
  SheetPages,
  SheetPreview,
} from '@ori/contracts/worksheets';
import type { FrozenSheet } from '@ori/core/worksheets/frozen-sheet';
import { makeSheet } from '@ori/core/worksheets/make-sheet';
import { encode, renderSVG } from 'uqr';
import { type AddPicture, printRoom, printRuns } from './print-room.ts';
import { PRINT_WORDS } from './print-words.ts';
import { codeOf } from './sheet-code.ts';
import { faceOf, keyOf } from './sheet-view.ts';
import type { SheetFinder } from './sheets.service.ts';
import type { WorksheetsDeps } from './worksheets.deps.ts';

const QR = 'qr.svg';
/** Width and height of a page, in points. */
const PAGE_PT: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};
/** The square of a QR that a plain phone still reads from paper, and the least width of the whole, in millimetres. */
const [QR_MODULE_MM, QR_LEAST_MM] = [0.55, 19];
/** CSS pixels in points. */
const PT_PER_PX = 0.75;

function wordsIn(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PRINT_WORDS).map(([name, text]: [string, LocalisedText]) => [name, text[locale]]),
  );
}

/** The smallest type of a picture of this width, in points; null where nothing is written in it. */
function smallestType(svg: string, widthPt: number): number | null {
  const across = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? widthPt);
  const sizes = Array.from(svg.matchAll(/font-size="([\d.]+)"/g), ([, size]) => Number(size));
  return sizes.length === 0 ? null : (Math.min(...sizes) * widthPt) / across;
}

/** The pictures of one job, each drawn once. */
function createAlbum(picture: WorksheetsDeps['picture'], locale: Locale, ink: boolean) {
  const files: Record<string, Uint8Array> = {};
  const add: AddPicture = async (drawing, alt) => {
    const svg = await picture(drawing, alt, locale, ink);
    if (svg === null) return null;
    const file = `p${Object.keys(files).length}.svg`;
    files[file] = Buffer.from(svg);
    const width = Number(/<svg[^<>]*\swidth="([\d.]+)"/.exec(svg)?.[1] ?? 200);
    return { file, alt, widthPt: width * PT_PER_PX, typePt: smallestType(svg, width * PT_PER_PX) };
  };
  return { files, add };
}

/** What the template reads of the questions and of what else is to be done. */
async function contentOf({ questions, tasks, spec: { locale } }: SheetFace, add: AddPicture) {
  const asked = [];
  for (const question of questions) {
    const { number, prompt, figure, figureText } = question;
    const picture = figure === null ? null : await add(figure, figureText ?? prompt);
    const told = figure !== null && picture === null ? (figureText ?? '') : '';
    asked.push({
      number,
      runs: printRuns(prompt, locale),
      picture,
      told,
      room: await printRoom(question, locale, add),
    });
  }
  const done = [];
  for (const { number, text, drawing, alt, blanks } of tasks)
    done.push({ number, text, alt, blanks, type: drawing.type, picture: await add(drawing, alt) });
  return { questions: asked, tasks: done };
}

async function answersOf({ answers }: SheetKey, locale: Locale, add: AddPicture) {
  const printed = [];
  for (const { number, answer, drawing, alt } of answers) {
    const picture = drawing === null ? null : await add(drawing, alt);
    printed.push({ number, runs: printRuns(answer, locale), picture });
  }
  return printed;
}

function settingsOf({ part, paper, large, ink, name }: NamedPrint) {
  return {
    name,
    paper: paper === 'a4' ? 'a4' : 'us-letter',
    isLarge: large === 'yes',
    isSparing: ink === 'yes',
    hasSheet: part !== 'key',
    hasKey: part !== 'sheet',
  };
}

/** All pages of a drawing stand below one another. */
function pagesOf(svg: string, [width, height]: readonly [number, number]): SheetPages {
  const tall = Number(/viewBox="[\d.]+ [\d.]+ [\d.]+ ([\d.]+)"/.exec(svg)?.[1] ?? height);
  return { svg, pages: Math.max(1, Math.round(tall / height)), width, height };
}

/** All that the template reads. */
async function dataOf(
  face: SheetFace,
  sheet: FrozenSheet,
  settings: ReturnType<typeof settingsOf>,
  add: AddPicture,
) {
  const { spec, title, instruction, steps, practises, address } = face;
  const { locale, columns, space } = spec;
  const content = settings.hasSheet ? await contentOf(face, add) : { questions: [], tasks: [] };
  const answers = settings.hasKey ? await answersOf(keyOf(sheet), locale, add) : [];
  return {
    ...settings,
    ...content,
    // Nothing to tell, no page for it; one that is asked for alone says so.
    hasKey: settings.hasKey && (answers.length > 0 || !settings.hasSheet),
    answers,
    title,
    instruction,
    steps,
    practises: practises.map((one) => one.title),
    address,
    columns,
    space,
    kind: spec.kind,
    words: wordsIn(locale),
  };
}

/** A long address has more squares: then the QR grows, and its squares stay as large as they must be. */
export const qrWidthOf = (address: string): number =>
  Math.max(QR_LEAST_MM, QR_MODULE_MM * encode(address, { ecc: 'M', border: 0 }).size);

type PrintingDeps = Parameters<typeof faceOf>[0] &
  Pick<WorksheetsDeps, 'picture' | 'printer' | 'generatorOf'>;

/** Prints sheets as tagged PDF, and draws them to be looked at. */
export function createPrintingService(deps: PrintingDeps, finder: Pick<SheetFinder, 'find'>) {
  async function jobOf(code: string, sheet: FrozenSheet, options: NamedPrint) {
    const face = faceOf(deps, code, sheet);
    const { locale } = sheet.spec;
    const { files, add } = createAlbum(deps.picture, locale, options.ink === 'yes');
    const content = await dataOf(face, sheet, settingsOf(options), add);
    const address = face.address ?? '';
    const qr = Buffer.from(renderSVG(address, { ecc: 'M', border: 0, pixelSize: 4 }));
    const data = { ...content, qrMm: qrWidthOf(address) };
    return { template: 'worksheet', data, locale, files: { ...files, [QR]: qr } };
  }

  return {
    /** The sheet, its answers, or both, as PDF/UA-1. A name is printed and kept nowhere. */
    async print(
      code: string,
      options: NamedPrint,
    ): Promise<Result<Uint8Array<ArrayBuffer>, 'not-found' | 'printer-busy'>> {
      const sheet = await finder.find(code);
      return sheet === null ? fail('not-found') : deps.printer.print(await jobOf(code, sheet, options));
    },
    /** What a sheet is known by at a glance, as an SVG document: a construction finished, else its first drawing. */
    async drawing(code: string): Promise<Result<string, 'not-found'>> {
      const sheet = await finder.find(code);
      const shown = [...(sheet?.taskAnswers ?? []), ...(sheet?.tasks ?? [])].find(
        ({ drawing }) => drawing !== null && drawing.type !== 'box',
      );
      const svg = shown && (await deps.picture(shown.drawing, shown.alt, 'en', false));
      return svg ? succeed(svg) : fail('not-found');
    },
    /** A sheet to look at, its pages as they will be printed; nothing of it is kept. */
    async preview({
      spec,
      print,
    }: PreviewInput): Promise<Result<SheetPreview, 'skill-unknown' | 'printer-busy'>> {
      const sheet = makeSheet(spec, deps.generatorOf);
      if (sheet === null) return fail('skill-unknown');
      const drawn = await deps.printer.draw(await jobOf(codeOf(sheet), sheet, { ...print, name: '' }));
      if (!drawn.ok) return drawn;
      const pages = pagesOf(drawn.value, PAGE_PT[print.paper]);
      return succeed({ face: faceOf(deps, null, sheet), key: keyOf(sheet), pages });
    },
  };
}
