import type { HelpEntry } from './help-topics.ts';

/** Text as it is compared: small letters, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The entries in which every word that was typed occurs: those asking for it first, the others as they came. */
export function findHelp(entries: readonly HelpEntry[], typed: string): readonly HelpEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const has = (text: string) => {
    const within = plain(text);
    return words.every((word) => within.includes(word));
  };
  const found = entries.filter(({ ask, answer }) => has(`${ask} ${answer}`));
  return [...found.filter(({ ask }) => has(ask)), ...found.filter(({ ask }) => !has(ask))];
}
