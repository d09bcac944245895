import { ResizeFit, Transformer } from '@napi-rs/image';
import { PICTURE_MAX_PIXELS, PICTURE_SIDE_PX, THUMB_SIDE_PX } from '@ori/contracts/portfolio-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { disableTypes, imageSize, types } from 'image-size';
import { inTurn } from '../db/in-turn.ts';

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

/** Width and height out of the head of the file, nothing of it decoded: a small file may hold a huge picture. */
function pixelsOf(bytes: Buffer): number {
  const { width, height } = imageSize(bytes);
  return width * height;
}

async function fittedInto(bytes: Buffer, sidePx: number, quality: number): Promise<Buffer> {
  const { width, height } = imageSize(bytes);
  const picture = new Transformer(bytes).rotate();
  if (Math.max(width, height) > sidePx)
    picture.resize({ width: sidePx, height: sidePx, fit: ResizeFit.Inside });
  return picture.webp(quality);
}

async function remake(bytes: Buffer): Promise<RemadePicture> {
  const content = await fittedInto(bytes, PICTURE_SIDE_PX, KEPT_QUALITY);
  const thumb = await fittedInto(content, THUMB_SIDE_PX, THUMB_QUALITY);
  const { width: widthPx, height: heightPx } = imageSize(content);
  return { content, widthPx, heightPx, thumb };
}

const alone = inTurn();

/**
 * Opens a JPEG, PNG or WebP picture and makes it anew, upright and small enough. One at a time in this process, so that
 * memory stays bounded. `picture-too-large` above 40 megapixels; `file-unreadable` when it is no picture after all.
 */
export function remakePicture(
  bytes: Buffer,
): Promise<Result<RemadePicture, 'picture-too-large' | 'file-unreadable'>> {
  return alone('picture', async () => {
    try {
      return pixelsOf(bytes) > PICTURE_MAX_PIXELS ? fail('picture-too-large') : succeed(await remake(bytes));
    } catch {
      return fail('file-unreadable');
    }
  });
}
