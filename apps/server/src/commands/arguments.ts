import { parseArgs } from 'node:util';
import { CommandRefused } from './command.ts';

/**
 * Reads `--name value` pairs, and one word before them.
 * @throws CommandRefused with the usage for anything else
 */
export function readArguments<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
  usage: string,
): { readonly word: string | undefined; readonly values: Readonly<Partial<Record<Name, string>>> } {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > 1) throw new CommandRefused(usage);
    return { word: positionals[0], values: values as Partial<Record<Name, string>> };
  } catch (error) {
    const reason = error instanceof CommandRefused || !(error instanceof Error) ? '' : `${error.message}\n`;
    throw new CommandRefused(`${reason}${usage}`, { cause: error });
  }
}
