import { PIN_LENGTH } from '@ori/contracts/limits';
import { PICTURE_KEYS } from '@ori/contracts/picture-keys';
import {
  Bird,
  Drum,
  Fish,
  Flower2,
  type LucideIcon,
  Moon,
  Sailboat,
  Shell,
  Star,
  Sun,
  TreePine,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveHearButton } from '../../lib/live-hear-button.tsx';
import { Button } from '../../ui/button.tsx';
import { describedBy, FieldError } from '../../ui/forms/field-frame.tsx';

type Picture = (typeof PICTURE_KEYS)[number];

const ICONS: Readonly<Record<Picture, LucideIcon>> = {
  sun: Sun,
  moon: Moon,
  star: Star,
  fish: Fish,
  bird: Bird,
  tree: TreePine,
  drum: Drum,
  boat: Sailboat,
  shell: Shell,
  flower: Flower2,
};

/** The picture a digit stands for, named. */
export function PictureMark({ digit }: { readonly digit: number }) {
  const { t } = useTranslation();
  const picture = PICTURE_KEYS[digit];
  if (picture === undefined) return null;
  const Icon = ICONS[picture];
  return (
    <span className="grid justify-items-center gap-1 text-sm">
      <Icon className="size-10 text-gold" aria-hidden="true" />
      {t(`auth:pictures.${picture}`)}
    </span>
  );
}

interface Props {
  readonly label: string;
  /** Digits chosen so far: each stands for a picture. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error?: string | undefined;
  /** Whether a voice beside it reads the label. */
  readonly spoken?: boolean;
}

function Chosen({ digits }: { readonly digits: string }) {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-3" aria-live="polite">
      <span className="sr-only">{t('auth:pictures.chosen', { count: digits.length })}</span>
      {Array.from({ length: PIN_LENGTH }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-k2 border-2 border-edge bg-night-3"
        >
          {index < digits.length && <span className="size-4 rounded-full bg-gold" />}
        </span>
      ))}
    </p>
  );
}

/** Four pictures in order stand for the four digits: the key of those who don't read yet. */
export function PictureKey({ label, value, onChange, error, spoken = false }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const isFull = value.length >= PIN_LENGTH;
  return (
    <fieldset
      className="grid gap-4"
      data-density="k2"
      tabIndex={-1}
      {...describedBy(id, { hint: null, error })}
    >
      <legend className="field-label mb-3">{label}</legend>
      {spoken && (
        <LiveHearButton
          className="justify-self-start"
          text={() => label}
          language={i18n.language}
          start={t('auth:pictures.hear', { text: label })}
          stop={t('auth:pictures.hush')}
        />
      )}
      <Chosen digits={value} />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-5 sm:gap-3">
        {PICTURE_KEYS.map((picture, digit) => {
          const Icon = ICONS[picture];
          return (
            <button
              key={picture}
              type="button"
              className="grid aspect-square place-items-center rounded-control border-2 border-edge bg-night-2 text-gold hover:border-gold"
              aria-label={t(`auth:pictures.${picture}`)}
              disabled={isFull}
              onClick={() => onChange(value + String(digit))}
            >
              <Icon className="size-3/5" aria-hidden="true" />
            </button>
          );
        })}
      </div>
      <Button variant="secondary" disabled={value === ''} onClick={() => onChange('')}>
        {t('auth:pictures.again')}
      </Button>
    </fieldset>
  );
}
