import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { findHelp } from './find-help.ts';
import { HELP_TOPICS, type HelpEntry, type HelpTheme } from './help-topics.ts';
import './family-help.css';

const THEMES = Object.keys(HELP_TOPICS) as HelpTheme[];

/** All answers in the language on screen. */
function useEntries(): readonly HelpEntry[] {
  const { t } = useTranslation('guide');
  return THEMES.flatMap((theme) =>
    Object.entries(HELP_TOPICS[theme]).map(([id, to]) => ({
      theme,
      id,
      to,
      ask: t(`topic.${theme}.${id}.ask`),
      answer: t(`topic.${theme}.${id}.answer`),
    })),
  );
}

function Entry({ entry, open }: { readonly entry: HelpEntry; readonly open: boolean }) {
  const { t } = useTranslation('guide');
  return (
    <Disclosure summary={entry.ask} open={open}>
      <p>{entry.answer}</p>
      <p className="mt-3">
        <LinkButton to={entry.to} variant="secondary" aria-label={t('openFor', { ask: entry.ask })}>
          {t('open')}
        </LinkButton>
      </p>
    </Disclosure>
  );
}

function Themes({ entries }: { readonly entries: readonly HelpEntry[] }) {
  const { t } = useTranslation('guide');
  return (
    <div className="help-themes">
      {THEMES.map((theme) => (
        <section key={theme} aria-labelledby={`help-${theme}`}>
          <h2 id={`help-${theme}`} className="text-2xl">
            {t(`topic.${theme}.title`)}
          </h2>
          {entries
            .filter((entry) => entry.theme === theme)
            .map((entry) => (
              <Entry key={entry.id} entry={entry} open={false} />
            ))}
        </section>
      ))}
    </div>
  );
}

/** Help by theme; what is typed leaves the answers that hold it, the first of them open. */
export function FamilyHelp() {
  const { t } = useTranslation('guide');
  const entries = useEntries();
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const found = findHelp(entries, typed);
  return (
    <div className="grid gap-8">
      <search className="help-search">
        <Search size={22} aria-hidden="true" />
        <TextField
          label={t('search')}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <p role="status" className={isSearching ? 'text-mute' : 'sr-only'}>
        {isSearching && t('found', { count: found.length })}
      </p>
      {isSearching ? (
        <div className="help-found">
          {found.map((entry, index) => (
            <Entry key={`${entry.theme} ${entry.id}`} entry={entry} open={index === 0} />
          ))}
        </div>
      ) : (
        <Themes entries={entries} />
      )}
    </div>
  );
}
