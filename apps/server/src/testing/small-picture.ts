import { Transformer } from '@napi-rs/image';

/** A JPEG of so many pixels whose left half is dark, so that it can be told which way up it is. */
export async function smallPicture(width = 60, height = 40): Promise<Buffer> {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    pixels.set(at % width < width / 2 ? [20, 20, 20, 255] : [240, 220, 90, 255], at * 4);
  return Transformer.fromRgbaPixels(pixels, width, height).jpeg(90);
}

const ORIENTATION_TAG = 0x0112;
const GPS_TAG = 0x8825;
const ASCII = 2;
const SHORT = 3;
const LONG = 4;

/** One line of an EXIF table: tag, kind, count, value in place. */
function line(tag: number, kind: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(kind, 2);
  bytes.writeUInt32BE(count, 4);
  if (kind === SHORT) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
}

const table = (lines: Buffer[]) => Buffer.concat([Buffer.from([0, lines.length]), ...lines, Buffer.alloc(4)]);

/** What a phone writes into a picture: how it was held, and where the family lives. `mark` stands in it as text. */
export function withLocation(jpeg: Buffer, mark: string, orientation = 1): Buffer {
  const head = Buffer.from('4d4d002a00000008', 'hex');
  const gpsAt = head.length + table([Buffer.alloc(12), Buffer.alloc(12)]).length;
  const main = table([line(ORIENTATION_TAG, SHORT, 1, orientation), line(GPS_TAG, LONG, 1, gpsAt)]);
  const markAt = gpsAt + table([Buffer.alloc(12)]).length;
  const gps = table([line(0x1d, ASCII, mark.length + 1, markAt)]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), head, main, gps, Buffer.from(`${mark}\0`)]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), exif]);
  segment.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
