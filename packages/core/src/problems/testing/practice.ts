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

const readCatalogue = (name: string, locale: Locale): CatalogueTree =>
  parse(readFileSync(path.join(places.get(name) ?? name, `${locale}.yaml`), 'utf8')) as CatalogueTree;
const catalogues = cataloguesFrom(readCatalogue);

/** All practice as it is taught: its words are read from the content folder. */
export const { generatorOf, misconceptionOf } = practiceIn(catalogues);
export { practisedSkills };

/** Ids of all misconceptions that have words. */
export const misconceptionIds: readonly string[] = Object.keys(readCatalogue('misconceptions', 'en'));

/** An item as it is asked, in all languages. */
export const spoken = (draft: DraftItem): PracticeItem => inAllLanguages(draft, catalogues);

/** Words in one language. */
export const spokenIn = (phrase: Phrase, locale: Locale): string => speak(phrase, locale, catalogues[locale]);
