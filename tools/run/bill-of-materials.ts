import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, root } from './project.ts';

/** A component as CycloneDX names it, as far as it is read here. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

export interface Bill {
  readonly bomFormat: string;
  readonly components: readonly Component[];
}

/** Licences that ask for no more than their text beside the code. */
const PERMISSIVE =
  /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|OFL-1\.1|MPL-2\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|AFL-2\.1|Zlib)$/;

const isPermissive = (expression: string): boolean =>
  expression
    .replace(/^\(|\)$/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => PERMISSIVE.test(name)));

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '').join(' AND ');

/** Components of others whose licence is missing or asks for more than a permissive one. Pure. */
export function unclearLicences({ components }: Bill): string[] {
  return components
    .filter((component) => !component['bom-ref'].startsWith('@ori/'))
    .filter((component) => !isPermissive(licenceOf(component)))
    .map((component) => `${component.name}@${component.version}: ${licenceOf(component) || 'none'}`);
}

/** What runs in production, as CycloneDX. */
function makeBill(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  return execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/**
 * Writes the bill of materials (CycloneDX JSON) of what runs in production to `.cache/reports/sbom.cdx.json`.
 * @returns code 1 where a licence is missing or not permissive
 */
export async function billOfMaterials(): Promise<Outcome> {
  const text = makeBill();
  const folder = path.join(root, '.cache/reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'sbom.cdx.json'), text);
  const bill = JSON.parse(text) as Bill;
  const unclear = unclearLicences(bill);
  const output = unclear.map((line) => `${line}\n`).join('');
  process.stdout.write(output);
  return { code: unclear.length > 0 || bill.components.length === 0 ? 1 : 0, output };
}
