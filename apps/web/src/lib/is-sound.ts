/** Whether an answer is an object with something in each of these fields: what is read of it can be relied on. */
export function isSound<Answer>(answer: unknown, needs: readonly string[] = []): answer is Answer {
  if (typeof answer !== 'object' || answer === null) return false;
  const fields = new Map<string, unknown>(Object.entries(answer));
  return needs.every((name) => (fields.get(name) ?? null) !== null);
}
