/** So much waits for the maths already that nobody else is let in: told as busy, to be asked again. */
export class MathsBusy extends Error {
  override readonly name = 'MathsBusy';
}
