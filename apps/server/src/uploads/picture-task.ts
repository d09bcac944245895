/** A picture as it is kept: WebP, without anything its camera wrote (place, time, device). */
export interface RemadePicture {
  readonly content: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
  /** A small one for lists, WebP too. */
  readonly thumb: Buffer;
}

/** What the picture process answers to the bytes of a file; null where they are no picture after all. */
export type PictureAnswer = RemadePicture | null;

/** Said once by the process when it has read its code. */
export const READY = 'ready';
