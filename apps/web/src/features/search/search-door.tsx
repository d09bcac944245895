import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The way to the search in every page's head: a link, over which `SearchCalls` opens the box that suggests. */
export function SearchDoor() {
  const { t } = useTranslation();
  return (
    <Link to="/search" className="btn btn-quiet btn-icon search-door" aria-label={t('nav.search')}>
      <Search size={21} aria-hidden="true" />
    </Link>
  );
}
