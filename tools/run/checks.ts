import { knownHoles } from './advisories.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { type Outcome, run, runBin } from './project.ts';

/** One static check: its name for people, and what it runs. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** Everything that is judged without running the product; order is cheap first. */
export const CHECKS: readonly Check[] = [
  { name: 'format', run: () => runBin('oxfmt', ['--check', '.']) },
  { name: 'types', run: () => runBin('tsc', ['-p', 'tsconfig.json']) },
  { name: 'lint', run: () => runBin('oxlint', ['--type-aware', '--deny-warnings']) },
  {
    name: 'fences',
    run: () =>
      runBin('depcruise', [
        '--config',
        '.dependency-cruiser.mjs',
        'apps',
        'packages',
        'tools',
        'e2e',
        'bench',
      ]),
  },
  { name: 'known holes of packages', run: knownHoles },
  { name: 'bill of materials', run: billOfMaterials },
  { name: 'unused code', run: () => runBin('knip', []) },
  { name: 'bundle budget', run: () => run('node', ['apps/web/build/sizes.ts']) },
  { name: 'content', run: () => run('node', ['packages/content/src/check.ts']) },
];
