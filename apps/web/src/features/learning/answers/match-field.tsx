import type { ShownOption } from '@ori/contracts/practice';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/forms/field-frame.tsx';
import type { AnswerProps } from './answer-props.ts';
import { OptionContent } from './option-content.tsx';
import { pairsOf, withPair } from './picked.ts';

/** Which left side takes the next partner: the first that has none yet. */
function nextOpen(left: readonly ShownOption[], value: string): string | null {
  const pairs = pairsOf(value);
  return left.find(({ id }) => !pairs.has(id))?.id ?? null;
}

interface MatchProps extends AnswerProps {
  readonly left: readonly ShownOption[];
  readonly right: readonly ShownOption[];
}

interface SideProps {
  readonly options: readonly ShownOption[];
  /** The numbers of an option's pairs, as they are shown. */
  readonly markOf: (id: string) => string;
  readonly onPress: (id: string) => void;
  readonly disabled: boolean;
  /** The one that takes the next partner. */
  readonly active?: string | null;
  /** What an option is paired with, for those who do not see the numbers. */
  readonly partnerOf?: (id: string) => string | undefined;
  readonly firstRef?: AnswerProps['inputRef'];
}

function Side({ options, markOf, onPress, disabled, active, partnerOf, firstRef }: SideProps) {
  const { t } = useTranslation('lesson');
  return (
    <ul>
      {options.map((option, index) => {
        const partner = partnerOf?.(option.id);
        return (
          <li key={option.id}>
            <button
              type="button"
              className="match-card"
              {...(active !== undefined && { 'aria-pressed': active === option.id })}
              disabled={disabled}
              onClick={() => onPress(option.id)}
              ref={index === 0 ? firstRef : undefined}
            >
              <span className="match-mark" aria-hidden="true">
                {markOf(option.id)}
              </span>
              <OptionContent option={option} />
              {partner && <span className="sr-only">{t('answer.pairedWith', { partner })}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Pairs to be found: press one on the left, then its partner on the right. A pair shares its number. */
export function MatchField({ left, right, value, onChange, error, disabled, inputRef, hear }: MatchProps) {
  const { t } = useTranslation('lesson');
  const id = useId();
  const [taken, setTaken] = useState<string | null>(null);
  const pairs = pairsOf(value);
  const active = taken ?? nextOpen(left, value);
  const wordsOf = (key: string | undefined) => right.find((option) => option.id === key)?.text;
  const numberOf = (key: string) => left.findIndex((option) => option.id === key) + 1;
  const take = (key: string) => {
    setTaken(key);
    hear?.(left.find((option) => option.id === key)?.text ?? '');
  };
  const pair = (key: string) => {
    hear?.(wordsOf(key) ?? '');
    if (active === null) return;
    onChange(withPair(value, active, key));
    setTaken(null);
  };
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label mb-3">{t('answer.match')}</legend>
      <div className="match-field">
        <Side
          options={left}
          markOf={(key) => String(numberOf(key))}
          onPress={take}
          disabled={disabled}
          active={active}
          partnerOf={(key) => wordsOf(pairs.get(key))}
          firstRef={inputRef}
        />
        <Side
          options={right}
          markOf={(key) => [...pairs].flatMap(([from, to]) => (to === key ? [numberOf(from)] : [])).join(' ')}
          onPress={pair}
          disabled={disabled}
        />
      </div>
      <p className="sr-only" aria-live="polite">
        {[...pairs]
          .map(([from, to]) => `${left.find((option) => option.id === from)?.text} – ${wordsOf(to)}`)
          .join('; ')}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
