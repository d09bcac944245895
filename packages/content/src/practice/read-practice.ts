import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cataloguesFrom, type CatalogueTree } from '@ori/core/problems/catalogues';
import { type Practice, practiceIn } from '@ori/core/problems/registry';
import { parse } from 'yaml';

/** The folder of each catalogue, by its name, which is the skill's id or the name of what several skills share. */
export function catalogueFolders(dir: string): ReadonlyMap<string, string> {
  const root = path.join(dir, 'practice');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => file.endsWith('en.yaml')).map((file) => path.dirname(file));
  return new Map(folders.map((folder) => [path.basename(folder), path.join(root, folder)]));
}

/** All practice, its words read from the content folder: each catalogue when one of its sentences is first said. */
export function readPractice(dir: string): Practice {
  let folders: ReadonlyMap<string, string> | null = null;
  return practiceIn(
    cataloguesFrom((name, locale) => {
      folders ??= catalogueFolders(dir);
      const folder = folders.get(name);
      if (folder === undefined) throw new Error(`there is no practice catalogue "${name}"`);
      return parse(readFileSync(path.join(folder, `${locale}.yaml`), 'utf8')) as CatalogueTree;
    }),
  );
}
