/** The floor plan as rules (docs/architecture.md). Each rule is proved by a planted violation in tools/fences.test.ts. */
const feature = '^apps/([^/]+)/src/features/([^/]+)/';

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      to: { path: '^(packages/(?!contracts/)|apps/)' },
    },
    {
      name: 'core-knows-only-contracts',
      severity: 'error',
      from: { path: '^packages/core/' },
      to: { path: '^(packages/(?!core/|contracts/)|apps/)' },
    },
    {
      name: 'core-has-no-io',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'content-knows-core-and-contracts',
      severity: 'error',
      from: { path: '^packages/content/' },
      to: { path: '^(packages/labs/|apps/)' },
    },
    {
      name: 'labs-know-core-and-contracts',
      severity: 'error',
      from: { path: '^packages/labs/' },
      to: { path: '^(packages/content/|apps/)' },
    },
    {
      name: 'web-does-not-know-server-or-content',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/server/|packages/content/)' },
    },
    {
      name: 'server-does-not-know-web-or-labs',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/web/|packages/labs/)' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: feature, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'mechanisms-know-no-feature',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/(graphql|http|db|jobs|mail|queue|ui|lib)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/[^/]+/src/(features|pages|app)/' },
    },
    {
      name: 'features-do-not-know-pages',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/(pages|app)/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|^(e2e|bench)/' },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
    {
      name: 'nothing-is-imported-that-does-not-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache|\\.runtime)/' },
  },
};
