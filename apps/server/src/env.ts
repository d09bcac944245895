import path from 'node:path';
import { z } from 'zod';
import type { OperatorNotes } from '@ori/contracts/legal';
import {
  backupOf,
  type BackupSettings,
  backupVariables,
  missingForBackup,
} from './backup/backup-settings.ts';
import {
  databaseOf,
  type DatabaseSettings,
  databaseVariables,
  missingForDatabase,
} from './db/database-settings.ts';
import type { PaymentSettings } from './features/billing/gateways/payment-settings.ts';
import { missingForModel, type ModelSettings } from './features/tutor/model/model-settings.ts';
import { CALLS_PER_MINUTE } from './http/rates.ts';
import type { SmtpTls } from './mail/smtp.ts';
import { observeOf, type ObserveSettings, observeVariables } from './observe/observe-settings.ts';
import { withSettingFiles } from './setting-files.ts';

const DEFAULT_PORT = 3_000;
const SECRET_MIN = 32;
/** What one family may use of the language model in a day, unless the installation says otherwise. */
const DAILY_TOKENS_PER_FAMILY = 200_000;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const flag = z
  .enum(['1', '0', 'true', 'false', 'yes', 'no'])
  .transform((word) => ['1', 'true', 'yes'].includes(word));
const secret = z.string().min(SECRET_MIN, `needs at least ${SECRET_MIN} characters`);
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is not an address such as ${example}` });

const operatorNote = z.string().trim().max(400, 'has more than 400 characters').optional();

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
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  TRUST_PROXY: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .max(10, 'is above 10')
    .default(0),
  DATA_DIR: z.string().default('.data'),
  ...databaseVariables,
  SESSION_SECRET: secret.optional(),
  PIN_PEPPER: secret.optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  SMTP_TLS: z.enum(['required', 'optional'], 'is required or optional').default('required'),
  MAIL_FROM: z.string().default('Ori Academy <no-reply@localhost>'),
  CONTACT_ADDRESS: z.string().default('hello@localhost'),
  OPERATOR_NAME: z.string().trim().max(200, 'has more than 200 characters').optional(),
  OPERATOR_ADDRESS: z.string().trim().max(400, 'has more than 400 characters').optional(),
  OPERATOR_PHONE: z.string().trim().max(60, 'has more than 60 characters').optional(),
  OPERATOR_HOSTING: operatorNote,
  OPERATOR_TRANSFERS: operatorNote,
  OPERATOR_REPRESENTATIVE: operatorNote,
  OPERATOR_MEDIATOR: operatorNote,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address(/^https?$/, 'https://accounts.google.com').default('https://accounts.google.com'),
  CALLS_PER_MINUTE: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .default(CALLS_PER_MINUTE),
  AI_PROVIDER: z.enum(['anthropic', 'openai-compatible'], 'is anthropic or openai-compatible').optional(),
  AI_BASE_URL: address(/^https?$/, 'http://127.0.0.1:11434/v1').optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_VENDOR: z.string().max(80, 'has more than 80 characters').optional(),
  AI_DAILY_TOKENS: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .default(DAILY_TOKENS_PER_FAMILY),
  PAYMENTS: z.enum(['stripe', 'test', 'none'], 'is stripe, test or none').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: address(/^https?$/, 'https://api.stripe.com').optional(),
  ...backupVariables,
  ...observeVariables,
  LOG_LEVEL: z.enum(LOG_LEVELS, `is one of ${LOG_LEVELS.join(', ')}`).default('info'),
  OFFLINE: flag.default(true),
  DEMO: flag.optional(),
});

/** Who answers for this installation: a person or company, and their address for letters and calls. */
export interface OperatorSettings {
  readonly name: string;
  readonly address: string | null;
}

/** The server's settings, read once at start. */
export interface Env extends DatabaseSettings {
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
  readonly sessionSecret: string | null;
  readonly pinPepper: string | null;
  readonly smtpUrl: string | null;
  readonly smtpTls: SmtpTls;
  readonly mailFrom: string;
  /** Where messages of the contact page go. */
  readonly contactAddress: string;
  readonly operator: OperatorSettings | null;
  /** A telephone number for parents; null: none is told, and the legal pages say so. */
  readonly operatorPhone: string | null;
  readonly operatorNotes: OperatorNotes;
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly issuer: string;
  } | null;
  /** The language model that may word the tutor's replies; null: none, the tutor words them itself. */
  readonly model: ModelSettings | null;
  /** How plans are paid for; null: nothing is sold, and everything is allowed. */
  readonly payments: PaymentSettings | null;
  readonly backup: BackupSettings;
  /** How the server is watched from outside. */
  readonly observe: ObserveSettings;
  /** False takes the service worker away from every browser that has it. */
  readonly hasOffline: boolean;
  /** From one address; 0 lifts every limit per address. */
  readonly callsPerMinute: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Every variable the server reads: what it came to as text, and whether it was given. */
  readonly variables: readonly GivenVariable[];
}

/** A variable as it was read; `text` is null where nothing is set. */
export interface GivenVariable {
  readonly name: VariableName;
  readonly text: string | null;
  readonly isGiven: boolean;
}
export type VariableName = keyof z.output<typeof variables>;

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

function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address }: Variables): Env['operator'] {
  return name === undefined ? null : { name, address: address ?? null };
}

function operatorNotesOf(values: Variables): Pick<Env, 'operatorPhone' | 'operatorNotes'> {
  const operatorNotes = {
    hosting: values.OPERATOR_HOSTING ?? null,
    transfers: values.OPERATOR_TRANSFERS ?? null,
    representative: values.OPERATOR_REPRESENTATIVE ?? null,
    mediator: values.OPERATOR_MEDIATOR ?? null,
  };
  return { operatorPhone: values.OPERATOR_PHONE ?? null, operatorNotes };
}

/** The vendor a parent agrees to by name: as it is set, else Anthropic, else the server's host. */
function modelOf(values: Variables): ModelSettings | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: baseUrl = null } = values;
  if (provider === undefined || model === undefined) return null;
  const byDefault = provider === 'anthropic' ? 'Anthropic' : new URL(baseUrl ?? 'http://localhost').host;
  return {
    provider,
    baseUrl,
    model,
    apiKey: values.AI_API_KEY ?? null,
    vendor: values.AI_VENDOR ?? byDefault,
    dailyTokensPerFamily: values.AI_DAILY_TOKENS,
  };
}

/** Stripe where its keys are; else the built-in gateway, which moves no money and therefore never sells in production. */
function paymentsOf(values: Variables): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENTS: wished } = values;
  if (wished === 'none') return null;
  if (wished !== 'test' && secretKey !== undefined && webhookSecret !== undefined)
    return { kind: 'stripe', secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE ?? null };
  return values.NODE_ENV === 'production' ? null : { kind: 'test' };
}

function missingForPayments(values: Variables): string[] {
  const { PAYMENTS: wished, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = values;
  const complaints: string[] = [];
  if ((key === undefined) !== (secret === undefined))
    complaints.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together');
  if (wished === 'stripe' && key === undefined)
    complaints.push('STRIPE_SECRET_KEY is needed with PAYMENTS=stripe');
  if (wished === 'test' && values.NODE_ENV === 'production')
    complaints.push('PAYMENTS=test is not possible in production');
  return complaints;
}

function missingTogether(values: Variables): string[] {
  const complaints = [missingForDatabase, missingForModel, missingForPayments, missingForBackup].flatMap(
    (missing) => missing(values),
  );
  if ((values.GOOGLE_CLIENT_ID === undefined) !== (values.GOOGLE_CLIENT_SECRET === undefined)) {
    complaints.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together');
  }
  if (values.NODE_ENV !== 'production') return complaints;
  if (values.DEMO === true) complaints.push('DEMO is not possible in production');
  if (values.CALLS_PER_MINUTE === 0) complaints.push('CALLS_PER_MINUTE is needed in production');
  return complaints;
}

function variablesOf(values: Variables, given: Readonly<Record<string, unknown>>): GivenVariable[] {
  return (Object.keys(variables.shape) as VariableName[]).map((name) => ({
    name,
    text: values[name] === undefined ? null : String(values[name]),
    isGiven: name in given,
  }));
}

/** What is set, with what stands in files; an empty value counts as absent. */
function givenIn(source: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const { variables: whole, complaints } = withSettingFiles(source, Object.keys(variables.shape));
  if (complaints.length > 0) throw new BadEnvironment(complaints);
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * Reads the settings from the environment: the only place that does.
 * @throws BadEnvironment naming every variable that is missing or wrong.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = givenIn(source);
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
    ...databaseOf(values),
    sessionSecret: values.SESSION_SECRET ?? null,
    pinPepper: values.PIN_PEPPER ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    smtpTls: values.SMTP_TLS,
    mailFrom: values.MAIL_FROM,
    contactAddress: values.CONTACT_ADDRESS,
    operator: operatorOf(values),
    ...operatorNotesOf(values),
    google: googleOf(values),
    model: modelOf(values),
    payments: paymentsOf(values),
    backup: backupOf(values),
    observe: observeOf(values),
    hasOffline: values.OFFLINE,
    callsPerMinute: values.CALLS_PER_MINUTE,
    logLevel: values.LOG_LEVEL,
    variables: variablesOf(values, given),
  };
}
