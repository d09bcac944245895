import { useTranslation } from 'react-i18next';

const RULES = ['one', 'claim', 'holder', 'unsupported', 'health', 'comparison', 'first', 'doubt'] as const;

/** The rules that every text of the product is held to. */
export function MethodRules() {
  const { t } = useTranslation('ledger');
  return (
    <ol className="method-rules">
      {RULES.map((rule) => (
        <li key={rule}>
          <strong>{t(`methodology.rule.${rule}.name`)}</strong> {t(`methodology.rule.${rule}.text`)}
        </li>
      ))}
    </ol>
  );
}
