import type { Locale } from '@ori/contracts/locale';
import { TUTOR_MESSAGE_MAX_CHARS, TUTOR_PERSONALITIES } from '@ori/contracts/tutor-names';
import { personalityOf } from '@ori/core/tutor/personalities';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useDraft } from '../use-draft.ts';
import type { Try, TryTier } from './use-try.ts';

const TIERS: readonly TryTier[] = ['elementary', 'middle', 'high'];

function Manner({ own }: { readonly own: Try }) {
  const { t, i18n } = useTranslation('tutor');
  const isLive = useHydrated();
  const styles = TUTOR_PERSONALITIES.map((id) => ({
    value: id,
    label: personalityOf(id, i18n.language as Locale).name,
  }));
  const tiers = TIERS.map((tier) => ({ value: tier, label: t(`demo.tier.${tier}`) }));
  return (
    <div className="try-manner">
      <Select
        label={t('demo.style')}
        options={styles}
        value={own.personality}
        disabled={!isLive}
        onChange={({ target }) =>
          own.setPersonality(TUTOR_PERSONALITIES.find((id) => id === target.value) ?? 'guide')
        }
      />
      <Select
        label={t('demo.speakTo')}
        options={tiers}
        value={own.tier}
        disabled={!isLive}
        onChange={({ target }) => own.setTier(TIERS.find((tier) => tier === target.value) ?? 'middle')}
      />
    </div>
  );
}

/** Where a visitor writes. */
export function TryDesk({ own }: { readonly own: Try }) {
  const { t } = useTranslation('tutor');
  const isLive = useHydrated();
  const isBusy = own.sending !== null;
  const { text, setText, press, submit } = useDraft({ isBusy, onSend: (typed) => own.goOn(typed.trim()) });
  return (
    <form className="try-desk" onSubmit={submit}>
      <Manner own={own} />
      <TextArea
        label={t('demo.yours')}
        hint={t('demo.yoursHint')}
        error={own.problem ?? undefined}
        rows={3}
        value={text}
        maxLength={TUTOR_MESSAGE_MAX_CHARS}
        disabled={!isLive}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <Button type="submit" size="large" busy={isBusy} disabled={!isLive}>
        {t('input.send')}
      </Button>
      <noscript>
        <p>{t('demo.noScript')}</p>
      </noscript>
    </form>
  );
}
