import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from '../run/project.ts';

/** Files of a small tree shaped like ours, by path. */
export type PlantedTree = Readonly<Record<string, string>>;

function inPlantedTree<Value>(tree: PlantedTree, look: (folder: string) => Value): Value {
  const folder = mkdtempSync(path.join(tmpdir(), 'ori-fence-'));
  try {
    for (const [file, text] of Object.entries(tree)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function outputOf(program: string, args: readonly string[], cwd: string): string {
  const { stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Names of the floor-plan rules that the planted tree breaks. */
export function brokenFences(tree: PlantedTree): string[] {
  const folders = [...new Set(Object.keys(tree).map((file) => file.split('/')[0] ?? ''))];
  const json = inPlantedTree(tree, (folder) =>
    outputOf(
      'depcruise',
      ['--config', path.join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...folders],
      folder,
    ),
  );
  const report = JSON.parse(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1)) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return [...new Set(report.summary.violations.map(({ rule }) => rule.name))].toSorted();
}

/**
 * Names of the lint rules that the planted tree breaks. The rules stand in the tree itself,
 * since their paths are read from where they stand.
 */
export function brokenLintRules(tree: PlantedTree): string[] {
  const json = inPlantedTree(tree, (folder) => {
    copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    return outputOf('oxlint', ['--format', 'json', '.'], folder);
  });
  const report = JSON.parse(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1)) as {
    diagnostics: { code: string }[];
  };
  return [...new Set(report.diagnostics.map(({ code }) => code))].toSorted();
}
