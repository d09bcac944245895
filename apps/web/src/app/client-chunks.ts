/** One chunk as the build's manifest tells it. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Address of the browser's entry. */
export function entryOf(manifest: Manifest): string {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  return `/${entry?.file ?? ''}`;
}

function walk(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const imported of chunk.imports ?? []) walk(manifest, imported, seen);
}

/** Addresses of everything these source files need before they run, but for the entry itself. */
export function preloadsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  for (const key of [...entries, ...sources]) walk(manifest, key, seen);
  return [...seen].filter((key) => !entries.includes(key)).map((key) => `/${manifest[key]?.file ?? ''}`);
}

/** The faces that the first paint needs: text and titles in Latin letters. */
export function firstFonts(manifest: Manifest): string[] {
  const wanted = ['text-latin.woff2', 'display-latin.woff2'];
  const keys = Object.keys(manifest).filter((key) => wanted.some((name) => key.endsWith(`/${name}`)));
  return keys.map((key) => `/${manifest[key]?.file ?? ''}`);
}
