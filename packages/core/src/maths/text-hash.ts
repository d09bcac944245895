/**
 * A number below 2³² that a text alone decides, the same on the server and in the browser: 32-bit FNV-1a. Texts alike
 * but for a letter lie far apart.
 */
export function textHash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
