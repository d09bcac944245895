import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { cataloguesFrom, type CatalogueTree } from '../catalogues.ts';
import type { DraftItem } from '../draft.ts';
import type { Phrase } from '../phrase.ts';
import { inAllLanguages, speak } from '../speak.ts';
import { practiceIn, practisedSkills } from '../registry.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../content/practice');
const places = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('en.yaml'))
    .map((file) => [path.basename(path.dirname(file)), path.join(folder, path.dirname(file))]),
);

const catalogues = cataloguesFrom((name, locale) => {
  const text = readFileSync(path.join(places.get(name) ?? name, `${locale}.yaml`), 'utf8');
  return parse(text) as CatalogueTree;
});

/** All practice as it is taught: its words are read from the content folder. */
export const { generatorOf } = practiceIn(catalogues);
export { practisedSkills };

/** An item as it is asked, in all languages. */
export const spoken = (draft: DraftItem): PracticeItem => inAllLanguages(draft, catalogues);

/** Words in one language. */
export const spokenIn = (phrase: Phrase, locale: Locale): string => speak(phrase, locale, catalogues[locale]);
