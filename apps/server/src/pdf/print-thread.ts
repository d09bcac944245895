import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { READY, type ThreadAnswer, type ThreadJob } from './print-job.ts';
import { lettersWithoutFace, withoutLetters } from './unprintable.ts';

const FACES = [
  import.meta.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  import.meta
    .resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular_Italic/AtkinsonHyperlegibleNext_400Regular_Italic.ttf'),
  import.meta
    .resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
  // Letters of names that those lack, or cannot put a tone on; cut by the web app's subset-fonts.ts.
  import.meta.resolve('./faces/dotted-regular.ttf'),
  import.meta.resolve('./faces/dotted-bold.ttf'),
  import.meta.resolve('./faces/dotted-display.ttf'),
  import.meta.resolve('./faces/names-regular.ttf'),
  import.meta.resolve('./faces/names-bold.ttf'),
  import.meta.resolve('./faces/okina-regular.ttf'),
  import.meta.resolve('./faces/okina-bold.ttf'),
  import.meta.resolve('./faces/greek-regular.ttf'),
  import.meta.resolve('./faces/greek-bold.ttf'),
  import.meta.resolve('./faces/cyrillic-regular.ttf'),
  import.meta.resolve('./faces/cyrillic-bold.ttf'),
  import.meta.resolve('./faces/devanagari-regular.ttf'),
  import.meta.resolve('./faces/devanagari-bold.ttf'),
];
/** Documents after which what was compiled and not used again is forgotten. */
const KEPT_DOCUMENTS = 10;

const { workspace } = workerData as { readonly workspace: string };
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: FACES.map((face) => readFileSync(new URL(face))) }],
});

/** The compiler says what is wrong in the code of its error. */
function faultOf(reason: unknown): string {
  return reason instanceof Error && 'code' in reason ? String(reason.code) : String(reason);
}

/** PDF/UA-1: the compiler itself refuses a picture or a formula without words for those who cannot see it. */
function compiled({ form, template, data, locale }: ThreadJob): ThreadAnswer {
  try {
    const document = { mainFilePath: join(workspace, `${template}.typ`), inputs: { data, locale, form } };
    // The same data is the same document, to the byte: no clock in it.
    const made =
      form === 'pdf'
        ? compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 })
        : Buffer.from(compiler.plainSvg(document));
    return { made: new Uint8Array(made) };
  } catch (reason) {
    return { failure: faultOf(reason) };
  }
}

function print(job: ThreadJob): ThreadAnswer {
  const names = job.files.map(([name, bytes]) => {
    const path = join(workspace, 'files', name);
    compiler.mapShadow(path, Buffer.from(bytes));
    return path;
  });
  try {
    const answer = compiled(job);
    const letters = 'failure' in answer ? lettersWithoutFace(answer.failure) : [];
    if (letters.length === 0) return answer;
    return compiled({ ...job, data: withoutLetters(job.data, letters) });
  } finally {
    for (const path of names) compiler.unmapShadow(path);
    compiler.evictCache(KEPT_DOCUMENTS);
  }
}

parentPort?.on('message', (job: ThreadJob) => {
  const answer = print(job);
  parentPort?.postMessage(answer, 'made' in answer ? [answer.made.buffer] : []);
});
parentPort?.postMessage(READY, []);
