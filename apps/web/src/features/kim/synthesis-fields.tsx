import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import { RELATIONS } from '@ori/contracts/kim-names';
import type { OpenCard } from '@ori/contracts/kim';
import { PATTERN_IDS } from '@ori/contracts/kim-names';
import type { SynthesisWork } from '@ori/contracts/kim-synthesis';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { useRelationWords } from './relation-words.ts';
import { cardsOf, emptyWork, MEETINGS, withChoice, withMapping } from './synthesis-work.ts';

export interface FieldsProps {
  readonly work: SynthesisWork;
  readonly cards: readonly OpenCard[] | null;
  readonly onChange: (work: SynthesisWork) => void;
}

/** One numbered step of the exercise. */
export function Step({
  number,
  name,
  children,
}: {
  readonly number: number;
  readonly name: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('heritage');
  return (
    <section className="desk-step" aria-labelledby={`desk-${name}`}>
      <h3 id={`desk-${name}`}>
        <span aria-hidden="true">{number}</span>
        {t(`synthesis.step.${name}`)}
      </h3>
      <p className="text-mute">{t(`synthesis.stepText.${name}`)}</p>
      {children}
    </section>
  );
}

export function PickStep({ work, cards, onChange }: FieldsProps) {
  const { t } = useTranslation('heritage');
  return (
    <Step number={1} name="pick">
      <Select
        label={t('synthesis.pattern')}
        value={work.patternId}
        onChange={({ target }) => onChange(emptyWork(PATTERN_IDS.find((id) => id === target.value)))}
        options={PATTERN_IDS.map((id) => ({ value: id, label: t(`patterns.name.${id}`) }))}
      />
      <fieldset className="grid gap-2">
        <legend className="field-label mb-2">{t('synthesis.mappings')}</legend>
        {cards === null && <p role="status">{t('synthesis.loading')}</p>}
        {cards?.map((card) => (
          <Checkbox
            key={card.id}
            label={<span lang={card.language}>{card.ancestralConcept}</span>}
            hint={`${card.cultureName} · ${card.date}`}
            checked={work.mappings.some(({ id }) => id === card.id)}
            onChange={() => onChange(withMapping(work, card.id))}
          />
        ))}
      </fieldset>
    </Step>
  );
}

export function LabelStep({ work, cards, onChange }: FieldsProps) {
  const { t } = useTranslation('heritage');
  const words = useRelationWords('grown');
  return (
    <Step number={2} name="label">
      {cardsOf(work, cards ?? []).map((card) => {
        const chosen = work.mappings.find(({ id }) => id === card.id);
        return (
          <div key={card.id} className="desk-pair">
            <Select
              label={t('synthesis.labelOf', { name: card.ancestralConcept })}
              placeholder={t('synthesis.choose')}
              value={chosen?.label ?? ''}
              onChange={({ target }) =>
                onChange(
                  withChoice(work, card.id, {
                    label: EVIDENCE_LABELS.find((one) => one === target.value) ?? null,
                  }),
                )
              }
              options={EVIDENCE_LABELS.map((value) => ({ value, label: words.label(value) }))}
            />
            <Select
              label={t('synthesis.sourceOf')}
              placeholder={t('synthesis.choose')}
              value={chosen?.source ?? ''}
              onChange={({ target }) => onChange(withChoice(work, card.id, { source: target.value || null }))}
              options={card.sources.map(({ id, text }) => ({ value: id, label: text }))}
            />
          </div>
        );
      })}
    </Step>
  );
}

export function MeetStep({ work, cards, onChange }: FieldsProps) {
  const { t } = useTranslation('heritage');
  const words = useRelationWords('grown');
  return (
    <Step number={3} name="meet">
      <ol className="desk-line">
        {cardsOf(work, cards ?? []).map((card) => (
          <li key={card.id}>
            <strong>{card.cultureName}</strong>
            <span lang={card.language}>{card.date}</span>
          </li>
        ))}
      </ol>
      <RadioCards
        legend={t('synthesis.met')}
        name="couldHaveMet"
        columns={3}
        value={work.couldHaveMet ?? ''}
        onChange={(value) =>
          onChange({ ...work, couldHaveMet: MEETINGS.find((known) => known === value) ?? null })
        }
        options={MEETINGS.map((value) => ({ value, title: t(`synthesis.meeting.${value}`) }))}
      />
      <Text name="metBecause" label={t('synthesis.because')} work={work} onChange={onChange} />
      {cardsOf(work, cards ?? []).map((card) => (
        <Select
          key={card.id}
          label={t('synthesis.relationOf', { name: card.ancestralConcept })}
          placeholder={t('synthesis.choose')}
          value={work.mappings.find(({ id }) => id === card.id)?.relation ?? ''}
          onChange={({ target }) =>
            onChange(
              withChoice(work, card.id, {
                relation: RELATIONS.find((one) => one === target.value) ?? null,
              }),
            )
          }
          options={RELATIONS.map((value) => ({ value, label: words.relation(value) }))}
        />
      ))}
    </Step>
  );
}

type TextName = 'metBecause' | 'same' | 'different' | 'unknown' | 'claim' | 'weDoNotKnow';
interface TextProps extends Pick<FieldsProps, 'work' | 'onChange'> {
  readonly name: TextName;
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly maxLength?: number;
}

/** One text of the exercise. */
export function Text({ name, label, hint, work, onChange, rows = 3, maxLength = 600 }: TextProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={rows}
      maxLength={maxLength}
      value={work[name]}
      onChange={({ target }) => onChange({ ...work, [name]: target.value })}
    />
  );
}
