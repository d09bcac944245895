import { messagesOf } from '../../phrase.ts';
import type { InformingText } from './informing-texts.ts';

const message = messagesOf('la-mainidea');

/** More short texts that inform. */
export const MORE_TEXTS: readonly InformingText[] = [
  {
    details: [
      message('more-texts.sea-otter-carries.details.sea-otter-carries-flat'),
      message('more-texts.sea-otter-carries.details.lies-back-lays-stone'),
      message('more-texts.sea-otter-carries.details.then-knocks-shells-against'),
    ],
    main: message('more-texts.sea-otter-carries.main'),
    narrow: message('more-texts.sea-otter-carries.narrow'),
    wide: message('more-texts.sea-otter-carries.wide'),
    stray: message('more-texts.sea-otter-carries.stray'),
    extra: message('more-texts.sea-otter-carries.extra'),
  },
  {
    details: [
      message('more-texts.meghalaya-india-people.details.meghalaya-india-people-lead'),
      message('more-texts.meghalaya-india-people.details.roots-grow-thicker-year'),
      message('more-texts.meghalaya-india-people.details.after-long-years-they'),
    ],
    main: message('more-texts.meghalaya-india-people.main'),
    narrow: message('more-texts.meghalaya-india-people.narrow'),
    wide: message('more-texts.meghalaya-india-people.wide'),
    stray: message('more-texts.meghalaya-india-people.stray'),
    extra: message('more-texts.meghalaya-india-people.extra'),
  },
  {
    details: [
      message('more-texts.peels-leaves-piled.details.peels-leaves-piled-up'),
      message('more-texts.peels-leaves-piled.details.worms-tiny-living-things'),
      message('more-texts.peels-leaves-piled.details.after-some-months-dark'),
    ],
    main: message('more-texts.peels-leaves-piled.main'),
    narrow: message('more-texts.peels-leaves-piled.narrow'),
    wide: message('more-texts.peels-leaves-piled.wide'),
    stray: message('more-texts.peels-leaves-piled.stray'),
    extra: message('more-texts.peels-leaves-piled.extra'),
  },
  {
    details: [
      message('more-texts.louis-braille-could.details.louis-braille-could-see'),
      message('more-texts.louis-braille-could.details.he-put-raised-dots'),
      message('more-texts.louis-braille-could.details.each-group-stands-letter'),
    ],
    main: message('more-texts.louis-braille-could.main'),
    narrow: message('more-texts.louis-braille-could.narrow'),
    wide: message('more-texts.louis-braille-could.wide'),
    stray: message('more-texts.louis-braille-could.stray'),
    extra: message('more-texts.louis-braille-could.extra'),
  },
  {
    details: [
      message('more-texts.beaver-fells-young.details.beaver-fells-young-trees'),
      message('more-texts.beaver-fells-young.details.piles-them-mud-across'),
      message('more-texts.beaver-fells-young.details.water-rises-pond-safe'),
    ],
    main: message('more-texts.beaver-fells-young.main'),
    narrow: message('more-texts.beaver-fells-young.narrow'),
    wide: message('more-texts.beaver-fells-young.wide'),
    stray: message('more-texts.beaver-fells-young.stray'),
    extra: message('more-texts.beaver-fells-young.extra'),
  },
  {
    details: [
      message('more-texts.low-tide-sea.details.low-tide-sea-draws'),
      message('more-texts.low-tide-sea.details.mussels-then-close-their'),
      message('more-texts.low-tide-sea.details.snails-crabs-hide-under'),
    ],
    main: message('more-texts.low-tide-sea.main'),
    narrow: message('more-texts.low-tide-sea.narrow'),
    wide: message('more-texts.low-tide-sea.wide'),
    stray: message('more-texts.low-tide-sea.stray'),
    extra: message('more-texts.low-tide-sea.extra'),
  },
];
