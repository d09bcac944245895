import { randomBytes, randomUUID } from 'node:crypto';
import { email as emailShape } from '@ori/contracts/accounts';
import { type Database, openDatabase } from '../db/database.ts';
import { createAccountsService } from '../features/accounts/accounts.service.ts';
import { createAudit } from '../features/accounts/audit.ts';
import { takeInKeyFile } from '../features/transcripts/key-file.ts';
import { createSigningKeys } from '../features/transcripts/signing-keys.ts';
import { createLog } from '../http/request-log.ts';
import type { Mail } from '../mail/mail.ts';
import { outboxFolder } from '../mail/open-mail.ts';
import { openSecrets, type Secrets } from '../secrets.ts';
import { readArguments } from './arguments.ts';
import { type Command, CommandRefused, type Shell } from './command.ts';

const ROTATE = 'rotate-signing-key';
const USAGE = `npm run admin -- create --email you@example.org [--name "Your Name"]
npm run admin -- reset --email you@example.org
npm run admin -- ${ROTATE}`;

/** Why nothing was done. */
const REASONS: Readonly<Record<string, string>> = {
  'email-taken':
    'has an account already. For an admin: npm run admin -- reset. For anybody else take another address, or have an admin change the role.',
  'not-found': 'has no account here. To make an admin: npm run admin -- create.',
  'not-admin': 'is the address of an account that is no admin. Its owner chooses a new PIN at the sign-in.',
  'not-active': 'is the address of an admin who is suspended or deleted. Another admin can undo that.',
};

/** Nothing is mailed from the shell. */
const NO_MAIL: Mail = {
  send: () => {},
  keep: async () => {},
  flush: async () => {},
  close: async () => {},
};

interface Installation {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly log: ReturnType<typeof createLog>;
  readonly now: () => Date;
  readonly newId: () => string;
}

async function withInstallation<Value>(
  { env }: Shell,
  work: (installation: Installation) => Promise<Value>,
): Promise<Value> {
  const secrets = await openSecrets(env);
  const log = createLog('error');
  const database = await openDatabase({ ...env, log });
  try {
    return await work({ database, secrets, log, now: () => new Date(), newId: randomUUID });
  } finally {
    await database.close();
  }
}

function withAccounts<Value>(
  shell: Shell,
  work: (accounts: ReturnType<typeof createAccountsService>) => Promise<Value>,
): Promise<Value> {
  const { host, port, isProduction } = shell.env;
  const publicUrl = shell.env.publicUrl ?? `http://${host}:${port}`;
  const settings = { publicUrl, isProduction, isDemo: false, google: null, randomBytes, mail: NO_MAIL };
  return withInstallation(shell, (shared) => work(createAccountsService({ ...shared, ...settings })));
}

/** Another key signs credentials from now on, in every process; what was signed before stays good. */
async function rotateSigningKey(shell: Shell): Promise<void> {
  const { kid, retired } = await withInstallation(shell, async (shared) => {
    const keys = createSigningKeys({ ...shared, audit: createAudit(shared) });
    await takeInKeyFile(shell.env.dataDir, keys);
    return keys.rotate();
  });
  shell.say(`Credentials are signed with the key ${kid} from now on.`);
  if (retired !== null)
    shell.say(`What ${retired} signed is still verified; nothing is signed with it any more.`);
}

interface Wish {
  readonly act: 'create' | 'reset';
  readonly email: string;
  readonly fullName: string;
}

function readWish(args: readonly string[]): Wish {
  const { word: act, values } = readArguments(args, ['email', 'name'], USAGE);
  if ((act !== 'create' && act !== 'reset') || values.email === undefined) throw new CommandRefused(USAGE);
  const { success, data: email } = emailShape.safeParse(values.email);
  if (!success) throw new CommandRefused(`${values.email} is not an e-mail address.`);
  return { act, email, fullName: values.name?.trim() || email.slice(0, email.indexOf('@')) };
}

/** Makes an admin, renews the way in of one, or changes the signing key; works beside a server that runs, and without one. */
export const admin: Command = async (args, shell) => {
  if (args.length === 1 && args[0] === ROTATE) return rotateSigningKey(shell);
  const { act, email, fullName } = readWish(args);
  const opened = await withAccounts(shell, async ({ shellAdmins }) =>
    act === 'create' ? shellAdmins.create({ email, fullName }) : shellAdmins.renew(email),
  );
  if (!opened.ok) {
    const code = typeof opened.failure === 'string' ? opened.failure : opened.failure.code;
    throw new CommandRefused(`${email} ${REASONS[code] ?? `is not taken: ${code}`}`);
  }
  tell({ act, email, link: opened.value.link }, shell);
};

function tell(
  { act, email, link }: Pick<Wish, 'act' | 'email'> & { readonly link: string },
  { env, say }: Shell,
): void {
  say(act === 'create' ? `An admin was made for ${email}.` : `A new way in was opened for ${email}.`);
  say('Open this page within 24 hours and choose a PIN. It works once:\n');
  say(`${link}\n`);
  say(
    'Then sign in with the address and the PIN. Each sign-in of an admin asks for a code that is mailed there as well.',
  );
  if (act === 'reset')
    say('Passkeys, the authenticator app and its recovery codes end as soon as the page is used.');
  if (env.smtpUrl === null)
    say(`No mail server is set (SMTP_URL): the letters are files in ${outboxFolder(env.dataDir)}.`);
}
