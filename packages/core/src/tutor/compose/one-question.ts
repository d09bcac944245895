/** A text up to its first question, or whole where it asks nothing: one question a turn (R5). */
export function toFirstQuestion(written: string): string {
  const end = questionEnd(written, 0);
  return end === null ? written : written.slice(0, end);
}

/** What comes after the first question, when it is a question too. */
export function secondQuestion(written: string): string | null {
  const first = questionEnd(written, 0);
  if (first === null) return null;
  const rest = written.slice(first).trim();
  const end = questionEnd(rest, 0);
  return end === null || rest === '' ? null : rest.slice(0, end);
}

const AND = /^(¿?)(?:And|Et|Y) (\p{L})/u;

/** “And which twenty is ten more?” asked by itself: without its “and”. */
export function asOwnQuestion(question: string): string {
  return question.replace(AND, (_, mark: string, first: string) => mark + first.toUpperCase());
}

export function asksSomething(written: string): boolean {
  return questionEnd(written, 0) !== null;
}

/** Where the first question ends, question marks inside formulas aside. */
function questionEnd(written: string, from: number): number | null {
  let inMaths = false;
  for (let at = from; at < written.length; at += 1) {
    if (written[at] === '$') inMaths = !inMaths;
    if (written[at] !== '?' || inMaths) continue;
    const closing = /^\?[”»"]?/.exec(written.slice(at))?.[0].length ?? 1;
    return at + closing;
  }
  return null;
}
