import { messagesOf } from '../../phrase.ts';
import type { Retold } from './retold-stories.ts';

const message = messagesOf('la-myth');

/** More old stories in short, with new versions that change one thing each. */
export const MORE_RETOLD: readonly Retold[] = [
  {
    from: message('more-retold.greek-myth.from'),
    old: message('more-retold.greek-myth.old'),
    theme: message('more-retold.greek-myth.theme'),
    nearThemes: [message('too-far')],
    elsewhere: message('more-retold.greek-myth.elsewhere'),
    otherEnd: message('more-retold.greek-myth.other-end'),
    otherVoice: message('more-retold.greek-myth.other-voice'),
  },
  {
    from: message('more-retold.norse-myth.from'),
    old: message('more-retold.norse-myth.old'),
    theme: message('more-retold.norse-myth.theme'),
    nearThemes: [],
    elsewhere: message('more-retold.norse-myth.elsewhere'),
    otherEnd: message('more-retold.norse-myth.other-end'),
    otherVoice: message('more-retold.norse-myth.other-voice'),
  },
  {
    from: message('more-retold.greek-myth.from'),
    old: message('more-retold.greek-myth-2.old'),
    theme: message('more-retold.greek-myth-2.theme'),
    nearThemes: [],
    elsewhere: message('more-retold.greek-myth-2.elsewhere'),
    otherEnd: message('more-retold.greek-myth-2.other-end'),
    otherVoice: message('more-retold.greek-myth-2.other-voice'),
  },
  {
    from: message('more-retold.thousand-one-nights.from'),
    old: message('more-retold.thousand-one-nights.old'),
    theme: message('more-retold.thousand-one-nights.theme'),
    nearThemes: [],
    elsewhere: message('more-retold.thousand-one-nights.elsewhere'),
    otherEnd: message('more-retold.thousand-one-nights.other-end'),
    otherVoice: message('more-retold.thousand-one-nights.other-voice'),
  },
  {
    from: message('more-retold.myth-told-ovid.from'),
    old: message('more-retold.myth-told-ovid.old'),
    theme: message('more-retold.myth-told-ovid.theme'),
    nearThemes: [message('more-retold.greek-myth-2.theme')],
    elsewhere: message('more-retold.myth-told-ovid.elsewhere'),
    otherEnd: message('more-retold.myth-told-ovid.other-end'),
    otherVoice: message('more-retold.myth-told-ovid.other-voice'),
  },
];
