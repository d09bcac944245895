import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imaginePlacement } from './path-placement.ts';
import { pathTo } from './path.ts';
import { chanceRemembered } from './retention.ts';
import { type SkillNode, skillGraph } from './skill-graph.ts';

const node = (id: string, depth: number, prerequisites: string[], band: SkillNode['band']): SkillNode => ({
  id,
  subject: 'math',
  band,
  depth,
  prerequisites,
});

const graph = skillGraph([
  node('count', 0, [], 'K-2'),
  node('add', 1, ['count'], 'K-2'),
  node('shapes', 0, [], 'K-2'),
  node('times', 2, ['add'], '3-5'),
  node('area', 3, ['times', 'shapes'], '3-5'),
  node('roots', 4, ['area'], '6-8'),
]);

it('leads to a goal through all it stands on and nothing else, each after what it needs', () => {
  expect(pathTo(graph, 'area', 'middle').map(({ id }) => id)).toEqual([
    'count',
    'shapes',
    'add',
    'times',
    'area',
  ]);
  expect(pathTo(graph, 'flying', 'middle')).toEqual([]);
});

const earlier = (age: 'k2' | 'elementary' | 'middle') =>
  pathTo(graph, 'roots', age)
    .filter((skill) => skill.earlier)
    .map(({ id }) => id);

it('tells what belongs to younger years than the learner’s', () => {
  expect(earlier('k2')).toEqual([]);
  expect(earlier('elementary')).toEqual(['count', 'shapes', 'add']);
  expect(earlier('middle')).toEqual(['count', 'shapes', 'add', 'times', 'area']);
});

it('never places a skill before one it needs, whatever the graph', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { minLength: 1, maxLength: 20 }), (pairs) => {
      const depths: number[] = [];
      const nodes = pairs.map(([first, second], at) => {
        const needs = at === 0 ? [] : [...new Set([first % at, second % at])];
        depths[at] = Math.max(-1, ...needs.map((need) => depths[need] ?? 0)) + 1;
        return node(
          `s${at}`,
          depths[at],
          needs.map(String).map((need) => `s${need}`),
          '3-5',
        );
      });
      const way = pathTo(skillGraph(nodes), `s${pairs.length - 1}`, 'elementary');
      const places = new Map(way.map(({ id }, at) => [id, at]));
      for (const { id, needs } of way)
        for (const need of needs) expect(places.get(need)).toBeLessThan(places.get(id) ?? -1);
    }),
  );
});

it('imagines a placement that spares what the learner knows and asks for it only in part', () => {
  const skills = [...graph.nodes.keys()];
  const known = new Set(['count', 'add', 'shapes']);
  const learner = { graph, skills, ageGroup: 'elementary' as const, knows: (id: string) => known.has(id) };
  const { asked, known: spared } = imaginePlacement(learner);
  expect(asked).toBeGreaterThan(0);
  expect(spared.length).toBeGreaterThan(0);
  expect(spared.filter((id) => !known.has(id))).toEqual([]);
});

it('forgets along the published curve: nine in ten after one stability, less and less after', () => {
  expect(chanceRemembered(0, 5)).toBeCloseTo(1, 6);
  expect(chanceRemembered(5, 5)).toBeCloseTo(0.9, 6);
  expect(chanceRemembered(50, 5)).toBeLessThan(chanceRemembered(20, 5));
});
