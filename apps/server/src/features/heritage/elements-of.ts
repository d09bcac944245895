import type { ContentData } from '@ori/content/data/read-data';
import type { Heritage } from '@ori/content/index/heritage-index';
import { egyptianWordOf } from '@ori/content/index/claim-materials';
import type { ElementsClaim, KemetTableAnswer } from '@ori/contracts/elements';
import type { Locale } from '@ori/contracts/locale';
import { elementOf } from '@ori/core/elements/elements';

/** The part of the content that this page needs. */
interface ElementsContent {
  readonly data: ContentData;
  heritage(locale: Locale): Pick<Heritage, 'claims'>;
}

const BANNER = 'contested.kemetic-table';
const WORDS = 'material.word-';

/** The materials of Kemet with the elements inside them; what is held back or in doubt stays out. */
export function elementsOf({ data, heritage }: ElementsContent, locale: Locale): KemetTableAnswer {
  const { claims } = heritage(locale);
  const claimOf = (id: string): ElementsClaim | null => claims.find((claim) => claim.id === id) ?? null;
  return {
    banner: claimOf(BANNER),
    specimens: data.kemetMaterials.specimens.flatMap(({ id, name, formulas, elements, claims: ids }) => {
      const how = claimOf(`material.how.${id}`);
      const told = ids.flatMap((each) => claimOf(each) ?? []);
      const inside = elements.map((symbol) => ({ symbol, name: elementOf(symbol)?.name[locale] ?? symbol }));
      return how ? { id, name: name[locale], formulas, elements: inside, claims: told, how } : [];
    }),
    elements: data.kemet.elements.flatMap(({ symbol, doubt }) => {
      const claim = claimOf(`material.${symbol.toLowerCase()}`);
      const word = egyptianWordOf(symbol, data, locale);
      return claim ? { symbol, claim, word, isWordDoubted: doubt } : [];
    }),
    words: claims.filter(({ id }) => id.startsWith(WORDS)),
  };
}
