import type { Source } from '@ori/contracts/content';
import type { SacredSite } from '@ori/contracts/heritage';

type Stated = Pick<SacredSite, 'built' | 'geometricFeatures' | 'astronomicalAlignments' | 'acoustics'>;

/** Everything a site's page rests on besides the place itself, each once, in the order in which it is first cited. */
export function sourcesOf({ built, geometricFeatures, astronomicalAlignments, acoustics }: Stated): Source[] {
  const stated = [built, ...geometricFeatures, ...astronomicalAlignments, acoustics];
  const cited = stated
    .flatMap((statement) => statement?.sources ?? [])
    .filter(({ id }) => !id.endsWith('.place'));
  return [...new Map(cited.map((source) => [source.id, source])).values()];
}

/** Studies named in short (“Kolar 2013; UNESCO 2018”), without those whose first author is cited in full. */
export function furtherStudies(studies: string, cited: readonly Source[]): string {
  const isCited = (study: string): boolean => {
    const [author = ''] = study.trim().split(/[\s,(]/u);
    return cited.some(({ text }) => text.includes(author));
  };
  return studies
    .split(';')
    .filter((study) => !isCited(study))
    .map((study) => study.trim())
    .join('; ');
}
