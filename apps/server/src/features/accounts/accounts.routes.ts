import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountsService } from './accounts.service.ts';
import { authenticatorRoutes } from './authenticator/authenticator.routes.ts';
import { emailConfirmationRoutes } from './email-confirmation.routes.ts';
import { googleRoutes } from './google.routes.ts';
import type { Exporter } from './people.service.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.routes.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { pinRoutes } from './pin.routes.ts';
import { ownDataRoutes } from './own-data.routes.ts';
import { preferencesRoutes } from './preferences.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { createCredentials } from './request-credentials.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { tabTokenRoutes } from './tab-token.routes.ts';
import { signUpRoutes } from './sign-up.routes.ts';
import { usersRoutes } from './users.routes.ts';

export interface AccountsRoutesDeps {
  readonly accounts: AccountsService;
  readonly publicUrl: string;
  /** What other features add to the export of a person's own data. */
  readonly exporters: readonly Exporter[];
}

/** All REST calls of the accounts feature, to be mounted under `/api`. */
export function accountsRoutes({
  accounts,
  publicUrl,
  exporters,
}: AccountsRoutesDeps): FastifyPluginAsyncZod {
  const wire = { accounts, credentials: createCredentials(publicUrl) };
  return async (app) => {
    await app.register(signUpRoutes(wire));
    await app.register(signInRoutes(wire));
    await app.register(tabTokenRoutes(wire));
    await app.register(passkeySignInRoutes(wire));
    await app.register(passkeysRoutes(wire));
    await app.register(authenticatorRoutes(wire));
    await app.register(pinRoutes(wire));
    await app.register(googleRoutes(wire));
    await app.register(profileRoutes(wire));
    await app.register(emailConfirmationRoutes(wire));
    await app.register(ownDataRoutes({ ...wire, exporters }));
    await app.register(usersRoutes(wire));
    await app.register(preferencesRoutes(wire));
  };
}
