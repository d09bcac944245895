import type { PrintOptions, SheetFace } from '@ori/contracts/worksheets';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PrintButtons } from '../print-buttons.tsx';

interface MadeProps {
  readonly face: SheetFace;
  readonly print: PrintOptions;
  readonly more: ((code: string) => ReactNode) | undefined;
}

/** A sheet that is kept: it can be printed, given, and opened where its paper comes back. */
export function MadeSheet({ face: { code, title }, print, more }: MadeProps) {
  const { t } = useTranslation('worksheets');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (code === null) return null;
  return (
    <section className="sheet-made" aria-labelledby="made">
      <h2 id="made" ref={heading} tabIndex={-1}>
        {t('made.title')}
      </h2>
      <p>{t('made.text', { title })}</p>
      <PrintButtons code={code} print={print} />
      {more?.(code)}
      <p>
        <Link to={`/w/${code}`}>{t('made.open')}</Link>
      </p>
    </section>
  );
}
