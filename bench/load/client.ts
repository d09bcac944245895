import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** One signed-in browser: keeps its connections and cookies, and sends the CSRF header. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });
  private readonly cookies = new Map<string, string>();
  private readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  /** A cookie the browser has from before. */
  holdCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body));
  }

  /** Posts and reads the answer; throws when it is not a success, since a set-up must not go on then. */
  async mustPost<Body>(path: string, body: unknown): Promise<Body> {
    const answer = await this.post(path, body);
    if (answer.status >= 300) throw new Error(`POST ${path} answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body) as Body;
  }

  /** Opens a stream of events; resolves once its first bytes came, with how to end it. */
  follow(path: string, hear: (text: string) => void): Promise<() => void> {
    const headers = { cookie: this.cookieHeader(), accept: 'text/event-stream' };
    return new Promise((resolve, reject) => {
      const call = request(new URL(path, this.address), { headers, agent: false }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          resolve(() => call.destroy());
          hear(text);
        });
      });
      call.on('error', reject);
      call.end();
    });
  }

  close(): void {
    this.agent.destroy();
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private send(method: string, path: string, body?: string): Promise<Answer> {
    const headers: Record<string, string> = {
      cookie: this.cookieHeader(),
      'x-csrf-token': this.cookies.get('ori_csrf') ?? '',
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    };
    return new Promise((resolve, reject) => {
      const call = request(
        new URL(path, this.address),
        { method, headers, agent: this.agent },
        (response) => {
          const chunks: Buffer[] = [];
          for (const cookie of response.headers['set-cookie'] ?? []) this.keep(cookie);
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    this.cookies.set(name, value);
  }
}
