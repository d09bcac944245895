import { pickEncoding } from '../../../apps/server/src/http/web/encodings.ts';
import { solve } from '../../../packages/core/src/maths/solve/solve.ts';
import { intentOf } from '../../../packages/core/src/tutor/intent/intent-of.ts';
import { talkOf } from '../../../packages/core/src/tutor/intent/talk-of.ts';
import { triage } from '../../../packages/core/src/tutor/safety/triage.ts';
import { mentionsAny } from '../../../packages/core/src/tutor/ground/mentions.ts';
import { elided } from '../../../packages/core/src/words/french-elision.ts';
import { LOCALES } from '../../../packages/contracts/src/locale.ts';

const NOTHING = Buffer.alloc(0);

/** Runs, as requests would, what builds its expressions only when it is called. */
export async function buildLater(): Promise<void> {
  for (const locale of LOCALES) solve('no request knows this one', locale);
  for (const locale of LOCALES) intentOf('nothing of the kind', locale);
  talkOf('nothing of the kind');
  triage('nothing of the kind');
  elided('le livre de Ada', ['Ada']);
  mentionsAny('x = 3,5 cm', ['x = 3,5 cm', '3,5']);
  pickEncoding('br', { identity: NOTHING, br: NOTHING, gzip: NOTHING });
}
