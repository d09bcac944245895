import { describe, expect, it } from 'vitest';
import { countWords, endsSentence, sentencesOfText } from './prose.ts';

const textsOf = (text: string, locale: 'en' | 'fr' | 'es' = 'en') =>
  sentencesOfText(text, locale).map((it) => it.text);

describe('sentences', () => {
  it('end at full stops, questions and exclamations, also before a closing quote', () => {
    expect(textsOf('One loaf. Is it fair? "Yes!" Cut it… Now.')).toEqual([
      'One loaf.',
      'Is it fair?',
      '"Yes!"',
      'Cut it…',
      'Now.',
    ]);
  });

  it('do not end at abbreviations or inside numbers', () => {
    expect(textsOf('It is c. 1550 BCE old. It weighs 3.5 kg.')).toEqual([
      'It is c. 1550 BCE old.',
      'It weighs 3.5 kg.',
    ]);
    expect(textsOf('Vers 1550 av. J.-C., il écrit. Il signe.', 'fr')).toEqual([
      'Vers 1550 av. J.-C., il écrit.',
      'Il signe.',
    ]);
    expect(textsOf('Hacia 1550 a. e. c., escribió. Firmó.', 'es')).toEqual([
      'Hacia 1550 a. e. c., escribió.',
      'Firmó.',
    ]);
  });

  it.each([' ', '\u00A0', '\u202F'])('end after a French closing guillemet that stands off by %j', (space) => {
    const told = `«${space}Il pleut.${space}»`;
    expect(textsOf(`Elle dit ${told} Puis elle rentre.`, 'fr')).toEqual([
      `Elle dit « Il pleut. »`,
      'Puis elle rentre.',
    ]);
    expect(textsOf(`${told} dit-elle. Puis elle rentre.`, 'fr')).toEqual([
      '« Il pleut. » dit-elle.',
      'Puis elle rentre.',
    ]);
    expect(endsSentence(told)).toBe(true);
  });

  it('begin anew after a Spanish opening mark', () => {
    expect(textsOf('Son seis panes. ¡Coincide! ¿Por qué?', 'es')).toEqual([
      'Son seis panes.',
      '¡Coincide!',
      '¿Por qué?',
    ]);
  });

  it('know their claim, and what stands beside a claim belongs to none', () => {
    expect(sentencesOfText(':claim[It is old. It is long.]{#scroll} Look!', 'en')).toEqual([
      { text: 'It is old.', claim: 'scroll' },
      { text: 'It is long.', claim: 'scroll' },
      { text: 'Look!', claim: null },
    ]);
  });

  it('are found in lists and tables, not in headings', () => {
    expect(textsOf('# Bread\n\n1. Cut it.\n2. Share it.\n\n| loaf | part |\n|---|---|\n| one | half |')).toEqual([
      'Cut it.', 'Share it.', 'loaf', 'part', 'one', 'half',
    ]); // prettier-ignore
  });

  it('count a formula as one word', () => {
    const [sentence] = textsOf('Add $\\frac12+\\frac1{10}$ now.');
    expect(countWords(sentence ?? '')).toBe(3);
  });
});

describe('words', () => {
  it('are runs with a letter or a digit; a number grouped by a narrow space is one', () => {
    expect(countWords('Voici environ 3\u202f500 ans\u202f: oui\u202f!')).toBe(5);
    expect(countWords('— … !')).toBe(0);
  });
});
