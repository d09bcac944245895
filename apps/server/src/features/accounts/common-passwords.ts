/** Tells whether a word, in lower case, is among leaked passwords. */
export type IsListed = (word: string) => boolean;

let reading: Promise<IsListed> | null = null;

async function readList(): Promise<IsListed> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = new Set(dictionary['passwords-common'].map(String));
  return (word) => words.has(word);
}

/** The list of leaked passwords, read when the first password is set (docs/decisions/045). */
export function commonPasswords(): Promise<IsListed> {
  reading ??= readList();
  return reading;
}
