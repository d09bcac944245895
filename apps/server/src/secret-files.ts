import { readFileSync } from 'node:fs';
import { errorCode } from './db/pg-errors.ts';

type Source = Readonly<Record<string, string | undefined>>;

/** Variables that let somebody in: of them is told only that they are set, and each may stand in a file of its own. */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SESSION_SECRET',
  'PIN_PEPPER',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'AI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'HEALTH_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const;

const isSet = (text: string | undefined): text is string => text !== undefined && text !== '';

function readSecret(name: string, source: Source): { text: string } | { complaint: string } | null {
  const file = source[`${name}_FILE`];
  if (!isSet(file)) return null;
  if (isSet(source[name])) return { complaint: `${name} or ${name}_FILE is needed, not both` };
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text === '' ? { complaint: `${name}_FILE names a file that is empty` } : { text };
  } catch (error) {
    return { complaint: `${name}_FILE names a file that cannot be read (${errorCode(error)})` };
  }
}

/**
 * The variables with those secrets in their places that stand in a file: `NAME_FILE` names it, as Docker and Kubernetes
 * hand secrets over. White space around a secret is not part of it. Answers what is wrong with the files, too.
 */
export function withSecretFiles(source: Source): { variables: Source; complaints: string[] } {
  const variables: Record<string, string | undefined> = { ...source };
  const complaints: string[] = [];
  for (const name of SECRET_VARIABLES) {
    const read = readSecret(name, source);
    if (read === null) continue;
    if ('text' in read) variables[name] = read.text;
    else complaints.push(read.complaint);
  }
  return { variables, complaints };
}
