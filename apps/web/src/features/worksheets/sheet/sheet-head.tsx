import type { SheetFace } from '@ori/contracts/worksheets';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';
import { KindMark } from '../kind-mark.tsx';
import { pdfPath } from '../print-sheet.ts';

interface SheetHeadProps {
  readonly face: SheetFace;
  readonly code: string;
  readonly paper: 'a4' | 'letter';
}

/** What a sheet is, and its PDF. */
export function SheetHead({ face: { spec, title, practises, questions }, code, paper }: SheetHeadProps) {
  const { t } = useTranslation('worksheets');
  const print = { part: 'sheet', paper, large: 'no', ink: 'no' } as const;
  return (
    <header className="sheet-head">
      <KindMark kind={spec.kind} size={64} />
      <div className="grid gap-3">
        <p className="eyebrow">{t(`kind.${spec.kind}`)}</p>
        <h1 className="text-4xl" lang={spec.locale}>
          {title}
        </h1>
        {questions.length > 0 && (
          <p className="text-lg text-mute">
            {t('sheet.questions', { count: questions.length })}
            {practises[0] && ` · ${t(`band.${practises[0].band}`)}`}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <a className={buttonClass({})} href={pdfPath(code, print)} target="_blank" rel="noreferrer">
            <Printer size={20} aria-hidden="true" />
            {t('sheet.pdf')}
          </a>
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={pdfPath(code, { ...print, large: 'yes', ink: 'yes' })}
            target="_blank"
            rel="noreferrer"
          >
            {t('sheet.pdfLarge')}
          </a>
        </p>
      </div>
    </header>
  );
}
