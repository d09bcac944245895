import { messagesOf } from '../../phrase.ts';
import type { Fable } from './fables.ts';

const message = messagesOf('la-theme');

/** More fables told by us. */
export const MORE_FABLES: readonly Fable[] = [
  {
    sentences: [
      message('more-fables.oak-boasted-strength.sentences.oak-boasted-strength-before'),
      message('more-fables.oak-boasted-strength.sentences.storm-came-oak-stood'),
      message('more-fables.oak-boasted-strength.sentences.oak-broke-reed-rose'),
    ],
    shows: 2,
    theme: message('more-fables.oak-boasted-strength.theme'),
    topic: message('more-fables.oak-boasted-strength.topic'),
    event: message('more-fables.oak-boasted-strength.event'),
    twin: message('more-fables.oak-boasted-strength.twin'),
  },
  {
    sentences: [
      message('more-fables.fox-leapt-some.sentences.fox-leapt-some-grapes'),
      message('more-fables.fox-leapt-some.sentences.they-hung-too-high'),
      message('more-fables.fox-leapt-some.sentences.he-went-off-said'),
    ],
    shows: 2,
    theme: message('more-fables.fox-leapt-some.theme'),
    topic: message('more-fables.fox-leapt-some.topic'),
    event: message('more-fables.fox-leapt-some.event'),
    twin: message('more-fables.fox-leapt-some.twin'),
  },
  {
    sentences: [
      message('more-fables.country-mouse-visited.sentences.country-mouse-visited-her'),
      message('more-fables.country-mouse-visited.sentences.each-bite-cat-chased'),
      message('more-fables.country-mouse-visited.sentences.she-went-home-ate'),
    ],
    shows: 2,
    theme: message('more-fables.country-mouse-visited.theme'),
    topic: message('more-fables.country-mouse-visited.topic'),
    event: message('more-fables.country-mouse-visited.event'),
    twin: message('more-fables.country-mouse-visited.twin'),
  },
  {
    sentences: [
      message('more-fables.fox-served-soup.sentences.fox-served-soup-stork'),
      message('more-fables.fox-served-soup.sentences.she-said-nothing-asked'),
      message('more-fables.fox-served-soup.sentences.she-served-soup-tall'),
    ],
    shows: 2,
    theme: message('more-fables.fox-served-soup.theme'),
    topic: message('more-fables.fox-served-soup.topic'),
    event: message('more-fables.fox-served-soup.event'),
    twin: message('more-fables.fox-served-soup.twin'),
  },
  {
    sentences: [
      message('more-fables.two-men-met.sentences.two-men-met-bear'),
      message('more-fables.two-men-met.sentences.other-lay-still-ground'),
      message('more-fables.two-men-met.sentences.then-he-longer-called'),
    ],
    shows: 2,
    theme: message('more-fables.two-men-met.theme'),
    topic: message('more-fables.two-men-met.topic'),
    event: message('more-fables.two-men-met.event'),
    twin: message('more-fables.two-men-met.twin'),
  },
  {
    sentences: [
      message('more-fables.woodcutters-iron-axe.sentences.woodcutters-iron-axe-fell'),
      message('more-fables.woodcutters-iron-axe.sentences.water-spirit-held-up'),
      message('more-fables.woodcutters-iron-axe.sentences.his-true-word-spirit'),
    ],
    shows: 2,
    theme: message('more-fables.woodcutters-iron-axe.theme'),
    topic: message('more-fables.woodcutters-iron-axe.topic'),
    event: message('more-fables.woodcutters-iron-axe.event'),
    twin: message('more-fables.woodcutters-iron-axe.twin'),
  },
];
