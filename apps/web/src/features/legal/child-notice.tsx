import type { TextSection } from '@ori/contracts/texts';
import { useTranslation } from 'react-i18next';
import { HearButton } from '../../lib/hear-button.tsx';
import { Markup } from '../../lib/markup.tsx';
import { ChildPicture } from './child-pictures.tsx';

/** The words of a part as they stand on the page, its heading first. */
function wordsOf(id: string): string {
  const parts = document.getElementById(id)?.parentElement?.querySelectorAll('h2, p, li') ?? [];
  return [...parts].map(({ textContent }) => textContent).join(' ');
}

/** A text for a child of seven: a few large words at a time, each part with its drawing, and a voice for who reads little. */
export function ChildNotice({ sections }: { readonly sections: readonly TextSection[] }) {
  const { t, i18n } = useTranslation('legal');
  const [first, ...parts] = sections;
  return (
    <div className="child-notice">
      {first && <Markup className="child-lead" html={first.html} />}
      {parts.map(({ id, heading, html }, index) => (
        <section key={id} aria-labelledby={id}>
          <ChildPicture part={index} />
          <div>
            <h2 id={id}>{heading}</h2>
            <Markup html={html} />
            <HearButton
              text={() => wordsOf(id)}
              language={i18n.language}
              start={t('listen.start', { part: heading })}
              stop={t('listen.stop')}
            />
          </div>
        </section>
      ))}
    </div>
  );
}
