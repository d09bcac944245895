import { DIFFICULTIES } from '@ori/contracts/practice';
import { expect, it } from 'vitest';
import { generatorOf, practisedSkills } from './testing/practice.ts';

/** `Jar A`, or `Hill B: 20°, grass`: the words of a picture that brings a letter of its own. */
const OWN_LETTER = /^\p{Lu}\p{Ll}+ ([A-P])(?=:|$)/u;

/** The letters that the options of an item bring, in the order they are shown; none where not all do. */
function lettersOf(skill: string, seed: number, difficulty: (typeof DIFFICULTIES)[number]): string {
  const kind = generatorOf(skill)?.(seed, difficulty).answerKind;
  if (kind?.kind !== 'choice') return '';
  const letters = kind.options.map(({ text, figure }) =>
    figure === undefined ? '' : (OWN_LETTER.exec(text.en)?.[1] ?? ''),
  );
  return letters.includes('') ? '' : letters.join('');
}

it('a picture that brings a letter of its own stands at that letter on paper', () => {
  const found = new Map<string, string>();
  for (const skill of practisedSkills())
    for (const difficulty of DIFFICULTIES)
      for (let seed = 1; seed <= 40; seed += 1) {
        const letters = lettersOf(skill, seed, difficulty);
        if (letters !== '') found.set(`${skill} ${letters}`, letters);
      }
  expect([...found.keys()].map((each) => each.split(' ')[0])).toEqual(
    expect.arrayContaining(['sc-push', 'sc-erosion', 'sc-particles']),
  );
  expect([...found].filter(([, letters]) => !'ABCDEFGHIJKLMNOP'.startsWith(letters))).toEqual([]);
});
