/** One chunk as the build's manifest tells it. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Address of the browser's entry. */
export function entryOf(manifest: Manifest): string {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  return `/${entry?.file ?? ''}`;
}

/** Address of the script that runs before the first paint (build/early-look); null in a build without one. */
export function earlyLookOf(manifest: Manifest): string | null {
  const made = manifest['src/early-look.ts'];
  return made ? `/${made.file}` : null;
}

function walk(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const imported of chunk.imports ?? []) walk(manifest, imported, seen);
}

/** Every chunk these source files need before they run, the entry and what it needs included. */
function neededBy(manifest: Manifest, sources: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  for (const key of [...entries, ...sources]) walk(manifest, key, seen);
  return [...seen].flatMap((key) => manifest[key] ?? []);
}

/** Addresses of everything these source files need before they run, but for the entry itself. */
export function preloadsOf(manifest: Manifest, sources: readonly string[]): string[] {
  return neededBy(manifest, sources)
    .filter((chunk) => !chunk.isEntry)
    .map(({ file }) => `/${file}`);
}

/** Files of the style sheets that the entry and these source files need, the common one first. */
export function sheetsOf(manifest: Manifest, sources: readonly string[]): string[] {
  return [...new Set(neededBy(manifest, sources).flatMap(({ css }) => css ?? []))];
}

/** The faces that the first paint needs: text and titles in Latin letters. */
export function firstFonts(manifest: Manifest): string[] {
  const wanted = ['text-latin.woff2', 'display-latin.woff2'];
  const keys = Object.keys(manifest).filter((key) => wanted.some((name) => key.endsWith(`/${name}`)));
  return keys.map((key) => `/${manifest[key]?.file ?? ''}`);
}
