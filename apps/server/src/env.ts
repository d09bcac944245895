import path from 'node:path';
import { z } from 'zod';
import { CALLS_PER_MINUTE } from './http/rates.ts';

const DEFAULT_PORT = 3_000;
const SECRET_MIN = 32;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const flag = z
  .enum(['1', '0', 'true', 'false', 'yes', 'no'])
  .transform((word) => ['1', 'true', 'yes'].includes(word));
const secret = z.string().min(SECRET_MIN, `needs at least ${SECRET_MIN} characters`);
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is not an address such as ${example}` });

/** Every variable the server reads; `.env.example` explains them. An empty value counts as absent. */
const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'is development, test or production')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .max(65_535, 'is above 65535')
    .default(DEFAULT_PORT),
  PUBLIC_URL: address(/^https?$/, 'https://learn.example.org')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .max(10, 'is above 10')
    .default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/ori').optional(),
  SESSION_SECRET: secret.optional(),
  PIN_PEPPER: secret.optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Ori Academy <no-reply@localhost>'),
  CONTACT_ADDRESS: z.string().default('hello@localhost'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address(/^https?$/, 'https://accounts.google.com').default('https://accounts.google.com'),
  CALLS_PER_MINUTE: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .default(CALLS_PER_MINUTE),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is one of ${LOG_LEVELS.join(', ')}`).default('info'),
  DEMO: flag.optional(),
});

/** The server's settings, read once at start. */
export interface Env {
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Scheme, host and port people use, without a slash at the end; null: wherever the server listens. */
  readonly publicUrl: string | null;
  /** How many proxies stand in front; their word on the caller's address is believed that far. */
  readonly trustedProxies: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly sessionSecret: string | null;
  readonly pinPepper: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where messages of the contact page go. */
  readonly contactAddress: string;
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly issuer: string;
  } | null;
  /** From one address; 0 lifts every limit per address. */
  readonly callsPerMinute: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

type Variables = z.output<typeof variables>;

/** The settings cannot be used; the message names each variable, one a line. */
export class BadEnvironment extends Error {
  constructor(complaints: readonly string[]) {
    super(
      `The server cannot start with these settings:\n${complaints.map((each) => `  ${each}`).join('\n')}`,
    );
    this.name = 'BadEnvironment';
  }
}

function googleOf(values: Variables): Env['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret, issuer };
}

function missingTogether(values: Variables): string[] {
  const complaints: string[] = [];
  if ((values.GOOGLE_CLIENT_ID === undefined) !== (values.GOOGLE_CLIENT_SECRET === undefined)) {
    complaints.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together');
  }
  if (values.NODE_ENV !== 'production') return complaints;
  for (const name of ['SESSION_SECRET', 'PIN_PEPPER'] as const) {
    if (values[name] === undefined) complaints.push(`${name} is needed in production`);
  }
  if (values.DEMO === true) complaints.push('DEMO is not possible in production');
  if (values.CALLS_PER_MINUTE === 0) complaints.push('CALLS_PER_MINUTE is needed in production');
  return complaints;
}

/**
 * Reads the settings from the environment: the only place that does.
 * @throws BadEnvironment naming every variable that is missing or wrong.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success)
    throw new BadEnvironment(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const values = parsed.data;
  const complaints = missingTogether(values);
  if (complaints.length > 0) throw new BadEnvironment(complaints);
  const isProduction = values.NODE_ENV === 'production';
  return {
    isProduction,
    isDemo: values.DEMO ?? false,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? null,
    trustedProxies: values.TRUST_PROXY,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    pinPepper: values.PIN_PEPPER ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    contactAddress: values.CONTACT_ADDRESS,
    google: googleOf(values),
    callsPerMinute: values.CALLS_PER_MINUTE,
    logLevel: values.LOG_LEVEL,
  };
}
