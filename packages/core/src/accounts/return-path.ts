const PATH = /^\/(?![/\\])[\w\-./~%!$&'()*+,;=:@]*$/;
const PATH_MAX = 200;

/** A path of this site to come back to, without query; anything else becomes `fallback` (no open redirect). */
export function safeReturnPath(path: string | null | undefined, fallback: string): string {
  return path && path.length <= PATH_MAX && PATH.test(path) ? path : fallback;
}
