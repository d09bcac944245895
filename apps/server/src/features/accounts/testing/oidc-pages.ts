import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import { GOOGLE_CALLBACK_PATH } from '../google.service.ts';
import type { OidcPerson } from './oidc-server.ts';

/** A real OpenID provider on loopback with a page of its own, for a browser: whoever `enters` may agree or cancel. */
export interface OidcPages {
  readonly settings: { issuer: string; clientId: string; clientSecret: string };
  /** Whoever signs in at the provider from now on. */
  enters(person: OidcPerson): void;
  /** Where the product is, once it runs. */
  serves(address: string): void;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'ori-journeys', clientSecret: 'a-secret-only-for-journeys' };
const PAGE = (uid: string) => `<!doctype html><title>A provider</title><h1>Sign in to continue</h1>
<p><a href="/interaction/${uid}/agree">Continue</a> <a href="/interaction/${uid}/cancel">Cancel</a></p>`;

function configuration(people: ReadonlyMap<string, OidcPerson>, address: string): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${address}${GOOGLE_CALLBACK_PATH}`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Google, too, puts the claims of the scopes into the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['only-for-journeys'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
  };
}

/** What the person said: nothing yet, yes, or no. */
function choiceOf(url: string): { uid: string; choice: string } | null {
  const [, uid, choice = ''] = /^\/interaction\/([\w-]+)(?:\/(agree|cancel))?$/.exec(url) ?? [];
  return uid === undefined ? null : { uid, choice };
}

async function granted(provider: Provider, accountId: string, clientId: string) {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid email profile');
  // The grant belongs to the sign-in that is made with it: one press answers both questions.
  return { login: { accountId }, consent: { grantId: await grant.save() } };
}

export async function openOidcPages(): Promise<OidcPages> {
  const people = new Map<string, OidcPerson>();
  let current = '';
  let provider: Provider | null = null;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(
    active: Provider,
    choice: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { params } = await active.interactionDetails(request, response);
    const result =
      choice === 'cancel'
        ? { error: 'access_denied', error_description: 'The person said no' }
        : await granted(active, current, String(params['client_id']));
    await active.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  }

  server.on('request', (request, response) => {
    const asked = choiceOf(request.url ?? '');
    if (provider === null) response.writeHead(503).end();
    else if (asked === null) void provider.callback()(request, response);
    else if (asked.choice === '')
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE(asked.uid));
    else void answer(provider, asked.choice, request, response);
  });

  return {
    settings: { issuer, ...CLIENT },
    enters(person) {
      people.set(person.sub, person);
      current = person.sub;
    },
    serves(address) {
      provider = new Provider(issuer, configuration(people, address));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
