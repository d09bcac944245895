import type { InteractiveName } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { MODELS } from '../models.ts';
import { SIMPLE_MODELS } from '../simple-models.ts';
import { say } from './words.ts';

/** How much a lab says of its model: all of it, or what a child who does not read yet can follow. */
export type ModelDepth = 'fully' | 'simply';

interface ModelNoteProps {
  readonly name: InteractiveName;
  readonly locale: Locale;
  readonly depth: ModelDepth;
}

/** What a lab models, in which units, and how far from nature; nothing where its figure models nothing. */
export function ModelNote({ name, locale, depth }: ModelNoteProps) {
  const model = (depth === 'simply' ? SIMPLE_MODELS.get(name) : undefined) ?? MODELS.get(name);
  return model && <p className="mt-4 max-w-prose text-sm text-mute">{say(model, locale)}</p>;
}
