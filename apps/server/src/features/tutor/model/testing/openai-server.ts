import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server answers to one call. `slow` never ends, `cut` breaks off in the middle. */
export type Said =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string; readonly input: unknown }
  | { readonly kind: 'slow' }
  | { readonly kind: 'cut'; readonly text: string }
  | { readonly kind: 'status'; readonly status: number };

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly response_format?: { readonly type: string };
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Asked;
}

const event = (choice: object, more: object = {}) =>
  `data: ${JSON.stringify({
    id: 'reply',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'local',
    choices: [{ index: 0, ...choice }],
    ...more,
  })}\n\n`;
const USAGE = { usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 } };

function say(response: ServerResponse, said: Exclude<Said, { kind: 'status' }>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (said.kind === 'slow') return;
  if (said.kind === 'tool') {
    const call = { name: said.name, arguments: JSON.stringify(said.input) };
    response.write(
      event({
        delta: { role: 'assistant', tool_calls: [{ index: 0, id: 'c1', type: 'function', function: call }] },
      }),
    );
    response.write(event({ delta: {}, finish_reason: 'tool_calls' }, USAGE));
  } else {
    for (const piece of said.text.match(/.{1,9}/gs) ?? [])
      response.write(event({ delta: { content: piece } }));
    if (said.kind === 'cut') return void response.destroy();
    response.write(event({ delta: {}, finish_reason: 'stop' }, USAGE));
  }
  response.end('data: [DONE]\n\n');
}

/** A server on loopback that speaks the OpenAI wire format, streaming, and says what it is given, call by call. */
export async function startOpenAiServer() {
  const script: Said[] = [];
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push(body);
      const next = script.length > 1 ? script.shift() : script[0];
      if (next === undefined) return response.writeHead(500).end();
      if (next.kind === 'status') return response.writeHead(next.status).end('{}');
      return say(response, next);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    /** From now on: each of these once, the last for ever. */
    willSay(...said: readonly Said[]): void {
      asked.length = 0;
      script.splice(0, script.length, ...said);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type OpenAiServer = Awaited<ReturnType<typeof startOpenAiServer>>;
