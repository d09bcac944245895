import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../../apps/server/src/env.ts';
import { root } from '../run/project.ts';
import { renderTemplate } from './render-chart.ts';

const read = (file: string) => readFileSync(path.join(root, 'deploy/helm/ori-academy', file), 'utf8');
const values = parse(read('values.yaml')) as {
  readonly settings: Readonly<Record<string, string>>;
  readonly secret: { readonly name: string; readonly keys: Readonly<Record<string, string>> };
  readonly ingress: Readonly<Record<string, unknown>>;
};
const chart = parse(read('Chart.yaml')) as { appVersion: string };

interface Container {
  readonly image: string;
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: unknown;
  readonly resources: unknown;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly [probe: `${string}Probe`]: {
    httpGet?: { path: string; port: string };
    tcpSocket?: { port: string };
  };
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels: Readonly<Record<string, string>> };
  readonly spec: Readonly<Record<string, unknown>>;
}

/** The chart's manifests by their kind, with other values in the place of some. */
function manifests(changed: object = {}): Map<string, Manifest> {
  const scope = {
    Values: { ...values, ...changed },
    Release: { Name: 'academy' },
    Chart: { AppVersion: chart.appVersion },
  };
  const all = globSync('templates/*.yaml', { cwd: path.join(root, 'deploy/helm/ori-academy') });
  const made = all.map((file) => renderTemplate(read(file), scope) as Manifest | null);
  return new Map(made.flatMap((each) => (each === null ? [] : [[each.kind, each]])));
}

const all = manifests();
const { spec: pod } = specOf('Deployment')['template'] as { spec: Readonly<Record<string, unknown>> };
const [container] = pod['containers'] as [Container];

function specOf(kind: string): Manifest['spec'] {
  const found = all.get(kind);
  if (found === undefined) throw new Error(`The chart makes no ${kind}.`);
  return found.spec;
}

test('makes a deployment, its way in and its budget, all of one name', () => {
  expect([...all.keys()].toSorted()).toEqual(['Deployment', 'Ingress', 'PodDisruptionBudget', 'Service']);
  expect([...all.values()].every(({ metadata }) => metadata.name === 'academy')).toBe(true);
  const labels = { 'app.kubernetes.io/name': 'ori-academy', 'app.kubernetes.io/instance': 'academy' };
  expect(specOf('Service')['selector']).toEqual(labels);
  expect(specOf('PodDisruptionBudget')['selector']).toEqual({ matchLabels: labels });
  expect(specOf('Deployment')['selector']).toEqual({ matchLabels: labels });
  for (const { metadata } of all.values()) expect(metadata.labels).toMatchObject(labels);
});

test('leaves the ingress out where it is not wished', () => {
  expect(manifests({ ingress: { ...values.ingress, enabled: false } }).has('Ingress')).toBe(false);
});

test('runs the image as nobody of weight, on a root it cannot write', () => {
  expect(container.image).toBe(`registry.example.org/ori-academy:${chart.appVersion}`);
  expect(pod['securityContext']).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(container.resources).toMatchObject({ limits: { memory: '2Gi' } });
});

test('asks for health where the server tells it, at the port it listens on', () => {
  expect(container.ports).toEqual([{ name: 'http', containerPort: readEnv({}).port }]);
  for (const probe of [container.startupProbe, container.readinessProbe])
    expect(probe?.httpGet).toEqual({ path: '/api/health', port: 'http' });
  expect(container.livenessProbe?.tcpSocket).toEqual({ port: 'http' });
  expect(specOf('Service')['ports']).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
});

test('gives the server settings that it takes, and secrets as files', () => {
  const { settings, secret } = values;
  expect(readEnv({ ...settings, NODE_ENV: 'production' }).trustedProxies).toBe(1);
  const known = new Set<string>(readEnv({}).variables.map(({ name }) => name));
  expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(secret.keys).filter((name) => !known.has(name))).toEqual([]);
  const mounted = container.volumeMounts.find(({ name }) => name === 'secrets')?.mountPath;
  for (const [name, key] of Object.entries(secret.keys))
    expect(container.env).toContainEqual({ name: `${name}_FILE`, value: `${mounted}/${key}` });
  expect(container.env).toHaveLength(Object.keys(settings).length + Object.keys(secret.keys).length);
  expect(container.volumeMounts.find(({ name }) => name === 'data')?.mountPath).toBe('/data');
});

test('a template that looks for what is not in the values is found', () => {
  expect(() => renderTemplate('a: {{ .Values.missing }}', { Values: {} })).toThrow('.Values.missing');
  expect(() => renderTemplate('a: {{ include "x" . }}', { Values: {} })).toThrow(/more than this reads/);
});
