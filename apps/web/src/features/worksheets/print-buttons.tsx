import { SHEET_NAME_MAX } from '@ori/contracts/worksheet-names';
import type { PrintOptions } from '@ori/contracts/worksheets';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { namedPdf, pdfPath } from './print-sheet.ts';

const KEPT_MS = 60_000;

/** Hands a file to the browser as if a link to it had been pressed. */
function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

interface PrintButtonsProps {
  readonly code: string;
  readonly print: PrintOptions;
}

/** The PDF of a sheet, with a name at its head where one is wanted. */
export function PrintButtons({ code, print }: PrintButtonsProps) {
  const { t } = useTranslation('worksheets');
  const wordsOf = useFailureWords();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const printNamed = async () => {
    setBusy(true);
    const made = await namedPdf(code, print, name.trim());
    setBusy(false);
    setFailure(made.ok ? null : made.failure);
    if (made.ok) handOver(made.value, `${code}.pdf`);
  };
  const words = (
    <>
      <Printer size={20} aria-hidden="true" />
      {t('print.open')}
    </>
  );
  return (
    <div className="sheet-out">
      <TextField
        label={t('print.name')}
        mark={t('print.optional')}
        hint={t('print.nameHint')}
        maxLength={SHEET_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {name.trim() === '' ? (
        <a className={buttonClass({})} href={pdfPath(code, print)} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        <Button busy={isBusy} onClick={() => void printNamed()}>
          {words}
        </Button>
      )}
      {failure && <Note tone="danger">{wordsOf(failure)}</Note>}
    </div>
  );
}
