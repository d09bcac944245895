import type { LocalisedText } from '@ori/contracts/locale';
import type { Listener } from '@ori/core/tutor/turn';
import { personalityOf } from '@ori/core/tutor/personalities';
import type { Composer } from '../composer.ts';
import type { TutorDeps } from '../tutor.deps.ts';
import { createHistoryStore } from './history.store.ts';
import type { toolsFor } from './tools.ts';
import { createLedgerStore } from './ledger.store.ts';
import { type ModelSettings, openModel } from './model-settings.ts';

type Lessons = Parameters<typeof toolsFor>[0]['lessons'];

interface Deps extends Pick<TutorDeps, 'database' | 'maths' | 'log' | 'now'> {
  readonly settings: ModelSettings;
  readonly embedded: Composer;
  readonly lessons: Lessons;
}

const CAP_NOTICE: LocalisedText = {
  en: 'I answer in my own short way for the rest of today.',
  fr: 'Pour le reste de la journée, je réponds à ma façon, plus courte.',
  es: 'Por lo que queda de hoy respondo a mi manera, más breve.',
};
const styleOf = ({ personality, locale }: Listener) => personalityOf(personality, locale).communicationStyle;

/** The composer of the installation's language model; its code is read with the first reply that needs it. */
export function configuredComposer({ settings, ...deps }: Deps): Composer {
  const { vendor, dailyTokensPerFamily } = settings;
  let opening: Promise<Composer> | null = null;

  async function open(): Promise<Composer> {
    const { createModelComposer } = await import('./model-composer.ts');
    return createModelComposer({
      ...deps,
      model: await openModel(settings),
      vendor,
      dailyTokensPerFamily,
      lookUp: deps,
      ledger: createLedgerStore(deps.database),
      history: createHistoryStore(deps.database),
      styleOf,
      capNotice: ({ locale }) => CAP_NOTICE[locale],
    });
  }

  return async (...asked) => {
    const [, , , turn] = asked;
    if (turn.modelVendor !== vendor) return deps.embedded(...asked);
    opening ??= open();
    return (await opening)(...asked);
  };
}
