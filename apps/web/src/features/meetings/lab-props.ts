import type { Source } from '@ori/contracts/content';
import type { Statement } from '@ori/contracts/heritage';
import type { CouldTheyHaveMetProps, MeetingTold } from '@ori/contracts/meeting-labs';
import type { MeetingIdea, MeetingPair, MeetingsAnswer } from '@ori/contracts/meetings';
import { isComparison } from '@ori/core/kim/is-comparison';

const textsOf = (sources: readonly Source[]): string[] => sources.map(({ text }) => text);

const toldOf = ({ text, label, sources }: Statement): MeetingTold => ({
  words: text,
  label,
  sources: textsOf(sources),
});

function ideaOf(idea: MeetingIdea): CouldTheyHaveMetProps['ideas'][number] {
  const {
    id,
    ancestralConcept,
    cultureName,
    date,
    lang,
    years,
    place,
    connection,
    relation,
    label,
    sources,
  } = idea;
  return {
    id,
    words: ancestralConcept,
    people: cultureName,
    when: date,
    lang,
    years,
    place: place && { lat: place.lat, lon: place.lon, words: place.name },
    isComparison: isComparison(relation),
    claim: { words: connection, label, sources: textsOf(sources) },
  };
}

/** Whether the ideas of a pair belong to one people. */
export function isOnePeople({ earlier, later }: MeetingPair, ideas: readonly MeetingIdea[]): boolean {
  const cultures = ideas.filter(({ id }) => id === earlier || id === later).map(({ culture }) => culture);
  return new Set(cultures).size === 1;
}

/** What the lab is given of a pattern. */
export function labPropsOf({ ideas, pairs, others }: MeetingsAnswer): CouldTheyHaveMetProps {
  return {
    ideas: ideas.map(ideaOf),
    pairs: pairs.map((pair) => ({
      ...pair,
      isOnePeople: isOnePeople(pair, ideas),
      told: pair.told.map(toldOf),
    })),
    others,
  };
}
