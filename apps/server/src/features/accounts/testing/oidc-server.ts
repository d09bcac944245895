import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import { GOOGLE_CALLBACK_PATH } from '../google.service.ts';
import { PUBLIC_URL } from './accounts-app.ts';

/** What the provider knows of a person, as Google's ID tokens carry it. */
export interface OidcPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
}
export interface OidcServer {
  readonly settings: { issuer: string; clientId: string; clientSecret: string };
  /** Whoever signs in at the provider from now on. */
  enters(person: OidcPerson): void;
  /** Follows the provider's pages as a browser does, until it sends the browser back. Answers that address. */
  walk(start: string): Promise<URL>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'ori-test', clientSecret: 'a-secret-only-for-tests' };

function configuration(people: Map<string, OidcPerson>): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${PUBLIC_URL}${GOOGLE_CALLBACK_PATH}`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Google, too, puts the claims of the scopes into the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['only-for-tests'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
  };
}

async function consent(provider: Provider, accountId: string, clientId: string) {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid email profile');
  return { consent: { grantId: await grant.save() } };
}

/** A real OpenID provider on loopback, where whoever `enters` agrees to everything. */
export async function openOidcServer(): Promise<OidcServer> {
  const people = new Map<string, OidcPerson>();
  let current = '';
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration(people));
  const serve = provider.callback();
  async function agree(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params } = await provider.interactionDetails(request, response);
    const isLogin = prompt.name === 'login';
    const result = isLogin
      ? { login: { accountId: current } }
      : await consent(provider, current, String(params['client_id']));
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  }
  server.on('request', (request, response) => {
    void (request.url?.startsWith('/interaction/') ? agree(request, response) : serve(request, response));
  });

  async function walk(start: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let url = new URL(start);
    while (url.origin === issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (!location) throw new Error(`the provider stopped at ${answer.status}: ${await answer.text()}`);
      url = new URL(location, url);
    }
    return url;
  }

  return {
    settings: { issuer, ...CLIENT },
    enters(person) {
      people.set(person.sub, person);
      current = person.sub;
    },
    walk,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
