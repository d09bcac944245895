import { SACRED_ID_MAX, SACRED_ID_MIN } from '@ori/contracts/limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSacredIdCheck } from './use-sacred-id-check.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly label?: string;
}

/** A suggestion is there to be written over: it is selected as soon as the field has it and the focus. */
function useSelectedSuggestion(value: string) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(value);
  useEffect(() => {
    const field = input.current;
    if (field && value !== typed.current && field === document.activeElement) field.select();
  }, [value]);
  const onFocus = (): void => {
    if (value !== typed.current) input.current?.select();
  };
  const noteTyped = (text: string): void => {
    typed.current = text;
  };
  return { input, onFocus, noteTyped };
}

/** A Sacred ID to choose: checked while typing, with free ones offered when it is taken (spec §5). */
export function SacredIdField({ value, onChange, error, label }: Props) {
  const { t } = useTranslation();
  const check = useSacredIdCheck(value);
  const { input, onFocus, noteTyped } = useSelectedSuggestion(value);
  const taken = check.kind === 'taken' ? t('auth:sacredId.taken') : undefined;
  return (
    <div className="grid gap-2">
      <TextField
        label={label ?? t('auth:sacredId.label')}
        hint={t('auth:sacredId.hint', { min: SACRED_ID_MIN, max: SACRED_ID_MAX })}
        name="sacredId"
        data-holds="sacredId"
        value={value}
        ref={input}
        onFocus={onFocus}
        onChange={(event) => {
          noteTyped(event.target.value);
          onChange(event.target.value);
        }}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        minLength={SACRED_ID_MIN}
        maxLength={SACRED_ID_MAX}
        pattern="[A-Za-z0-9._\-]+"
        error={error ?? taken}
      />
      <div aria-live="polite" className="text-sm">
        {check.kind === 'checking' && <p className="text-mute">{t('auth:sacredId.checking')}</p>}
        {check.kind === 'free' && <p className="text-nile">{t('auth:sacredId.free', { sacredId: value })}</p>}
        {check.kind === 'taken' && <Suggestions ids={check.suggestions} onChoose={onChange} />}
      </div>
    </div>
  );
}

function Suggestions({
  ids,
  onChoose,
}: {
  readonly ids: readonly string[];
  readonly onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  if (ids.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-mute">{t('auth:sacredId.suggestions')}</span>
      {ids.map((id) => (
        <button key={id} type="button" className="chip" data-tone="gold" onClick={() => onChoose(id)}>
          {id}
        </button>
      ))}
    </p>
  );
}
