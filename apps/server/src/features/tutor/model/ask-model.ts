import type { Ground } from '@ori/core/tutor/ground';
import type { Listener, Move } from '@ori/core/tutor/turn';
import { isStepCount, type LanguageModel, Output, streamText } from 'ai';
import type { ComposedTurn } from '../composer.ts';
import type { createGatedSentences } from './gated-sentences.ts';
import type { HistoryStore } from './history.store.ts';
import { asMaterial, instructionsFor } from './instructions.ts';
import type { Spent } from './ledger.store.ts';
import { type ModelReply, modelReply } from './model-reply.ts';
import { toolsFor } from './tools.ts';

/** What a call of the model needs. */
export interface Asking {
  readonly model: LanguageModel;
  readonly timeoutMs?: number;
  readonly lookUp: Parameters<typeof toolsFor>[0];
  readonly history: HistoryStore;
  readonly styleOf: (listener: Listener) => string;
}

const MAX_OUTPUT_TOKENS = 500;
const MAX_STEPS = 4;
const TIMEOUT_MS = 20_000;
const LINES_BEFORE = 8;

async function promptOf({ history }: Asking, { conversationId, message }: ComposedTurn): Promise<string> {
  const before = conversationId === null ? [] : await history.latest(conversationId, LINES_BEFORE);
  const lines = before.map(({ role, content }) =>
    role === 'student' ? asMaterial(content) : `You: ${content}`,
  );
  return [...lines, asMaterial(message)].join('\n');
}

/**
 * Asks the model to word one move, and passes its message on through the gate while it forms. Throws whatever goes
 * wrong: time, wire, shape, or a sentence that may not be said. `spent` hears of the tokens of each step.
 */
export async function askModel(
  asking: Asking,
  [move, ground, listener, turn]: readonly [Move, Ground, Listener, ComposedTurn],
  sentences: ReturnType<typeof createGatedSentences>,
  spent: (used: Spent) => void,
): Promise<ModelReply> {
  const stop = new AbortController();
  const answer = streamText({
    model: asking.model,
    instructions: instructionsFor(move, ground, listener, asking.styleOf(listener)),
    prompt: await promptOf(asking, turn),
    tools: toolsFor(asking.lookUp, move, ground, listener),
    output: Output.object({ schema: modelReply }),
    stopWhen: isStepCount(MAX_STEPS),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 1,
    abortSignal: AbortSignal.any([stop.signal, AbortSignal.timeout(asking.timeoutMs ?? TIMEOUT_MS)]),
    onError: () => {},
    onStepEnd: ({ usage }) => {
      spent({ inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 });
    },
  });
  try {
    for await (const partial of answer.partialOutputStream)
      if (partial.message !== undefined) await sentences.take(partial.message, false);
    const whole = modelReply.parse(await answer.output);
    await sentences.take(whole.message, true);
    return whole;
  } finally {
    stop.abort();
  }
}
