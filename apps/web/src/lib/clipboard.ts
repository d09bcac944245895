/** Puts a text on the clipboard; false where the browser withholds it, as it does on a page without https. */
export async function didCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
