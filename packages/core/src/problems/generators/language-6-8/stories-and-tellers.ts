import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Pair } from '../../fact-pairs.ts';

const message = messagesOf('la-myth');

const told = (story: Phrase, by: Phrase, why: Phrase): Pair => ({
  left: { text: text(story) },
  right: { text: text(by) },
  why,
});

/** Epics and bodies of stories, whose they are, and how they have come to us. */
export const STORIES_AND_TELLERS: readonly [Pair, ...Pair[]] = [
  told(
    message('stories-and-tellers.epic-gilgamesh.story'),
    message('stories-and-tellers.epic-gilgamesh.by'),
    message('stories-and-tellers.epic-gilgamesh.why'),
  ),
  told(
    message('stories-and-tellers.odyssey.story'),
    message('stories-and-tellers.odyssey.by'),
    message('stories-and-tellers.odyssey.why'),
  ),
  told(
    message('stories-and-tellers.aeneid.story'),
    message('stories-and-tellers.aeneid.by'),
    message('stories-and-tellers.aeneid.why'),
  ),
  told(
    message('stories-and-tellers.ramayana.story'),
    message('stories-and-tellers.ramayana.by'),
    message('stories-and-tellers.ramayana.why'),
  ),
  told(
    message('stories-and-tellers.popol-wuj-popol.story'),
    message('stories-and-tellers.popol-wuj-popol.by'),
    message('stories-and-tellers.popol-wuj-popol.why'),
  ),
  told(
    message('stories-and-tellers.epic-sundiata.story'),
    message('stories-and-tellers.epic-sundiata.by'),
    message('stories-and-tellers.epic-sundiata.why'),
  ),
  told(
    message('stories-and-tellers.kalevala.story'),
    message('stories-and-tellers.kalevala.by'),
    message('stories-and-tellers.kalevala.why'),
  ),
  told(
    message('stories-and-tellers.shahnama.story'),
    message('stories-and-tellers.shahnama.by'),
    message('stories-and-tellers.shahnama.why'),
  ),
  told(
    message('stories-and-tellers.stories-anansi.story'),
    message('stories-and-tellers.stories-anansi.by'),
    message('stories-and-tellers.stories-anansi.why'),
  ),
  told(
    message('stories-and-tellers.stories-maui.story'),
    message('stories-and-tellers.stories-maui.by'),
    message('stories-and-tellers.stories-maui.why'),
  ),
  told(
    message('stories-and-tellers.beowulf.story'),
    message('stories-and-tellers.beowulf.by'),
    message('stories-and-tellers.beowulf.why'),
  ),
  told(
    message('stories-and-tellers.journey-west.story'),
    message('stories-and-tellers.journey-west.by'),
    message('stories-and-tellers.journey-west.why'),
  ),
];
