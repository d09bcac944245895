import { BANDS, type Band } from '@ori/contracts/subjects';
import { SHEET_SKILLS_MAX } from '@ori/contracts/worksheet-names';
import type { ReadyAnswer } from '@ori/contracts/worksheets';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useReady } from '../worksheets.queries.ts';

interface PickerProps {
  readonly skills: readonly string[];
  readonly onChange: (skills: string[]) => void;
  /** Titles of skills that were chosen at another age. */
  readonly known: ReadonlyMap<string, string>;
  readonly onKnown: (skill: string, title: string) => void;
}

/** Lower case without accents, to look things up by. */
const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function Chosen({ skills, known, onChange }: Omit<PickerProps, 'onKnown'>) {
  const { t } = useTranslation('worksheets');
  if (skills.length === 0)
    return <p className="field-hint">{t('maker.noSkill', { count: SHEET_SKILLS_MAX })}</p>;
  return (
    <ul className="sheet-chosen" aria-label={t('maker.chosen')}>
      {skills.map((skill) => (
        <li key={skill}>
          <button type="button" onClick={() => onChange(skills.filter((each) => each !== skill))}>
            <span>{known.get(skill) ?? skill}</span>
            <X size={16} aria-hidden="true" />
            <span className="sr-only">{t('maker.remove')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SkillsProps {
  readonly subjects: ReadyAnswer['subjects'];
  readonly words: string;
  readonly skills: readonly string[];
  readonly onToggle: (skill: string, title: string) => void;
}

/** The skills of an age that have the words in their name, subject by subject. */
function SkillShelves({ subjects, words, skills, onToggle }: SkillsProps) {
  const { t } = useTranslation('worksheets');
  const isFull = skills.length >= SHEET_SKILLS_MAX;
  const shelves = subjects
    .map((shelf) => ({
      ...shelf,
      sheets: shelf.sheets.filter(({ title }) => plain(title).includes(plain(words))),
    }))
    .filter(({ sheets }) => sheets.length > 0);
  if (shelves.length === 0) return <p className="field-hint">{t('maker.noMatch')}</p>;
  return (
    <div className="sheet-skills">
      {shelves.map(({ id, title, sheets }) => (
        <div key={id} role="group" aria-labelledby={`skills-${id}`}>
          <p id={`skills-${id}`} className="eyebrow">
            {title}
          </p>
          {sheets.map(({ skill, title: name }) => {
            if (skill === null) return null;
            const isChosen = skills.includes(skill);
            return (
              <Checkbox
                key={skill}
                label={name}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(skill, name)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Which skills a sheet practises: by age and subject, or by a word. */
export function SkillPicker({ skills, onChange, known, onKnown }: PickerProps) {
  const { t } = useTranslation('worksheets');
  const [band, setBand] = useState<Band>('3-5');
  const [words, setWords] = useState('');
  const ready = useReady(band);
  const toggle = (skill: string, title: string) => {
    onKnown(skill, title);
    onChange(skills.includes(skill) ? skills.filter((each) => each !== skill) : [...skills, skill]);
  };
  return (
    <fieldset className="sheet-picker">
      <legend className="field-label">{t('maker.skills')}</legend>
      <Chosen skills={skills} known={known} onChange={onChange} />
      <div className="sheet-pair">
        <Select
          label={t('maker.age')}
          value={band}
          onChange={({ target }) => setBand(BANDS.find((each) => each === target.value) ?? band)}
          options={BANDS.map((value) => ({ value, label: t(`band.${value}`) }))}
        />
        <TextField
          type="search"
          label={t('maker.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <Loaded query={ready} waiting={<Skeleton className="h-64 w-full" />}>
        {({ subjects }) => (
          <SkillShelves subjects={subjects} words={words} skills={skills} onToggle={toggle} />
        )}
      </Loaded>
    </fieldset>
  );
}
