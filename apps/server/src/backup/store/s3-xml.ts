/** What stands between each pair of the tags, in order. S3's answers nest no tag in one of its own name. */
export function insidesOf(xml: string, tag: string): string[] {
  const [begin, end] = [`<${tag}>`, `</${tag}>`];
  const found: string[] = [];
  for (let from = xml.indexOf(begin); from !== -1; from = xml.indexOf(begin, from)) {
    const to = xml.indexOf(end, from);
    if (to === -1) break;
    found.push(xml.slice(from + begin.length, to));
    from = to;
  }
  return found;
}

/** The first text of that tag, with its signs as they are meant; null where there is none. */
export function textOf(xml: string, tag: string): string | null {
  const [text] = insidesOf(xml, tag);
  if (text === undefined) return null;
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** An entity tag without its quotes. */
export const plainTag = (tag: string | null): string => (tag ?? '').replaceAll('"', '');
