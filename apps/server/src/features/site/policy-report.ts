import type { PolicyReport } from '@ori/contracts/site';

/** Add-ons of a browser put their own things into every page: what is refused of theirs is no fault of ours. */
const OF_ADD_ONS = /^(chrome|moz|safari|safari-web|ms-browser)-extension\b/;

/** The path of an address, without host and query; other words ('inline', 'eval') as they are. */
function shortly(address: string): string {
  const path = URL.parse(address)?.pathname;
  return path === undefined || path === '' ? address.slice(0, 100) : path.slice(0, 200);
}

/** One line for the log of what the content policy refused, and where; null for what an add-on tried. Pure. */
export function lineOfReport({
  'csp-report': report,
}: PolicyReport): { readonly message: string; readonly path: string } | null {
  const blocked = report['blocked-uri'];
  const source = report['source-file'];
  if (OF_ADD_ONS.test(blocked) || OF_ADD_ONS.test(source)) return null;
  const directive = report['effective-directive'] || report['violated-directive'];
  const line = report['line-number'] === undefined ? '' : `:${report['line-number']}`;
  const from = source === '' ? '' : ` by ${shortly(source)}${line}`;
  const message = `Content policy: ${directive.slice(0, 60)} refused ${shortly(blocked)}${from}`;
  return { message, path: shortly(report['document-uri']) };
}
