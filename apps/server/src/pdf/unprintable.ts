/** What stands for a letter that no face has; a face of the typesetter's own always has it. */
const MISSING = '□';
/** What stands where somebody wrote nothing but small pictures. */
const PICTURES_ONLY = '…';
/** Small pictures, and what joins, tints or names them: left out where no face draws them. */
const PICTURES =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3|[\u{e0020}-\u{e007f}])+$/u;
/** Every face has these: one is only told of for the frame around it (1️⃣), which goes. */
const PLAIN = /^[ -~]+$/;
/** A place where a picture stood; no settable text has this sign. */
const GONE = '\u0000';
/** Control characters but tab and line feed: no face draws them, and JSON can carry them. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** A person's words as a typesetter can take them: letters with their marks, no control characters. */
export const settable = (text: string): string =>
  text.toWellFormed().replaceAll(CONTROLS, '').normalize('NFC');

/** As JSON, with every string in it settable. */
export function writtenOut(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? settable(value) : value,
  );
}

/** The letters that a document was refused for: PDF/UA-1 lets no letter be shown as a gap. */
export function lettersWithoutFace(fault: string): string[] {
  const found = fault.matchAll(/the text `\\?"([^`]+?)\\?"` could not be displayed/gu);
  const letters = Array.from(found, ([, text = '']) =>
    text.replaceAll(/(?<!\\)\\+u\{([0-9a-f]+)\}/g, (_all, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
  );
  return [...new Set(letters)]
    .filter((letter) => !PLAIN.test(letter))
    .toSorted((a, b) => b.length - a.length);
}

/** The text as somebody writes it who has no small pictures: no brackets around nothing, no space before a comma. */
function closedUp(text: string): string {
  return text
    .replaceAll(/[([«“]\s?\0[\0\s]*[)\]»”]/g, GONE)
    .replaceAll(/(?<![\0 ]) ?\0[\0 ]*(?=[,.)\]\n])/g, '')
    .replaceAll(/ \0[\0 ]*/g, ' ')
    .replaceAll(GONE, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** The same data, with a box for each of these letters, and nothing for a small picture beside other words. */
export function withoutLetters(data: string, letters: readonly string[]): string {
  const reworded = (text: string): string => {
    if (!letters.some((letter) => text.includes(letter))) return text;
    let rest = text;
    for (const letter of letters) rest = rest.replaceAll(letter, PICTURES.test(letter) ? GONE : MISSING);
    return closedUp(rest) || PICTURES_ONLY;
  };
  return JSON.stringify(JSON.parse(data), (_key, value: unknown) =>
    typeof value === 'string' ? reworded(value) : value,
  );
}
