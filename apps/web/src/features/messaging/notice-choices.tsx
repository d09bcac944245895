import { DIGESTS, type Digest, type NoticeKind } from '@ori/contracts/messaging-names';
import type { NoticeChoices as Choices, NoticeChoicesInput } from '@ori/contracts/notifications';
import type { Role } from '@ori/contracts/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { NewsletterChoice, newsletterOf } from './newsletter-choice.tsx';
import { KINDS_OF_ROLE } from './notice-words.ts';
import { chooseNotices, useChoicesChanged } from './notices.queries.ts';

interface Props {
  readonly chosen: Choices;
  /** What the reader is here. */
  readonly reader: Role;
}
/** Quiet hours offered when none were chosen: the evening and the night. */
const EVENING = { from: '20:00', until: '07:00' } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** What was filled in; kinds that are not offered to this role stay as they were. */
function inputOf(filled: FormData, { chosen, reader }: Props): NoticeChoicesInput {
  const offered = KINDS_OF_ROLE[reader];
  const wanted = filled.getAll('kinds');
  const others = chosen.muted.filter((kind) => !offered.includes(kind));
  const isQuiet = filled.get('quiet') === 'on';
  return {
    muted: [...others, ...offered.filter((kind: NoticeKind) => !wanted.includes(kind))],
    quiet: isQuiet ? { from: textOf(filled, 'from'), until: textOf(filled, 'until') } : null,
    digest: (textOf(filled, 'digest') || 'off') as Digest,
    digestHour: Number(textOf(filled, 'digestHour') || chosen.digestHour),
    ...newsletterOf(filled, chosen),
  };
}

function Kinds({ chosen, reader }: Props) {
  const { t } = useTranslation('messages');
  return (
    <fieldset className="choice-part">
      <legend>{t('choices.kinds')}</legend>
      {KINDS_OF_ROLE[reader].map((kind) => (
        <Checkbox
          key={kind}
          name="kinds"
          value={kind}
          label={t(`choices.kind.${kind}`)}
          defaultChecked={!chosen.muted.includes(kind)}
        />
      ))}
      {reader === 'parent' && <p className="field-hint">{t('choices.always')}</p>}
    </fieldset>
  );
}

function Quiet({ quiet, errorOf }: Pick<Choices, 'quiet'> & { readonly errorOf: ErrorOf }) {
  const { t } = useTranslation('messages');
  const [isOn, setOn] = useState(quiet !== null);
  const { from, until } = quiet ?? EVENING;
  return (
    <fieldset className="choice-part">
      <legend>{t('choices.quiet')}</legend>
      <Checkbox
        name="quiet"
        label={t('choices.quietOn')}
        hint={t('choices.quietHint')}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      {isOn && (
        <div className="choice-times">
          <TextField
            label={t('choices.from')}
            name="from"
            type="time"
            required
            defaultValue={from}
            error={errorOf('from')}
          />
          <TextField
            label={t('choices.until')}
            name="until"
            type="time"
            required
            defaultValue={until}
            error={errorOf('until')}
          />
        </div>
      )}
    </fieldset>
  );
}
type ErrorOf = (name: string) => string | undefined;

/** A letter that gathers what happened; no child gets one, and nobody without an address. */
function Letter({ chosen }: Pick<Props, 'chosen'>) {
  const { t, i18n } = useTranslation('messages');
  const [digest, setDigest] = useState<Digest>(chosen.digest);
  const hour = new Intl.DateTimeFormat(i18n.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <fieldset className="choice-part">
      <legend>{t('choices.letter')}</legend>
      {chosen.hasEmail ? (
        <div className="choice-times">
          <Select
            label={t('choices.howOften')}
            name="digest"
            value={digest}
            onChange={(event) => setDigest(event.target.value as Digest)}
            options={DIGESTS.map((value) => ({ value, label: t(`choices.digest.${value}`) }))}
          />
          {digest !== 'off' && (
            <Select
              label={t('choices.hour')}
              name="digestHour"
              defaultValue={String(chosen.digestHour)}
              options={HOURS.map((value) => ({
                value: String(value),
                label: hour.format(new Date(Date.UTC(2000, 0, 1, value))),
              }))}
            />
          )}
        </div>
      ) : (
        <Note tone="lapis">{t('choices.noAddress')}</Note>
      )}
      <p className="field-hint">{t('choices.letterHint')}</p>
    </fieldset>
  );
}

/** What somebody wants to hear of, when it is quiet, and whether a letter gathers it. */
export function NoticeChoices({ chosen, reader }: Props) {
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  const changed = useChoicesChanged();
  const state = useForm<Choices>({
    send: (filled) => chooseNotices(inputOf(filled, { chosen, reader })),
    onDone: (kept) => {
      changed(kept);
      toasts.show({ type: 'success', title: t('choices.kept') });
    },
  });
  return (
    <form {...state.form} className="notice-choices">
      <Kinds chosen={chosen} reader={reader} />
      <Quiet quiet={chosen.quiet} errorOf={state.errorOf} />
      {reader !== 'student' && <Letter chosen={chosen} />}
      <NewsletterChoice {...chosen} />
      <FormEnd {...state.end} label={t('choices.keep')} />
    </form>
  );
}
