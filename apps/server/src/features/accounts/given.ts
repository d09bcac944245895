/** Only what was given: keys whose value is undefined are left out, so that a change cannot blank a column. */
export function given<Value extends object>(
  changes: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Value]?: Exclude<Value[Key], undefined> };
}
