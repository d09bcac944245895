import { readFileSync } from 'node:fs';
import { errorCode } from './db/pg-errors.ts';

type Source = Readonly<Record<string, string | undefined>>;

const isSet = (text: string | undefined): text is string => text !== undefined && text !== '';

function readSetting(name: string, source: Source): { text: string } | { complaint: string } | null {
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
 * The variables with those of `names` in their places that stand in a file: `NAME_FILE` names it, as Docker and
 * Kubernetes hand secrets over. White space around a setting is not part of it. Answers what is wrong with the files, too.
 */
export function withSettingFiles(
  source: Source,
  names: readonly string[],
): { variables: Source; complaints: string[] } {
  const variables: Record<string, string | undefined> = { ...source };
  const complaints: string[] = [];
  for (const name of names) {
    const read = readSetting(name, source);
    if (read === null) continue;
    if ('text' in read) variables[name] = read.text;
    else complaints.push(read.complaint);
  }
  return { variables, complaints };
}
