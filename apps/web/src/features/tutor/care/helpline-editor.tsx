import type { Helpline } from '@ori/contracts/tutor-care';
import {
  HELPLINE_COUNTRY,
  HELPLINE_NAME_MAX,
  HELPLINE_NAME_MIN,
  HELPLINE_NUMBER,
} from '@ori/contracts/tutor-names';
import { Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useChangeHelplines, useHelplines } from './care.queries.ts';
import { countriesOf, EVERYWHERE } from './country-names.ts';
import './care.css';

interface LineProps {
  readonly line: Helpline;
  readonly onLine: (line: Helpline) => void;
  readonly onRemove: () => void;
}

function Line({ line, onLine, onRemove }: LineProps) {
  const { t } = useTranslation('dashboard');
  return (
    <li className="helpline-row">
      <TextField
        label={t('ori.helplines.code')}
        value={line.country}
        maxLength={2}
        required
        onChange={({ target }) => onLine({ ...line, country: target.value.toUpperCase() })}
      />
      <TextField
        label={t('ori.helplines.name')}
        value={line.name}
        required
        maxLength={HELPLINE_NAME_MAX}
        onChange={({ target }) => onLine({ ...line, name: target.value })}
      />
      <TextField
        label={t('ori.helplines.number')}
        value={line.number}
        required
        onChange={({ target }) => onLine({ ...line, number: target.value })}
      />
      <IconButton
        label={t('ori.helplines.remove', { name: line.name })}
        icon={<Trash2 size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

const isWhole = ({ country, name, number }: Helpline) =>
  HELPLINE_COUNTRY.test(country) && HELPLINE_NUMBER.test(number) && name.trim().length >= HELPLINE_NAME_MIN;

/** What is being changed, and how it is kept. */
function useDraft(known: readonly Helpline[]) {
  const { t } = useTranslation('dashboard');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const [lines, setLines] = useState(known);
  const change = useChangeHelplines();
  const keep = (wanted: readonly Helpline[]) => {
    if (!wanted.every(isWhole)) return toasts.show({ type: 'error', title: t('ori.helplines.bad') });
    return change.mutate(wanted, {
      onSuccess: (answer) => {
        setLines(answer.helplines);
        toasts.show({ type: 'success', title: t('ori.helplines.saved') });
      },
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  };
  return { lines, setLines, keep, busy: change.isPending };
}

function Editor({ known }: { readonly known: readonly Helpline[] }) {
  const { t, i18n } = useTranslation('dashboard');
  const { lines, setLines, keep, busy } = useDraft(known);
  const countries = countriesOf(lines, i18n.language, t('ori.helplines.everywhere'));
  const [country, setCountry] = useState(countries[0]?.value ?? EVERYWHERE);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    keep(lines);
  };
  const add = () => setLines([...lines, { country, name: '', number: '', languages: [] }]);
  return (
    <form className="grid gap-5" onSubmit={save}>
      <div className="max-w-xl">
        <Select
          label={t('ori.helplines.country')}
          options={countries}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        />
      </div>
      <ul className="grid gap-4">
        {lines.map(
          (line, at) =>
            line.country === country && (
              <Line
                key={at}
                line={line}
                onLine={(next) => {
                  setLines(lines.map((each, index) => (index === at ? next : each)));
                  if (next.country !== line.country) setCountry(next.country);
                }}
                onRemove={() => setLines(lines.filter((_, index) => index !== at))}
              />
            ),
        )}
      </ul>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={add}>
          <Plus size={18} aria-hidden="true" />
          {t('ori.helplines.add')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('ori.helplines.save')}
        </Button>
        <Button variant="quiet" busy={busy} onClick={() => keep([])}>
          {t('ori.helplines.reviewed')}
        </Button>
      </p>
    </form>
  );
}

/** The helplines by country, to be changed by an admin. */
export function HelplineEditor() {
  const helplines = useHelplines();
  return (
    <Loaded query={helplines} waiting={<Skeleton className="h-60 w-full" />}>
      {(answer) => <Editor known={answer.helplines} />}
    </Loaded>
  );
}
