import { ResizeFit, Transformer } from '@napi-rs/image';
import { PICTURE_MAX_PIXELS, PICTURE_SIDE_PX, THUMB_SIDE_PX } from '@ori/contracts/portfolio-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { disableTypes, imageSize, types } from 'image-size';

/** A picture as it is kept: WebP, without anything its camera wrote (place, time, device). */
export interface RemadePicture {
  readonly content: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
  /** A small one for lists, WebP too. */
  readonly thumb: Buffer;
}

const KEPT_QUALITY = 82;
const THUMB_QUALITY = 74;
const OPENED = new Set(['jpg', 'png', 'webp']);
disableTypes(types.filter((type) => !OPENED.has(type)));

/**
 * Null where a picture may be opened: by the width and height in the head of the file, nothing of it decoded, since a
 * small file may hold a huge picture. A head that says other than the picture behind it is refused by the decoder.
 */
export function refusalOf(bytes: Buffer): 'picture-too-large' | 'file-unreadable' | null {
  try {
    const { width, height } = imageSize(bytes);
    return width * height > PICTURE_MAX_PIXELS ? 'picture-too-large' : null;
  } catch {
    return 'file-unreadable';
  }
}

async function fittedInto(bytes: Buffer, sidePx: number, quality: number): Promise<Buffer> {
  const { width, height } = imageSize(bytes);
  const picture = new Transformer(bytes).rotate();
  if (Math.max(width, height) > sidePx)
    picture.resize({ width: sidePx, height: sidePx, fit: ResizeFit.Inside });
  return picture.webp(quality);
}

/**
 * Opens a JPEG, PNG or WebP picture of at most 40 megapixels and makes it anew, upright and small enough, off the main
 * thread. `file-unreadable` when it is no picture after all. Takes up to half a gigabyte: to be called one at a time.
 */
export async function remakePicture(bytes: Buffer): Promise<Result<RemadePicture, 'file-unreadable'>> {
  try {
    const content = await fittedInto(bytes, PICTURE_SIDE_PX, KEPT_QUALITY);
    const thumb = await fittedInto(content, THUMB_SIDE_PX, THUMB_QUALITY);
    const { width: widthPx, height: heightPx } = imageSize(content);
    return succeed({ content, widthPx, heightPx, thumb });
  } catch {
    return fail('file-unreadable');
  }
}
