import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from '../../apps/server/src/env.ts';
import { FILE_MAX_BYTES } from '../../packages/contracts/src/portfolio-names.ts';
import { root } from '../run/project.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const PORT = readEnv({}).port;
const MEBIBYTE = 1024 * 1024;

/** `NAME=value` lines, as systemd and Docker read them; without the quotes of the first. */
function settingsIn(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.includes('=') && !line.startsWith('# '));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.replace(/^#/, '').split('=');
      return [name, value.join('=').replaceAll('"', '')];
    }),
  );
}

describe('the unit', () => {
  const unit = new Map(
    read('deploy/systemd/ori-academy.service')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const settings = settingsIn(read('deploy/systemd/environment'));

  test('starts what there is, as nobody of weight', () => {
    const [, program = '', name] = (unit.get('ExecStart') ?? '').split(' ');
    expect([existsSync(path.join(root, program)), existsSync(path.join(root, `tools/${name}.ts`))]).toEqual([
      true,
      true,
    ]);
    expect([unit.get('User'), unit.get('NoNewPrivileges'), unit.get('CapabilityBoundingSet')]).toEqual([
      'ori',
      'yes',
      '',
    ]);
  });

  test('lets the server write where its settings say, and nowhere else', () => {
    const writable = (unit.get('ReadWritePaths') ?? '').split(' ');
    for (const name of ['DATA_DIR', 'BACKUP_TO'])
      expect(writable.some((place) => settings[name]?.startsWith(place))).toBe(true);
    expect(unit.get('ProtectSystem')).toBe('strict');
  });

  test('has settings that the server takes, with the backup switched on too', () => {
    const env = readEnv({ ...settings, NODE_ENV: 'production' });
    expect([env.port, env.trustedProxies, env.backup.everyHours]).toEqual([PORT, 1, 24]);
    expect(env.operator?.name).toBe('Our school');
    expect(read('deploy/systemd/ori-academy')).toContain(` . ${unit.get('EnvironmentFile')}`.trim());
  });
});

describe('the proxies', () => {
  const caddy = read('deploy/caddy/Caddyfile');
  const nginx = read('deploy/nginx/ori-academy.conf');

  test('lead to where the server listens by default', () => {
    expect(caddy).toContain(`{$ORI_UPSTREAM:127.0.0.1:${PORT}}`);
    expect(nginx).toContain(`server 127.0.0.1:${PORT};`);
  });

  test('hold no stream back, and take the largest file there may be', () => {
    expect(caddy).toContain('flush_interval -1');
    expect(nginx).toMatch(/location = \/graphql \{[^}]*proxy_buffering off;[^}]*proxy_read_timeout 1h;/);
    for (const size of [/max_size (\d+)MB/.exec(caddy), /client_max_body_size (\d+)m;/.exec(nginx)])
      expect(Number(size?.[1]) * MEBIBYTE).toBeGreaterThan(FILE_MAX_BYTES);
  });

  test('replace what a caller says of its address', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).not.toContain('add_header');
  });
});

/** The page’s commands, by way of one of the proxies. */
const blocks = (proxy: string) =>
  execFileSync('bash', ['deploy/try/page-blocks.sh', 'docs/run.md', proxy], {
    cwd: root,
    encoding: 'utf8',
  });

describe('the page that is followed', () => {
  test.each(['caddy', 'nginx'])('gives its commands in order, by way of %s', (proxy) => {
    const lines = blocks(proxy).split('\n');
    const at = (text: string) => lines.findIndex((line) => line.includes(text));
    expect(at('git clone')).toBeGreaterThan(at('useradd'));
    expect(at('enable --now ori-academy')).toBeGreaterThan(at('/etc/ori-academy/environment'));
    expect(at(`systemctl reload ${proxy}`)).toBeGreaterThan(at('enable --now'));
    expect(at('admin create')).toBeGreaterThan(at(`systemctl reload ${proxy}`));
    expect(at('ori-academy backup')).toBeGreaterThan(at('admin create'));
    execFileSync('bash', ['-n'], { input: blocks(proxy) });
  });

  test('copies files that are there', () => {
    const named = [
      ...(blocks('caddy') + blocks('nginx')).matchAll(/(?<!\S)(?:\/opt\/ori-academy\/)?(deploy\/\S+)/g),
    ];
    expect(named.length).toBeGreaterThan(4);
    expect(named.map(([, file = '']) => file).filter((file) => !existsSync(path.join(root, file)))).toEqual(
      [],
    );
  });
});

test('every script of deploy/ can be read by its shell', () => {
  const scripts = [...globSync('deploy/**/*.sh', { cwd: root }), 'deploy/systemd/ori-academy'];
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const shell = read(script).startsWith('#!/bin/sh') ? 'sh' : 'bash';
    execFileSync(shell, ['-n', script], { cwd: root });
  }
});

test('the version is one everywhere', () => {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root });
  const versions = manifests.map((file) => (JSON.parse(read(file)) as { version: string }).version);
  expect(new Set(versions)).toEqual(new Set([version]));
  expect(read('deploy/helm/ori-academy/Chart.yaml')).toContain(`appVersion: "${version}"`);
  expect(read('deploy/container/compose.yaml')).toContain(`image: ori-academy:${version}`);
  expect(read('CHANGELOG.md')).toContain(`\n## ${version} `);
});
