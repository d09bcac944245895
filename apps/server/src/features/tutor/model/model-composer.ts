import type { GateRules } from '@ori/core/tutor/gate/gate-sentence';
import type { Ground } from '@ori/core/tutor/ground';
import type { Draft, Listener, Move } from '@ori/core/tutor/turn';
import type { Log } from '../../../db/log.ts';
import type { ComposedDraft, Composer } from '../composer.ts';
import { type Asking, askModel } from './ask-model.ts';
import { createGatedSentences, Refused } from './gated-sentences.ts';
import type { LedgerStore, Spent } from './ledger.store.ts';

interface Deps extends Asking {
  readonly vendor: string;
  readonly dailyTokensPerFamily: number;
  readonly embedded: Composer;
  readonly ledger: LedgerStore;
  /** What a family reads when its day's tokens are used up. */
  readonly capNotice: (listener: Listener) => string;
  readonly log: Pick<Log, 'warn'>;
  readonly now: () => Date;
}

/** Moves that a model may word. Safety, limits, counted figures and unaided questions are never generated. */
const WORDED: ReadonlySet<Move['kind']> = new Set([
  'hint',
  'check',
  'scaffold',
  'worked',
  'lesson',
  'define',
  'praise',
  'clarify',
  'redirect',
]);
/** A claim is told in its own words, with its label: nobody rewords it. */
const isWorded = ({ kind, because }: Move): boolean => WORDED.has(kind) && because !== 'claim';

/** A family's tokens are reserved at this before a call, and settled by what it took. */
const RESERVED_TOKENS = 6_000;

const rulesOf = (
  { level, forbidden }: Move,
  { problem, work }: Ground,
  locale: Listener['locale'],
): GateRules => ({
  locale,
  level,
  forbidden,
  problem,
  quoted: work?.lines ?? [],
  isStrict: true,
});

/** Everything that was verified, as one text. */
function materialOf({ problem, passages, definition }: Ground): string {
  return [
    problem?.statement ?? '',
    ...passages.map(({ title, extract }) => `${title} ${extract}`),
    definition?.meaning ?? '',
  ].join(' ');
}

/**
 * Words the move by a language model; every sentence passes the gate before anybody sees it. Whatever fails (time,
 * wire, shape, a sentence that may not be said, the family's daily tokens) ends in the embedded reply.
 */
export function createModelComposer(deps: Deps): Composer {
  const { vendor, dailyTokensPerFamily, embedded, ledger, log, now } = deps;

  async function worded(asked: Parameters<Composer>, plain: ComposedDraft): Promise<ComposedDraft> {
    const [move, ground, listener, turn, emit] = asked;
    const rules = rulesOf(move, ground, listener.locale);
    const sentences = createGatedSentences({ rules, listener, material: materialOf(ground), emit });
    const family = { familyId: turn.familyId ?? '', day: now().toISOString().slice(0, 10) };
    if (!(await ledger.reserve(family, RESERVED_TOKENS, dailyTokensPerFamily)))
      return { ...plain, message: `${deps.capNotice(listener)} ${plain.message}` };
    let used: Spent = { inputTokens: 0, outputTokens: 0 };
    const add = ({ inputTokens, outputTokens }: Spent) => {
      used = { inputTokens: used.inputTokens + inputTokens, outputTokens: used.outputTokens + outputTokens };
    };
    try {
      const { message, suggestedActions, followUpQuestions } = await askModel(
        deps,
        [move, ground, listener, turn],
        sentences,
        add,
      );
      const more: Partial<Draft> = { suggestedActions, followUpQuestions };
      return { ...plain, ...more, message: message.trim(), via: vendor };
    } catch (error) {
      const faults =
        error instanceof Refused ? error.faults : [error instanceof Error ? error.name : 'unknown'];
      log.warn({ faults, move: move.kind, vendor }, 'the language model was not used');
      return withWhatWasSaid(plain, sentences.said);
    } finally {
      await ledger.settle(family, RESERVED_TOKENS, used);
    }
  }

  return async (...asked) => {
    const [move, , , turn] = asked;
    const plain = await embedded(...asked);
    const isAllowed = turn.modelVendor === vendor && turn.familyId !== null && isWorded(move);
    return isAllowed ? worded(asked, plain) : plain;
  };
}

/** What was shown already stays, and the embedded reply follows; a question in it gives way to the embedded one's. */
function withWhatWasSaid(plain: ComposedDraft, said: string): ComposedDraft {
  const shown = said.trim();
  if (shown === '' || shown.includes('?')) return plain;
  return { ...plain, message: `${shown}\n${plain.message}` };
}
