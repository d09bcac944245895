/** Pages without the tutor's button (spec §2), and the first run, where nobody learns yet; all but the first with everything beneath them. */
const WITHOUT = /^\/($|features|pricing|about|contact|auth|account-type|setup$)/;

/** Whether the floating tutor shows on a page (spec §2: the non-root ones match by prefix). */
export function showsTutor(path: string): boolean {
  return !WITHOUT.test(path);
}
