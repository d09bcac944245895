import { messagesOf, type Phrase } from '../../phrase.ts';

const message = messagesOf('la-argue');

/** An argument in its three parts: claim, evidence, reasoning. */
export type Argument = readonly [claim: Phrase, evidence: Phrase, reasoning: Phrase];

/** More arguments in their three parts. */
export const MORE_ARGUMENTS: readonly Argument[] = [
  [
    message('more-arguments.library-should-open.library-should-open-sundays'),
    message('more-arguments.library-should-open.last-month-130-people'),
    message('more-arguments.library-should-open.place-used-most-when'),
  ],
  [
    message('more-arguments.milk-gone-bad.milk-gone-bad'),
    message('more-arguments.milk-gone-bad.smells-sour-lumps'),
    message('more-arguments.milk-gone-bad.fresh-milk-lumps-sour'),
  ],
  [
    message('more-arguments.somebody-walked-here.somebody-walked-here-after'),
    message('more-arguments.somebody-walked-here.there-footprints-top-snow'),
    message('more-arguments.somebody-walked-here.prints-made-earlier-would'),
  ],
  [
    message('more-arguments.our-class-needs.our-class-needs-second'),
    message('more-arguments.our-class-needs.wednesday-only-one-full'),
    message('more-arguments.our-class-needs.longer-fits-ends-up'),
  ],
  [
    message('more-arguments.left-scale-out.left-scale-out-order'),
    message('more-arguments.left-scale-out.shows-3-kilograms-nothing'),
    message('more-arguments.left-scale-out.scale-works-shows-zero'),
  ],
  [
    message('more-arguments.field-should-watered.field-should-watered-evening'),
    message('more-arguments.field-should-watered.our-test-water-poured'),
    message('more-arguments.field-should-watered.roots-can-take-up'),
  ],
];
