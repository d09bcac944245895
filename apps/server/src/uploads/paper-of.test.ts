import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { paperOf } from './paper-of.ts';

const PAGES =
  '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n' +
  '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj';
const file = (objects: string, trailer = '/Root 1 0 R') =>
  Buffer.from(`%PDF-1.7\n${PAGES}\n${objects}\ntrailer <<${trailer}>>\n%%EOF\n`, 'latin1');
const SCRIPT = '<</S /JavaScript /JS (app.alert(1))>>';

/** One object, packed into an object stream; `between` stands before the stream's bytes. */
function packed(object: string, { between = '\n', entries = '', data = deflateSync }: Packing = {}): Buffer {
  const bytes = data(Buffer.from(`9 0 ${object}`, 'latin1'));
  const head = `<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length}${entries}>>`;
  return file(`5 0 obj\n${head}\nstream${between}${bytes.toString('latin1')}\nendstream\nendobj`);
}
interface Packing {
  readonly between?: string;
  readonly entries?: string;
  readonly data?: (bytes: Buffer) => Buffer;
}

async function outcome(bytes: Buffer): Promise<string> {
  const answer = await paperOf(bytes);
  return 'failure' in answer ? answer.failure : 'taken';
}
/** What is kept of a file, as text; '' of a refused one. */
async function keptOf(bytes: Buffer): Promise<string> {
  const answer = await paperOf(bytes);
  return 'failure' in answer ? '' : Buffer.from(answer.paper).toString('latin1');
}

const ACTIVE = [
  ['a script', SCRIPT],
  ['a script whose name is spelt in hex', '<</S /J#61vaScript>>'],
  ['the source of a script', '<</#4a#53 (app.alert(1))>>'],
  ['a script in the tree of names', '<</Names <</JavaScript 9 0 R>>>>'],
  ['a program to launch', '<</S /Launch /F (cmd.exe)>>'],
  ['something to run at opening', `<</Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT}>>`],
  ['something to run at an event', '<</Type /Page /AA <</O <</S /Named /N /NextPage>>>>>>'],
  ['a file to carry', '<</Names <</EmbeddedFiles 4 0 R>>>>'],
  ['a carried file’s place', '<</Type /Filespec /EF <</F 7 0 R>>>>'],
  ['a file pinned to a page', '<</Subtype /FileAttachment>>'],
  ['a form that sends', '<</S /SubmitForm /F (http://a.example)>>'],
  ['a form of another kind', '<</XFA 3 0 R>>'],
  ['another document to go to', '<</S /GoToR /F (\\\\\\\\a.example\\\\x)>>'],
  ['media', '<</Subtype /RichMedia>>'],
  ['a script deep inside', `[[<</Kids [<</A ${SCRIPT}>>]>>]]`],
] as const;

describe('a PDF file that runs, opens, sends or carries something', () => {
  it.each(ACTIVE)('is refused for %s, bare or packed', async (_what, object) => {
    expect(await outcome(file(`9 0 obj ${object} endobj`))).toBe('file-unsafe');
    expect(await outcome(packed(object))).toBe('file-unsafe');
  });

  it.each([
    ['a blank after the stream’s beginning', packed(SCRIPT, { between: ' \n' })],
    ['a tab after it', packed(SCRIPT, { between: '\t\r\n' })],
    ['blanks alone after it', packed(SCRIPT, { between: '\r' })],
    ['a head of thousands of letters', packed(SCRIPT, { entries: ` /Pad (${'x'.repeat(5_000)})` })],
    ['a remark in the head', packed(SCRIPT, { entries: ' % endobj >>\n' })],
    [
      'a head whose kind is spelt in hex',
      Buffer.from(packed(SCRIPT).toString('latin1').replace('/ObjStm', '/Obj#53tm'), 'latin1'),
    ],
    [
      'a kind that stands elsewhere',
      Buffer.from(packed(SCRIPT).toString('latin1').replace('/Type /ObjStm', '/Type 8 0 R'), 'latin1'),
    ],
    ['a kind that stands before', file(`8 0 obj /JavaScript endobj\n9 0 obj <</S 8 0 R>> endobj`)],
    ['a kind that stands behind', file(`9 0 obj <</S 8 0 R>> endobj\n8 0 obj /JavaScript endobj`)],
    ['double packing', packed(SCRIPT, { data: (bytes) => deflateSync(deflateSync(bytes)) })],
    ['a predictor', packed(SCRIPT, { entries: ' /DecodeParms <</Predictor 12>>' })],
    ['an object that never ends', file(`9 0 obj ${SCRIPT}`)],
    ['an object behind the end', Buffer.concat([file(''), Buffer.from(`9 0 obj ${SCRIPT} endobj`)])],
  ])('brings nothing of it in, hidden by %s', async (_how, bytes) => {
    const kept = await keptOf(bytes);
    expect(kept).not.toMatch(/JavaScript|ObjStm|alert/);
    expect(kept).not.toContain(deflateSync(Buffer.from(`9 0 ${SCRIPT}`)).toString('latin1'));
  });

  it('is refused when it is encrypted, whatever is in it', async () => {
    const locked = await PDFDocument.create();
    locked.addPage();
    locked.encrypt({ userPassword: '', ownerPassword: 'secret' });
    expect(await outcome(Buffer.from(await locked.save()))).toBe('file-unsafe');
    expect(await outcome(file('', '/Root 1 0 R /Encrypt 9 0 R'))).toBe('file-unsafe');
  });

  it('is refused when its parts swell beyond measure', async () => {
    expect(await outcome(packed(' '.repeat(32 * 1024 * 1024)))).toBe('file-unreadable');
    expect(await outcome(file(`9 0 obj ${'['.repeat(200_000)}`))).toBe('file-unreadable');
  });

  it('is refused when it is cut off or is none', async () => {
    for (const other of ['%PDF-1.7\n1 0 obj', '%PDF-1.7\ntrailer <</Root 1 0 R>>\n%%EOF', 'not a document'])
      expect(await outcome(Buffer.from(other))).toBe('file-unreadable');
  });
});

describe('a PDF file of pages', () => {
  it('is kept with its pages, its words and its links', async () => {
    const made = await PDFDocument.create();
    const page = made.addPage([300, 200]);
    page.drawText('Bees and hexagons');
    const link = made.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 10, 10],
      A: { S: 'URI', URI: PDFString.of('https://a.example') },
    });
    page.node.set(PDFName.of('Annots'), made.context.obj([made.context.register(link)]));
    for (const useObjectStreams of [true, false]) {
      const answer = await paperOf(await made.save({ useObjectStreams }));
      if ('failure' in answer) throw new Error(answer.failure);
      const again = await PDFDocument.load(answer.paper);
      expect(again.getPages().map((each) => each.getSize())).toEqual([{ width: 300, height: 200 }]);
      expect(Buffer.from(answer.paper).includes('https://a.example')).toBe(true);
    }
  });

  it('is not taken for dangerous because the bytes of a picture in it spell a name', async () => {
    const picture = '4 0 obj <</Length 12>>\nstream\n\x00/JS\x01\x02 /XFA\x03\nendstream\nendobj';
    expect(await outcome(file(picture))).toBe('taken');
    expect(await outcome(file('9 0 obj <</OpenAction [3 0 R /Fit] /JSize 4>> endobj'))).toBe('taken');
  });
});
