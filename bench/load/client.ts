import { request } from 'node:http';
import { Pool } from 'undici';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** So many at once, as browsers of today open at most about so many to one host. */
const CONNECTIONS = 16;

/** One signed-in browser: keeps its connections and cookies, and sends the CSRF header. */
export class Client {
  private readonly pool: Pool;
  private readonly cookies = new Map<string, string>();
  private readonly address: string;

  constructor(address: string) {
    this.address = address;
    this.pool = new Pool(address, { connections: CONNECTIONS });
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
    void this.pool.destroy();
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private async send(method: 'GET' | 'POST', path: string, body?: string): Promise<Answer> {
    const headers = {
      cookie: this.cookieHeader(),
      'x-csrf-token': this.cookies.get('ori_csrf') ?? '',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await this.pool.request({ method, path, headers, body: body ?? null });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) this.keep(cookie);
    return { status: answer.statusCode, body: await answer.body.text() };
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    this.cookies.set(name, value);
  }
}
