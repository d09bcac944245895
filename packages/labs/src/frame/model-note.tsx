import type { InteractiveName } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { MODELS } from '../models.ts';
import { say } from './words.ts';

interface ModelNoteProps {
  readonly name: InteractiveName;
  readonly locale: Locale;
}

/** What a lab models, in which units, and how far from nature; nothing where its figure models nothing. */
export function ModelNote({ name, locale }: ModelNoteProps) {
  const model = MODELS.get(name);
  return model && <p className="mt-4 max-w-prose text-sm text-mute">{say(model, locale)}</p>;
}
