import { HELP_READERS, type HelpReader } from '@ori/contracts/text-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface ReaderDoorsProps {
  readonly path: string;
  readonly chosen: HelpReader | null;
}

/** A door for each kind of reader, as tall as who goes through it; the address tells which one stands open. */
export function ReaderDoors({ path, chosen }: ReaderDoorsProps) {
  const { t } = useTranslation('help');
  return (
    <nav aria-label={t('readers')} className="help-doors no-print">
      <ul>
        <li data-reader="all">
          <Link to={path} aria-current={chosen === null ? 'true' : undefined}>
            {t('reader.all')}
          </Link>
        </li>
        {HELP_READERS.map((reader) => (
          <li key={reader} data-reader={reader}>
            <Link to={`${path}?for=${reader}`} aria-current={chosen === reader ? 'true' : undefined}>
              {t(`reader.${reader}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
