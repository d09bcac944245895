/** So much waits to be drawn that nobody else is let in, or one drawing took too long: to be asked again later. */
export class DrawingBusy extends Error {
  override readonly name = 'DrawingBusy';
}
