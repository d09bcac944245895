import type { LanguageModel } from 'ai';

/** How the installation reaches its language model; chosen by environment, never by a learner. */
export interface ModelSettings {
  readonly provider: 'anthropic' | 'openai-compatible';
  /** The address of an OpenAI-compatible server (Ollama, llama.cpp, LM Studio …); null for a vendor's own. */
  readonly baseUrl: string | null;
  readonly model: string;
  readonly apiKey: string | null;
  /** The name a parent agrees to, for each child. */
  readonly vendor: string;
  /** Tokens, in and out together, that one family may use in a day. */
  readonly dailyTokensPerFamily: number;
}

/** The model of the settings. The vendors' code is read here and not at start, so that nobody pays who has none. */
export async function openModel({ provider, baseUrl, model, apiKey }: ModelSettings): Promise<LanguageModel> {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({
      ...(apiKey === null ? {} : { apiKey }),
      ...(baseUrl === null ? {} : { baseURL: baseUrl }),
    })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const server = createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl ?? '',
    supportsStructuredOutputs: true,
    ...(apiKey === null ? {} : { apiKey }),
  });
  return server(model);
}

/** The variables of a model that need each other. */
interface ModelVariables {
  readonly AI_PROVIDER?: ModelSettings['provider'] | undefined;
  readonly AI_MODEL?: string | undefined;
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_API_KEY?: string | undefined;
}

/** What is still to be set for a model, a line each. */
export function missingForModel({ AI_PROVIDER: provider, ...values }: ModelVariables): string[] {
  const complaints: string[] = [];
  if ((provider === undefined) !== (values.AI_MODEL === undefined))
    complaints.push('AI_PROVIDER and AI_MODEL are needed together');
  if (provider === 'openai-compatible' && values.AI_BASE_URL === undefined)
    complaints.push('AI_BASE_URL is needed with AI_PROVIDER=openai-compatible');
  if (provider === 'anthropic' && values.AI_API_KEY === undefined)
    complaints.push('AI_API_KEY is needed with AI_PROVIDER=anthropic');
  return complaints;
}
