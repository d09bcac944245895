import { messagesOf, type Phrase } from '../../phrase.ts';

const message = messagesOf('la-myth');

/** An old story in short, its thought, and new versions that change one thing each. */
export interface Retold {
  readonly from: Phrase;
  readonly old: Phrase;
  readonly theme: Phrase;
  /** Thoughts of other stories that this one may show, too. */
  readonly nearThemes: readonly Phrase[];
  readonly elsewhere: Phrase;
  /** Left out where the story is a people's living history. */
  readonly otherEnd?: Phrase;
  readonly otherVoice: Phrase;
}

const TOO_FAR = message('too-far');
const TOO_MUCH = message('too-much');

export const RETOLD: readonly [Retold, ...Retold[]] = [
  {
    from: message('more-retold.greek-myth.from'),
    old: message('retold.greek-myth.old'),
    theme: TOO_FAR,
    nearThemes: [TOO_MUCH],
    elsewhere: message('retold.greek-myth.elsewhere'),
    otherEnd: message('retold.greek-myth.other-end'),
    otherVoice: message('retold.greek-myth.other-voice'),
  },
  {
    from: message('more-retold.greek-myth.from'),
    old: message('retold.greek-myth-2.old'),
    theme: TOO_MUCH,
    nearThemes: [TOO_FAR],
    elsewhere: message('retold.greek-myth-2.elsewhere'),
    otherEnd: message('retold.greek-myth-2.other-end'),
    otherVoice: message('retold.greek-myth-2.other-voice'),
  },
  {
    from: message('retold.epic-gilgamesh.from'),
    old: message('retold.epic-gilgamesh.old'),
    theme: message('retold.epic-gilgamesh.theme'),
    nearThemes: [],
    elsewhere: message('retold.epic-gilgamesh.elsewhere'),
    otherEnd: message('retold.epic-gilgamesh.other-end'),
    otherVoice: message('retold.epic-gilgamesh.other-voice'),
  },
  {
    from: message('retold.akan-story-anansi.from'),
    old: message('retold.akan-story-anansi.old'),
    theme: message('retold.akan-story-anansi.theme'),
    nearThemes: [TOO_MUCH],
    elsewhere: message('retold.akan-story-anansi.elsewhere'),
    otherEnd: message('retold.akan-story-anansi.other-end'),
    otherVoice: message('retold.akan-story-anansi.other-voice'),
  },
  {
    from: message('retold.odyssey.from'),
    old: message('retold.odyssey.old'),
    theme: message('retold.odyssey.theme'),
    nearThemes: [],
    elsewhere: message('retold.odyssey.elsewhere'),
    otherEnd: message('retold.odyssey.other-end'),
    otherVoice: message('retold.odyssey.other-voice'),
  },
  {
    from: message('retold.epic-sundiata.from'),
    old: message('retold.epic-sundiata.old'),
    theme: message('retold.epic-sundiata.theme'),
    nearThemes: [],
    elsewhere: message('retold.epic-sundiata.elsewhere'),
    otherVoice: message('retold.epic-sundiata.other-voice'),
  },
  {
    from: message('more-retold.greek-myth.from'),
    old: message('retold.greek-myth-3.old'),
    theme: message('retold.greek-myth-3.theme'),
    nearThemes: [TOO_FAR],
    elsewhere: message('retold.greek-myth-3.elsewhere'),
    otherEnd: message('retold.greek-myth-3.other-end'),
    otherVoice: message('retold.greek-myth-3.other-voice'),
  },
];
