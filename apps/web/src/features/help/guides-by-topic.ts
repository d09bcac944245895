import type { HelpFound } from '@ori/contracts/help';
import { HELP_TOPICS, type HelpTopic } from '@ori/contracts/help-names';
import type { HelpReader } from '@ori/contracts/text-names';

interface TopicOfGuides {
  readonly topic: HelpTopic;
  readonly guides: readonly HelpFound[];
}

/** The guides under their topics, in the order of topics; a child finds its own first. */
export function guidesByTopic(guides: readonly HelpFound[], reader: HelpReader | null): TopicOfGuides[] {
  const first = reader === 'child' || reader === 'admin' ? reader : null;
  const topics = HELP_TOPICS.toSorted((a, b) => Number(b === first) - Number(a === first));
  return topics
    .map((topic) => ({ topic, guides: guides.filter((guide) => guide.topic === topic) }))
    .filter((each) => each.guides.length > 0);
}
