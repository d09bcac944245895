import { messagesOf } from '../../phrase.ts';
import type { Thing } from '../../fact-sort.ts';

const message = messagesOf('ss-transfer');

/** Ideas found in two places: 0 passed on by a known route, 1 alike with no known route. */
export const IDEAS: readonly [Thing, ...Thing[]] = [
  {
    name: message('ideas.indian-figures-baghdad.name'),
    group: 0,
    why: message('ideas.indian-figures-baghdad.why'),
  },
  {
    name: message('ideas.chinese-paper-making.name'),
    group: 0,
    why: message('ideas.chinese-paper-making.why'),
  },
  {
    name: message('ideas.euclids-proofs-baghdad.name'),
    group: 0,
    why: message('ideas.euclids-proofs-baghdad.why'),
  },
  {
    name: message('ideas.arabic-word-al.name'),
    group: 0,
    why: message('ideas.arabic-word-al.why'),
  },
  {
    name: message('ideas.babylonian-base-sixty.name'),
    group: 0,
    why: message('ideas.babylonian-base-sixty.why'),
  },
  {
    name: message('ideas.west-african-inoculation.name'),
    group: 0,
    why: message('ideas.west-african-inoculation.why'),
  },
  {
    name: message('ideas.sign-zero-among.name'),
    group: 1,
    why: message('ideas.sign-zero-among.why'),
  },
  {
    name: message('ideas.right-triangle-rule.name'),
    group: 1,
    why: message('ideas.right-triangle-rule.why'),
  },
  {
    name: message('ideas.egyptian-doubling-binary.name'),
    group: 1,
    why: message('ideas.egyptian-doubling-binary.why'),
  },
  {
    name: message('ideas.pyramids-egypt-mexico.name'),
    group: 1,
    why: message('ideas.pyramids-egypt-mexico.why'),
  },
  {
    name: message('ideas.counting-twenties-among.name'),
    group: 1,
    why: message('ideas.counting-twenties-among.why'),
  },
  {
    name: message('ideas.triangle-numbers-jia.name'),
    group: 1,
    why: message('ideas.triangle-numbers-jia.why'),
  },
];
