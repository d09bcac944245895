import { RULE_KINDS } from '@ori/contracts/state-kinds';
import type { StateSource, ToldRule } from '@ori/contracts/states';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { Badge } from '../../ui/badge.tsx';

interface RuleProps {
  readonly rule: ToldRule;
  readonly sources: readonly StateSource[];
}

/** Where a rule stands, since when, and whether we found it. */
function Ground({ rule, sources }: RuleProps) {
  const { t, i18n } = useTranslation('states');
  const { statute, since, verified, verifiedOn } = rule;
  const words = (day: string) => dayWithYear(day, i18n.language);
  const looked = words(verifiedOn);
  const Icon = verified ? CircleCheck : CircleDashed;
  return (
    <dl className="rule-ground">
      <div>
        <dt>{t('rule.statute')}</dt>
        <dd lang="en">{statute}</dd>
      </div>
      <div>
        <dt>{t('rule.since')}</dt>
        <dd>{since === null ? t('rule.sinceUnknown') : words(since)}</dd>
      </div>
      <div>
        <dt>{t('rule.checked')}</dt>
        <dd>
          <Badge tone={verified ? 'nile' : 'clay'} icon={<Icon size={16} aria-hidden="true" />}>
            {t(verified ? 'rule.verified' : 'rule.unverified', { day: looked })}
          </Badge>
        </dd>
      </div>
      <div>
        <dt>{t('rule.sources')}</dt>
        <dd className="rule-sources">
          {rule.sources.map((id) => {
            const at = sources.findIndex((source) => source.id === id);
            return (
              <a key={id} href={`#source-${id}`} aria-label={t('rule.source', { number: at + 1 })}>
                {at + 1}
              </a>
            );
          })}
        </dd>
      </div>
    </dl>
  );
}

/** Every rule of a pathway in plain words, by what it is about. */
export function RuleList({
  rules,
  sources,
}: {
  readonly rules: readonly ToldRule[];
  readonly sources: readonly StateSource[];
}) {
  const { t } = useTranslation('states');
  const kinds = RULE_KINDS.filter((kind) => rules.some((rule) => rule.kind === kind));
  return (
    <div className="rules">
      {kinds.map((kind) => (
        <section key={kind} className="rule-kind">
          <h4>{t(`kind.${kind}`)}</h4>
          <ul>
            {rules
              .filter((rule) => rule.kind === kind)
              .map((rule) => (
                <li key={rule.id}>
                  <p>{rule.text}</p>
                  <Ground rule={rule} sources={sources} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
