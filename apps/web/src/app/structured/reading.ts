import type { Article, TextAnswer } from '@ori/contracts/texts';
import { cardAddressOf } from '../page-head.ts';
import { addressOf, providerOf, type Said, SCHEMA } from './said.ts';

/** A question with its answer, as the page shows them. */
export interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** A page that answers questions; `asked` tells those that stand on it. */
export function questionsOf(asked: (said: Said) => readonly Asked[]): (said: Said) => readonly object[] {
  return (said) => {
    const mainEntity = asked(said).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    if (mainEntity.length === 0) return [];
    return [{ '@context': SCHEMA, '@type': 'FAQPage', inLanguage: said.place.locale, mainEntity }];
  };
}

/** An article of ours, with the days it was written and last changed. */
export function articleOf(said: Said): readonly object[] {
  const { text } = (said.data ?? {}) as Partial<TextAnswer<Article>>;
  if (!text) return [];
  return [
    {
      '@context': SCHEMA,
      '@type': 'Article',
      headline: text.title,
      description: text.description,
      datePublished: text.published,
      dateModified: text.updated,
      keywords: text.tags,
      inLanguage: said.place.locale,
      mainEntityOfPage: addressOf(said, said.place.path),
      image: cardAddressOf(said.place),
      author: providerOf(said),
      publisher: providerOf(said),
      citation: text.sources.map(({ title, url }) => ({
        '@type': 'CreativeWork',
        name: title,
        ...(url === undefined ? {} : { url }),
      })),
    },
  ];
}
