import path from 'node:path';

const S3 = 's3://';

/** Whether the text names a place in an S3-compatible store, and no folder. */
export const isS3 = (text: string): boolean => text.startsWith(S3);

/** A place as it is kept: an address of S3, or a folder's whole path. */
export const placeOf = (text: string): string => (isS3(text) ? text : path.resolve(text));

/** The bucket, and what stands before every name in it, with a slash at its end unless it is empty; null for anything else. */
export function readS3Place(place: string): { readonly bucket: string; readonly prefix: string } | null {
  const [bucket = '', ...folders] = place.slice(S3.length).split('/');
  const isName = isS3(place) && bucket.length >= 3 && encodeURIComponent(bucket) === bucket;
  const prefix = folders.filter((each) => each !== '').join('/');
  return isName ? { bucket, prefix: prefix === '' ? '' : `${prefix}/` } : null;
}
