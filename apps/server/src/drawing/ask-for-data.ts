import type { MessagePort } from 'node:worker_threads';
import { type ApiAnswer, type DataAnswer, type DataAsked, errorOf, faultOf } from './draw-task.ts';

type Settle = (answer: DataAnswer) => void;

/** In the thread: asks the API by way of the main thread, at the other end of the port. */
export function askAt(port: MessagePort) {
  const open = new Map<number, Settle>();
  let calls = 0;
  port.on('message', (answer: DataAnswer) => {
    open.get(answer.call)?.(answer);
    open.delete(answer.call);
  });
  return async (apiPath: string): Promise<{ status: number; body: unknown }> => {
    calls += 1;
    const asked: DataAsked = { call: calls, apiPath };
    const answer = await new Promise<DataAnswer>((resolve) => {
      open.set(asked.call, resolve);
      port.postMessage(asked, []);
    });
    if ('fault' in answer) throw errorOf(answer.fault);
    return { status: answer.status, body: JSON.parse(answer.text) as unknown };
  };
}

/** In the main thread: answers what is asked at the port. Answers of the API are read as JSON in the thread. */
export function answerAt(port: MessagePort, fetchData: (apiPath: string) => Promise<ApiAnswer>): void {
  port.on('message', ({ call, apiPath }: DataAsked) => {
    void fetchData(apiPath).then(
      ({ status, text }) => port.postMessage({ call, status, text } satisfies DataAnswer, []),
      (reason: unknown) => port.postMessage({ call, fault: faultOf(reason) } satisfies DataAnswer, []),
    );
  });
}
