/** Words that may stand in written maths without making it a sentence. */
const MATHS_WORD = /^(?:sin|cos|tan|log|ln|sqrt|pi|mod|abs|gcd|lcm|of|x|y|cm|mm|km|kg|m|g|l|h|s|min)$/;
const SIGN_BETWEEN = /[\dA-Za-z)½¼¾²³]\s*[-+*/×÷·^=<>≤≥−:%]\s*[-−(√\dA-Za-z½¼¾]/;

const lettersOf = (line: string) => line.match(/\p{L}+/gu) ?? [];
const isSums = (line: string): boolean =>
  SIGN_BETWEEN.test(line) &&
  lettersOf(line).every((word) => word.length <= 2 || MATHS_WORD.test(word.toLowerCase()));

/** A bare reckoning or equation, without a sentence around it: `3x + 5 = 20`, `3/4 + 1/2 = ?`. */
export const isBareMaths = (text: string): boolean => text.length <= 200 && isSums(text);

/** Several lines of working, one under the other. */
export function isWorking(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length >= 2 && lines.filter((line) => line.includes('=') && isSums(line)).length >= 2;
}

export const hasNumbers = (text: string): boolean => /\d/.test(text);

/** Two numbers or letters with a sign of reckoning between them, anywhere in a message: `6x - 4`, `15% of 80`. */
export const hasSum = (text: string): boolean =>
  /\d\s*%\s*(?:of|de)\b|\d\s*(?:[+*/×÷^=<>²³]|[-−](?=\s*\d)|x\s*\d)|\b[a-z]\s*[=^+]/i.test(text);
