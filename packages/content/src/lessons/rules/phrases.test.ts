import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../../data/read-data.ts';
import { planted, samplePath, sampleText, shippedData } from '../../testing/real-content.ts';
import { placeOf, readDraft } from '../draft.ts';
import { phrasesRule } from './phrases.ts';

let data: ContentData;
beforeAll(async () => {
  data = await shippedData();
});

const LAST_SENTENCE: Readonly<Record<Locale, string>> = {
  en: 'It fits!',
  fr: 'C’est juste\u202f!',
  es: '¡Coincide!',
};

/** Rules that a sentence put into the core idea breaks. */
function brokenBy(sentence: string, locale: Locale): string[] {
  const place = placeOf(samplePath(locale));
  const { draft } = readDraft(
    place ?? expect.fail('no lesson'),
    planted(sampleText(locale), LAST_SENTENCE[locale], sentence),
  );
  return phrasesRule(draft ?? expect.fail('no draft'), data).map(({ rule }) => rule);
}

/** Rules broken when a claim of this label states a banned phrase. */
function brokenByClaim(label: string): string[] {
  const stated = planted(
    sampleText('en'),
    'One half is the same amount as five tenths.]',
    'Some say a healing frequency exists.]',
  );
  const labelled = planted(
    stated,
    'text: One half and five tenths are the same amount.\n    label: science',
    `text: Some say a healing frequency exists.\n    label: ${label}`,
  );
  const { draft } = readDraft(placeOf(samplePath('en')) ?? expect.fail('no lesson'), labelled);
  return phrasesRule(draft ?? expect.fail('no draft'), data).map(({ rule }) => rule);
}

describe('what the charter forbids', () => {
  it.each([
    ['en', 'phrase:healing-frequency', 'This is a healing frequency.'],
    ['en', 'phrase:treats-illness', 'The tone repairs DNA.'],
    ['en', 'phrase:lost-super-science', 'The Egyptians knew secrets we have forgotten.'],
    ['en', 'phrase:exoticism', 'Mysterious Maya shamans predicted the future.'],
    ['en', 'phrase:rank', 'They were the most advanced race.'],
    ['en', 'phrase:first-or-oldest', 'They were the first to count.'],
    ['en', 'phrase:first-or-oldest', 'This is the oldest known map.'],
    ['en', 'phrase:first-or-oldest', 'This is the oldest map, from 1150 BCE.'],
    ['en', 'phrase:erasing-the-middle', 'Arabs preserved Greek science.'],
    ['en', 'phrase:deficit', 'Even without writing, they could count.'],
    ['en', 'phrase:reduction', 'Ifá is an ancient computer.'],
    ['en', 'phrase:appropriation', 'Cast your own Ifá reading!'],
    ['en', 'phrase:slaves', 'Slaves built it.'],
    ['fr', 'phrase:healing-frequency', 'C’est une fréquence de guérison.'],
    ['fr', 'phrase:lost-super-science', 'C’est un savoir oublié.'],
    ['fr', 'phrase:exoticism', 'Un peuple mystérieux vivait là.'],
    ['fr', 'phrase:first-or-oldest', 'C’est la plus ancienne carte du monde.'],
    ['es', 'phrase:healing-frequency', 'Es una frecuencia sanadora.'],
    ['es', 'phrase:lost-super-science', 'Es una ciencia perdida.'],
    ['es', 'phrase:exoticism', 'Allí vivía un pueblo misterioso.'],
    ['es', 'phrase:first-or-oldest', 'Es el mapa más antiguo.'],
    ['es', 'phrase:first-or-oldest', 'Fueron los primeros en contar.'],
  ] as const)('is refused in %s (%s): %s', (locale, rule, sentence) => {
    expect(brokenBy(sentence, locale)).toContain(rule);
  });

  it.each([
    ['en', 'This is the oldest known map, from about 1150 BCE.'],
    ['en', 'Listen: 528 Hz is close to the note C.'],
    ['en', 'First, cut each loaf. The first part is longer.'],
    ['en', 'Scholars in Baghdad and Cairo criticised, tested and extended it.'],
    ['fr', 'La première barre montre un demi. Il a copié un texte plus ancien.'],
    ['fr', 'C’est la plus ancienne carte connue, de 1150 av. J.-C.'],
    ['es', 'La primera barra muestra un medio. Copió un texto más antiguo.'],
  ] as const)('leaves what may be said alone (%s): %s', (locale, sentence) => {
    expect(brokenBy(sentence, locale)).toEqual([]);
  });

  it('may be quoted by a claim that is labelled unsupported', () => {
    expect(brokenByClaim('unsupported')).toEqual([]);
    expect(brokenByClaim('science')).toContain('phrase:healing-frequency');
  });
});
