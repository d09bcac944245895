import type { HelpFound } from '@ori/contracts/help';
import type { HelpReader } from '@ori/contracts/text-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GuideLines, Topics } from './guide-list.tsx';
import './help.css';

interface HelpBoardProps {
  /** All guides, or those that a search found, the likeliest first. */
  readonly guides: readonly HelpFound[];
  /** What was looked for; empty: nothing. */
  readonly typed: string;
  /** Whose guides alone are asked for. */
  readonly chosen: HelpReader | null;
  /** Whose come first when nobody is chosen: the reader's own. */
  readonly own: HelpReader | null;
  /** Where all guides stand. */
  readonly path: string;
}

function Found({ guides, typed, path }: Pick<HelpBoardProps, 'guides' | 'typed' | 'path'>) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby="found" className="help-found">
      <h2 id="found">{t('search.found', { count: guides.length, typed })}</h2>
      {guides.length > 0 ? <GuideLines guides={guides} /> : <p>{t('search.none')}</p>}
      <p>
        <Link to={path}>{t('search.all')}</Link>
      </p>
    </section>
  );
}

/** The guides: found ones, one kind of reader's, or all with one's own first. */
export function HelpBoard({ guides, typed, chosen, own, path }: HelpBoardProps) {
  const { t } = useTranslation('help');
  if (typed.trim() !== '') return <Found guides={guides} typed={typed} path={path} />;
  const reader = chosen ?? own;
  const first = reader ? guides.filter(({ roles }) => roles.includes(reader)) : guides;
  const others = chosen ? [] : guides.filter((guide) => !first.includes(guide));
  return (
    <div data-reader={reader ?? undefined} className="help-board">
      <Topics guides={first} reader={reader} />
      {others.length > 0 && (
        <section aria-labelledby="others" className="help-others">
          <h2 id="others">{t('others')}</h2>
          <GuideLines guides={others} />
        </section>
      )}
    </div>
  );
}
