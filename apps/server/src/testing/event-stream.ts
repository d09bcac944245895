import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.ts';

/** Opens a subscription as a browser's EventSource does. `until` waits for a text, 20 s at most. */
export async function follow(origin: string, client: Client, subscription: string) {
  const abort = new AbortController();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(
    `${origin}/graphql?query=${encodeURIComponent(`subscription { ${subscription} }`)}`,
    {
      headers: { accept: 'text/event-stream', cookie },
      signal: abort.signal,
    },
  );
  let text = '';
  const reading = (async () => {
    if (response.body === null) return;
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) text += chunk;
  })().catch(() => {});
  // The stream stands once its first bytes came; before that, what is told may be missed.
  for (let waited = 0; waited < 500 && text === ''; waited += 1) await sleep(20);
  return {
    text: () => text,
    async until(wanted: string): Promise<string> {
      for (let waited = 0; waited < 1_000 && !text.includes(wanted); waited += 1) await sleep(20);
      return text;
    },
    async close(): Promise<string> {
      abort.abort();
      await reading;
      return text;
    },
  };
}
