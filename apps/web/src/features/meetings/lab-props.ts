import type { Source } from '@ori/contracts/content';
import type { Statement } from '@ori/contracts/heritage';
import type { CouldTheyHaveMetProps, MeetingTold } from '@ori/contracts/meeting-labs';
import type { MeetingIdea, MeetingPair, MeetingsAnswer } from '@ori/contracts/meetings';

const textsOf = (sources: readonly Source[]): string[] => sources.map(({ text }) => text);

const toldOf = ({ text, label, sources }: Statement): MeetingTold => ({
  words: text,
  label,
  sources: textsOf(sources),
});

/** Relations that compare and claim no route (charter, rule 6). */
export function isComparison({ relation }: Pick<MeetingIdea, 'relation'>): boolean {
  return relation === 'analogy' || relation === 'symbolic-resonance';
}

function ideaOf(idea: MeetingIdea): CouldTheyHaveMetProps['ideas'][number] {
  const { id, ancestralConcept, cultureName, date, lang, years, place, connection, label, sources } = idea;
  return {
    id,
    words: ancestralConcept,
    people: cultureName,
    when: date,
    lang,
    years,
    place: place && { lat: place.lat, lon: place.lon, words: place.name },
    isComparison: isComparison(idea),
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
