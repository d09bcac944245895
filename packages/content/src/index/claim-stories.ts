import type { LedgerClaim } from '@ori/contracts/heritage';
import type { HiddenStory } from '@ori/contracts/hidden-stories';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf, ledgerClaimOf } from './claim-base.ts';
import { statementOf } from './claim-statement.ts';

type Story = ContentData['hiddenStories']['stories'][number];

/** The two things a story states: what was done, and how it is told elsewhere. */
const PARTS = ['did', 'told'] as const;

const claimIdOf = (story: Story, part: (typeof PARTS)[number]): string => `story.${story.id}-${part}`;

/** What the hidden stories state, in a language. */
export function storyClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const { sources, stories } = data.hiddenStories;
  return stories.flatMap((story) =>
    PARTS.map((part) =>
      ledgerClaimOf({
        id: claimIdOf(story, part),
        kind: 'story',
        title: story.name[locale],
        lang: locale,
        text: story[part].text[locale],
        label: story[part].label,
        date: story.when[locale],
        sources: story[part].sources.flatMap((id) => {
          const source = sources[id];
          return source ? [{ id, ...source }] : [];
        }),
        ...cultureOf(story.culture, data, locale),
      }),
    ),
  );
}

/** The hidden stories in a language, by their year. */
export function hiddenStoriesOf(
  data: ContentData,
  claims: ReadonlyMap<string, LedgerClaim>,
  locale: Locale,
): HiddenStory[] {
  return data.hiddenStories.stories
    .flatMap((story) => {
      const did = statementOf(claims.get(claimIdOf(story, 'did')));
      const told = statementOf(claims.get(claimIdOf(story, 'told')));
      if (!did || !told) return [];
      const { id, year, region, field, voices, guess, next } = story;
      return [
        {
          id,
          year,
          region,
          field,
          voices,
          did,
          told,
          name: story.name[locale],
          when: story.when[locale],
          where: story.where[locale],
          guess: {
            question: guess.question[locale],
            options: guess.options.map((option) => option[locale]),
            answer: guess.answer,
          },
          next: { to: next.to, text: next.text[locale] },
        },
      ];
    })
    .toSorted((one, other) => one.year - other.year);
}
