import { PICTURE_MAX_BYTES } from '@ori/contracts/portfolio-names';
import { disableTypes, imageSize, types } from 'image-size';

const OPENED = new Set(['jpg', 'png', 'webp']);
disableTypes(types.filter((type) => !OPENED.has(type)));

const JPEG_CHANNELS = 3;
const MOST_CHANNELS = 4;
const PNG_DEPTH_AT = 24;
const PNG_KIND_AT = 25;
/** Of a PNG: grey, colour, palette (opened as colour, maybe see-through), grey and see-through, colour and see-through. */
const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** Bytes that a pixel takes when it is decoded, by the head of the file. */
function pixelBytesOf(bytes: Buffer, type: string | undefined): number {
  if (type === 'jpg') return JPEG_CHANNELS;
  if (type !== 'png') return MOST_CHANNELS;
  const channels = PNG_CHANNELS[bytes[PNG_KIND_AT] ?? 0] ?? MOST_CHANNELS;
  return (bytes[PNG_DEPTH_AT] ?? 0) > 8 ? channels * 2 : channels;
}

/**
 * Null where a picture may be opened: by what the head of the file says, nothing of it decoded, since a small file may
 * hold a huge picture. A head that says other than the picture behind it is refused by the decoder.
 */
export function refusalOf(bytes: Buffer): 'picture-too-large' | 'file-unreadable' | null {
  try {
    const { width, height, type } = imageSize(bytes);
    return width * height * pixelBytesOf(bytes, type) > PICTURE_MAX_BYTES ? 'picture-too-large' : null;
  } catch {
    return 'file-unreadable';
  }
}
