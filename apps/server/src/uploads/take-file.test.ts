import { Transformer } from '@napi-rs/image';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallPicture, withLocation } from '../testing/small-picture.ts';
import { refusalOf } from './picture-room.ts';
import { remakePdf } from './remake-pdf.ts';
import { remakePicture } from './remake-picture.ts';
import { takeFile } from './take-file.ts';

const HOME = '48.85837N 2.29448E';

async function taken(bytes: Buffer) {
  const answer = await takeFile(bytes, 'somebody');
  if (!answer.ok) throw new Error(answer.failure);
  return answer.value;
}
const refused = async (bytes: Buffer) => {
  const answer = await takeFile(bytes, 'somebody');
  return answer.ok ? 'taken' : answer.failure;
};

describe('a picture', () => {
  it('loses where it was taken, and everything else its camera wrote', async () => {
    const sent = withLocation(await smallPicture(), HOME);
    expect(sent.includes(HOME)).toBe(true);
    const { content, thumb, type } = await taken(sent);
    expect(type).toBe('image/webp');
    for (const kept of [content, thumb ?? Buffer.alloc(0)]) {
      expect(kept.includes(HOME)).toBe(false);
      expect(kept.includes('Exif')).toBe(false);
      expect(kept.includes('EXIF')).toBe(false);
    }
  });

  it('stands upright however the phone was held', async () => {
    const turned = await taken(withLocation(await smallPicture(60, 40), HOME, 6));
    expect([turned.widthPx, turned.heightPx]).toEqual([40, 60]);
    // Turned a quarter to the right, what was dark on the left is dark at the top.
    const pixels = await new Transformer(turned.content).rawPixels();
    const channels = pixels.length / (40 * 60);
    const isDark = (x: number, y: number) => (pixels[(y * 40 + x) * channels] ?? 255) < 128;
    expect([isDark(20, 5), isDark(20, 55)]).toEqual([true, false]);
  });

  it('is kept small, and a small one is not blown up', async () => {
    const large = await taken(await smallPicture(2400, 1200));
    expect([large.widthPx, large.heightPx]).toEqual([1800, 900]);
    const small = await taken(await smallPicture(60, 40));
    expect([small.widthPx, small.heightPx]).toEqual([60, 40]);
    const { width } = await new Transformer(large.thumb ?? Buffer.alloc(0)).metadata();
    expect(width).toBe(360);
  });

  it('may be PNG or WebP, see-through too', async () => {
    const glass = Transformer.fromRgbaPixels(new Uint8Array(16 * 16 * 4), 16, 16);
    for (const bytes of [await glass.png(), await glass.webp(80)]) {
      const { content } = await taken(bytes);
      expect((await new Transformer(content).rawPixels())[3]).toBe(0);
    }
  });

  it('that would fill the memory is refused before it is opened', async () => {
    const bomb = pngOfNothing(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refused(bomb)).toBe('picture-too-large');
  });

  it.each([
    ['of a phone with 48 megapixels', jpegOfNothing(8_064, 6_048), null],
    ['of 51 megapixels', jpegOfNothing(8_500, 6_000), 'picture-too-large'],
    ['of a scanner at 600 dpi, in colour', pngOfNothing(4_960, 7_016, { kind: 2, depth: 8 }), null],
    ['of 40 megapixels, see-through', pngOfNothing(8_000, 5_000, { kind: 6, depth: 8 }), 'picture-too-large'],
    [
      'of 20 megapixels, see-through and twice as deep',
      pngOfNothing(5_000, 4_000, { kind: 6, depth: 16 }),
      'picture-too-large',
    ],
  ])('%s is opened where what it is decoded into has room: by its head alone', (_name, bytes, refusal) => {
    expect(refusalOf(bytes)).toBe(refusal);
  });

  it('that takes longer than its budget is given up with its process, and the next one is opened', async () => {
    const picture = await smallPicture();
    expect(await remakePicture(picture, 1)).toEqual({ ok: false, failure: 'file-unreadable' });
    expect(await refused(picture)).toBe('taken');
  });

  it('that is broken, cut off or only called a picture is refused', async () => {
    const good = await smallPicture();
    expect(await refused(good.subarray(0, 60))).toBe('file-unreadable');
    expect(await refused(Buffer.concat([good.subarray(0, 4), Buffer.from('not a picture')]))).toBe(
      'file-unreadable',
    );
    for (const other of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html></html>', 'MZ program', ''])
      expect(await refused(Buffer.from(other))).toBe('file-type-refused');
  });
});

const pngPart = (kind: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A PNG that says how large it is and holds one row. */
function pngOfNothing(width: number, height: number, { kind, depth } = { kind: 0, depth: 1 }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  head[9] = kind;
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * 10));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [pngPart('IHDR', head), pngPart('IDAT', rows), pngPart('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** The head of a JPEG that says how large it is, and nothing behind it. */
function jpegOfNothing(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), frame]);
}

describe('files that come all at once', () => {
  it('are refused beyond a few of one account, and another account still has its turn', async () => {
    const large = pngOfNothing(6_000, 6_000);
    const many = Array.from({ length: 12 }, () => takeFile(large, 'greedy'));
    const other = takeFile(await smallPicture(), 'other');
    const failures = (await Promise.all(many)).map((answer) => (answer.ok ? 'taken' : answer.failure));
    expect(failures.filter((failure) => failure === 'uploads-busy')).toHaveLength(8);
    expect((await other).ok).toBe(true);
  });

  it('are refused beyond a few of everybody’s, and taken again afterwards', async () => {
    const large = pngOfNothing(6_000, 6_000);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, account) => takeFile(large, `account ${account}`)),
    );
    const busy = answers.filter((answer) => !answer.ok && answer.failure === 'uploads-busy');
    expect(busy).toHaveLength(31);
    expect((await takeFile(await smallPicture(), 'one more')).ok).toBe(true);
  });
});

const pdf = (objects: string) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n2 0 obj <</Type /Pages /Kids [] /Count 0>> endobj\n${objects}\ntrailer <</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );

describe('a PDF file', () => {
  it('of pages alone is written anew, and one with a script is refused', async () => {
    const { content, type, thumb } = await taken(pdf(''));
    expect([type, thumb, content.toString('latin1', 0, 5)]).toEqual(['application/pdf', null, '%PDF-']);
    expect(await refused(pdf('3 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj'))).toBe('file-unsafe');
  });

  it('that is a web page or an archive as well is refused', async () => {
    const page = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF\n');
    expect(await refused(page)).toBe('file-unsafe');
    const archive = Buffer.concat([
      pdf(''),
      Buffer.from('PK\x03\x04an entry', 'latin1'),
      Buffer.from(`PK\x01\x02${'\0'.repeat(42)}`, 'latin1'),
      Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1'),
    ]);
    expect(await refused(archive)).toBe('file-unsafe');
  });

  it('that takes longer than its budget is given up, and the next one is read', async () => {
    expect(await remakePdf(pdf('3 0 obj (a) endobj\n'.repeat(200_000)), 1)).toMatchObject({
      failure: 'file-unreadable',
    });
    expect(await refused(pdf(''))).toBe('taken');
  });
});
