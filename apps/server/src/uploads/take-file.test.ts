import { Transformer } from '@napi-rs/image';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallPicture, withLocation } from '../testing/small-picture.ts';
import { takeFile } from './take-file.ts';

const HOME = '48.85837N 2.29448E';

async function taken(bytes: Buffer) {
  const answer = await takeFile(bytes);
  if (!answer.ok) throw new Error(answer.failure);
  return answer.value;
}
const refused = async (bytes: Buffer) => {
  const answer = await takeFile(bytes);
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
function pngOfNothing(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * 10));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [pngPart('IHDR', head), pngPart('IDAT', rows), pngPart('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

const pdf = (objects: string) =>
  Buffer.from(`%PDF-1.7\n${objects}\ntrailer <</Root 1 0 R>>\n%%EOF\n`, 'latin1');

const packed = (objects: string) => {
  const data = deflateSync(Buffer.from(objects));
  const dict = `<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length}>>`;
  return pdf(`5 0 obj\n${dict}\nstream\n${data.toString('latin1')}\nendstream\nendobj`);
};

const hidden = (head: string, data: Buffer) =>
  pdf(`5 0 obj\n${head}\nstream\n${data.toString('latin1')}\nendstream\nendobj`);

describe('a PDF file', () => {
  it('of pages alone is kept as it is', async () => {
    const bytes = pdf('1 0 obj <</Type /Catalog /OpenAction [3 0 R /Fit] /JSize 4>> endobj');
    expect((await taken(bytes)).content).toEqual(bytes);
    expect(await refused(packed('1 0 <</Type /Catalog>>'))).toBe('taken');
  });

  it('that runs, opens, sends or carries something is refused, however it is spelt or packed', async () => {
    const bad = [
      '<</S /JavaScript /JS (app.alert(1))>>',
      '<</S /J#61vaScript>>',
      '<</S /Launch /F (cmd.exe)>>',
      '<</Names <</EmbeddedFiles 4 0 R>>>>',
      '<</S /SubmitForm>>',
      '<</XFA 3 0 R>>',
      '<</Encrypt 9 0 R>>',
    ];
    for (const object of bad) {
      expect([object, await refused(pdf(`1 0 obj ${object} endobj`))]).toEqual([object, 'file-unsafe']);
      expect([object, await refused(packed(`1 0 ${object}`))]).toEqual([object, 'file-unsafe']);
    }
  });

  it('that hides its objects in nested heads, spelt names or double packing is not kept', async () => {
    const script = '1 0 <</S /JavaScript /JS (app.alert(1))>>';
    const once = deflateSync(Buffer.from(script));
    const heads = [
      '<</Type /ObjStm /DecodeParms <</Colors 1>> /Filter /FlateDecode>>',
      '<</Type /Obj#53tm /N 1 /Filter /FlateDecode>>',
      '<</Type /ObjStm /N 1 /Filter /FlateDecode>> % a remark',
      '<</Type /ObjStm /N 1 /Filter [ /FlateDecode ]>>',
    ];
    for (const head of heads)
      expect([head, await refused(hidden(head, once))]).toEqual([head, 'file-unsafe']);
    const twice = deflateSync(once);
    const blind = [
      hidden('<</Type /ObjStm /Filter [/FlateDecode /FlateDecode]>>', twice),
      hidden('<</Type /ObjStm /Filter 9 0 R>>', once),
      hidden('<</Type /ObjStm /Filter /FlateDecode /DecodeParms <</Predictor 12>>>>', once),
    ];
    for (const file of blind) expect(await refused(file)).toBe('file-unreadable');
  });

  it('that is a web page or an archive as well is refused', async () => {
    const page = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF\n');
    expect(await refused(page)).toBe('file-unsafe');
    const archive = Buffer.concat([
      pdf('1 0 obj <</Type /Catalog>> endobj'),
      Buffer.from('PK\x03\x04an entry', 'latin1'),
      Buffer.from(`PK\x01\x02${'\0'.repeat(42)}`, 'latin1'),
      Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1'),
    ]);
    expect(await refused(archive)).toBe('file-unsafe');
  });

  it('that swells when it is unpacked, or is cut off, is refused', async () => {
    expect(await refused(packed(' '.repeat(8 * 1024 * 1024)))).toBe('file-unreadable');
    expect(await refused(Buffer.from('%PDF-1.7\n1 0 obj'))).toBe('file-unreadable');
  });

  it('is not taken for dangerous because the bytes of a picture in it spell a name', async () => {
    const stream = '3 0 obj <</Length 12>>\nstream\n\x00/JS\x01\x02 /XFA\x03\nendstream\nendobj';
    expect(await refused(pdf(stream))).toBe('taken');
  });
});
