import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../lib/loaded.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { paperOf } from '../paper-of.ts';
import { pdfPath } from '../print-sheet.ts';
import { Sentence } from '../sheet/sentence.tsx';
import { useSheetKey } from '../worksheets.queries.ts';

interface KeyProps {
  readonly code: string;
  readonly locale: Locale;
}

function Answers({ code, locale }: KeyProps) {
  const { t } = useTranslation('worksheets');
  const key = useSheetKey(code);
  return (
    <Loaded query={key} waiting={<Skeleton className="h-40 w-full" />}>
      {({ answers }) => {
        const told = answers.filter(({ answer }) => answer !== '');
        if (told.length === 0) return <p className="text-mute">{t('key.none')}</p>;
        return (
          <ol className="key-list" lang={locale}>
            {told.map(({ number, answer }) => (
              <li key={number} value={number}>
                <Sentence text={answer} locale={locale} />
              </li>
            ))}
          </ol>
        );
      }}
    </Loaded>
  );
}

/** The answers for grown-ups: on paper, and on the screen where nothing else shows them. */
export function KeyDesk({ code, locale, isShort }: KeyProps & { readonly isShort: boolean }) {
  const { t, i18n } = useTranslation('worksheets');
  const [isOpen, setOpen] = useState(false);
  const print = { part: 'key', paper: paperOf(i18n.language as Locale), large: 'no', ink: 'no' } as const;
  return (
    <section className="key-desk" aria-label={t('key.title')}>
      <p className="flex flex-wrap gap-3">
        {!isShort && (
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'key.hide' : 'key.show')}
          </Button>
        )}
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={pdfPath(code, print)}
          target="_blank"
          rel="noreferrer"
        >
          {t('key.pdf')}
        </a>
      </p>
      {isOpen && <Answers code={code} locale={locale} />}
    </section>
  );
}
