interface HtmlProps {
  /** Compiled and sanitised when the lesson was read. */
  readonly html: string;
  readonly className?: string;
  readonly inline?: boolean;
}

/** A lesson's compiled text; maths in it is MathML. */
export function Html({ html, className, inline = false }: HtmlProps) {
  const Tag = inline ? 'span' : 'div';
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
