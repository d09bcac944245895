import { ResizeFit, Transformer } from '@napi-rs/image';
import { PICTURE_SIDE_PX, THUMB_SIDE_PX } from '@ori/contracts/portfolio-names';
import { imageSize } from 'image-size';
import type { RemadePicture } from './picture-task.ts';

const KEPT_QUALITY = 82;
const THUMB_QUALITY = 74;

async function fittedInto(bytes: Uint8Array, sidePx: number, quality: number): Promise<Buffer> {
  const { width, height } = imageSize(bytes);
  const picture = new Transformer(bytes).rotate();
  if (Math.max(width, height) > sidePx)
    picture.resize({ width: sidePx, height: sidePx, fit: ResizeFit.Inside });
  return picture.webp(quality);
}

/**
 * Opens a JPEG, PNG or WebP picture and makes it anew, upright and small enough. Takes three times the memory of the
 * decoded picture, and holds on to some of it until the garbage is collected. @throws when it is no picture after all
 */
export async function makePictureAnew(bytes: Uint8Array): Promise<RemadePicture> {
  const content = await fittedInto(bytes, PICTURE_SIDE_PX, KEPT_QUALITY);
  const thumb = await fittedInto(content, THUMB_SIDE_PX, THUMB_QUALITY);
  const { width: widthPx, height: heightPx } = imageSize(content);
  return { content, widthPx, heightPx, thumb };
}
