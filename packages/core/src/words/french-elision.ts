/** Names before which `de` and `que` lose their `e`: vowels, `y` before a consonant, and the mute `h` of French names. */
const MUTE = /^(?:[aeiouœæ]|y(?![aeiou])|h(?:el|en|erm|il|ip|on|ort|ub|ug|ya))/i;
/** Words that begin with a vowel and are spoken as if they did not. */
const APART = /^(?:onz|oui(?!\p{L}))/iu;

/** Signs with a meaning in patterns. */
const SIGN = /[\\^$.*+?()[\]{}|]/g;

/** Whether French elides before a word: `d’Alma`, but `de Kofi`, `de Yasmine`. */
export function isElidedBefore(word: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return MUTE.test(plain) && !APART.test(plain);
}

/**
 * A French sentence with `de` and `que` elided before the words that were filled into it, which nobody knew when it
 * was written (Imprimerie nationale, Lexique: the apostrophe stands close to both).
 */
export function elided(sentence: string, filled: readonly string[]): string {
  return filled.filter(isElidedBefore).reduce((text, word) => {
    const plain = word.replace(SIGN, String.raw`\$&`);
    const before = new RegExp(`(?<![\\p{L}\\p{N}’'-])([Dd]|[Qq]u)e (?=${plain})`, 'gu');
    return text.replace(before, '$1’');
  }, sentence);
}
