import { Link } from 'react-router';
import './styles/trail.css';

interface BreadcrumbsProps {
  /** The name of the list, for a screen reader. */
  readonly label: string;
  /** From the top down; the last is the page itself and needs no address. */
  readonly items: readonly { readonly label: string; readonly to?: string | undefined }[];
}

/** The way from the top to this page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map(({ label: words, to }) => (
          <li key={words}>{to ? <Link to={to}>{words}</Link> : <span aria-current="page">{words}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
