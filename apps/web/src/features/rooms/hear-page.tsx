import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LiveHearButton } from '../../lib/live-hear-button.tsx';
import { wordsInView } from '../../lib/words-in-view.ts';
import './hear-page.css';

function shownWords(): string {
  const main = document.querySelector('main');
  return main === null ? '' : wordsInView(main);
}

/** Where each line has a voice beside it, one in the corner would only lie upon them. */
const SPEAKS_ITSELF = '/dashboard/k2';

/** In the same corner of every page of a child who does not read yet: reads whatever can be seen now. */
export function HearPage() {
  const { t, i18n } = useTranslation('rooms');
  const { pathname } = useLocation();
  if (pathname === SPEAKS_ITSELF) return null;
  return (
    <div className="hear-page no-print">
      <LiveHearButton
        text={shownWords}
        language={i18n.language}
        start={t('hear.start')}
        stop={t('hear.stop')}
      />
    </div>
  );
}
