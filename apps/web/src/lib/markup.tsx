import { type HTMLAttributes, useMemo } from 'react';
import { trustedMarkup } from './trusted-types.ts';

interface MarkupProps extends HTMLAttributes<HTMLElement> {
  /** Ours: compiled and sanitised by the server, or printed by our code from parsed values. */
  readonly html: string;
  readonly as?: 'div' | 'span';
}

/** The only place where markup becomes part of a page. */
export function Markup({ html, as: Tag = 'div', ...more }: MarkupProps) {
  const trusted = useMemo(() => ({ __html: trustedMarkup(html) }), [html]);
  return <Tag {...more} dangerouslySetInnerHTML={trusted} />;
}
