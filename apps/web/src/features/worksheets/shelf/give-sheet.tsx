import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useGivenSheets, useGiveSheet } from '../worksheets.queries.ts';

interface OneChild {
  readonly id: string;
  readonly firstName: string;
}

interface GiveOneProps {
  readonly child: OneChild;
  readonly code: string;
  readonly onGive: () => void;
}

function GiveOne({ child: { id, firstName }, code, onGive }: GiveOneProps) {
  const { t } = useTranslation('worksheets');
  const given = useGivenSheets(id);
  const has = given.data?.sheets.some((sheet) => sheet.code === code) ?? false;
  return (
    <Button variant="secondary" aria-disabled={has || undefined} onClick={() => !has && onGive()}>
      {has && <Check size={18} aria-hidden="true" />}
      {has ? t('give.done', { name: firstName }) : firstName}
    </Button>
  );
}

interface GiveProps {
  readonly code: string;
  readonly family: readonly OneChild[];
}

/** Gives a sheet to children of the family; it then stands in their own room, too. */
export function GiveSheet({ code, family }: GiveProps) {
  const { t } = useTranslation('worksheets');
  const wordsOf = useFailureWords();
  const give = useGiveSheet();
  if (family.length === 0) return null;
  return (
    <div className="sheet-give" role="group" aria-label={t('give.label')}>
      <span className="field-label" aria-hidden="true">
        {t('give.label')}
      </span>
      {family.map((child) => (
        <GiveOne
          key={child.id}
          child={child}
          code={code}
          onGive={() => give.mutate({ code, childId: child.id })}
        />
      ))}
      {give.error && <Note tone="danger">{wordsOf(give.error)}</Note>}
    </div>
  );
}
