/** Left and right end of the ruler of tones, in hertz: seven octaves and a little. */
const FROM_HZ = 6.5;
const TO_HZ = 1150;

/** Place of a tone on the ruler, 0 to 1: every octave is as wide as the next. */
export function placeOf(hz: number): number {
  return Math.log2(hz / FROM_HZ) / Math.log2(TO_HZ / FROM_HZ);
}

/** The Cs of the keyboard within the ruler (A4 = 440 Hz), by their octave. */
export const CS: readonly { readonly name: string; readonly hz: number }[] = [0, 1, 2, 3, 4, 5, 6]
  .map((octave) => ({ name: `C${octave}`, hz: 440 * 2 ** (octave - 4 - 9 / 12) }))
  .filter(({ hz }) => hz < TO_HZ);
