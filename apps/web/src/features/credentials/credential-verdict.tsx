import type { CheckedCredential } from '@ori/core/records/credential-check';
import { writingIn } from '@ori/core/records/grades-writing';
import { type ToldCredential, toldBy } from '@ori/core/records/credential-told';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';

function Facts({ told }: { readonly told: ToldCredential }) {
  const { t, i18n } = useTranslation('transcript');
  const write = writingIn(i18n.language);
  const day = (moment: string | null) => moment && write.day(moment.slice(0, 10));
  const facts = [
    ['holder', told.holder ?? t('verify.unnamed')],
    ['school', told.school],
    ['issuer', told.issuer.name ?? told.issuer.id],
    ['signedOn', day(told.validFrom)],
    ['validUntil', day(told.validUntil)],
    ['credits', told.credits === null ? null : told.credits.toLocaleString(i18n.language)],
  ] as const;
  return (
    <dl className="cred-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`verify.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Results({ told: { results } }: { readonly told: ToldCredential }) {
  const { t } = useTranslation('transcript');
  const stateOf = (status: string | null) =>
    status === 'InProgress'
      ? t('status.in-progress')
      : status === 'Withdrew'
        ? t('status.withdrawn')
        : (status ?? '–');
  return (
    <table className="cred-results">
      <caption className="sr-only">{t('verify.results')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sheet.course')}</th>
          <th scope="col">{t('sheet.gradeColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ name, value, status, isAverage }) => (
          <tr key={name} data-average={isAverage || undefined}>
            <th scope="row">{name}</th>
            <td>{value?.replace('-', '−') ?? stateOf(status)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  readonly result: CheckedCredential;
  /** Whether the list of what was taken back could be asked for. */
  readonly isListAsked: boolean;
  readonly paperCode: string | null;
}

function Refused({ result: { fault, fields } }: { readonly result: CheckedCredential }) {
  const { t } = useTranslation('transcript');
  return (
    <div className="cred-verdict" data-verdict="refused">
      <h2 className="text-2xl">{t('verify.refused')}</h2>
      <p>{t(`verify.fault.${fault ?? 'unreadable'}`)}</p>
      {fields.length > 0 && <p>{t('verify.fields', { fields: fields.join(', ') })}</p>}
    </div>
  );
}

interface CodeProps {
  readonly code: string;
  /** The code of the paper somebody came from, where they came from one. */
  readonly paperCode: string | null;
}

function Code({ code, paperCode }: CodeProps) {
  const { t } = useTranslation('transcript');
  return (
    <div className="grid gap-2">
      <p>
        {t('verify.code')} <b className="cred-code">{code}</b>
      </p>
      {paperCode === null ? (
        <p className="text-sm text-mute">{t('verify.codeText')}</p>
      ) : (
        <Note tone={paperCode === code ? 'nile' : 'danger'}>
          {t(paperCode === code ? 'verify.paperSame' : 'verify.paperOther', { code: paperCode })}
        </Note>
      )}
    </div>
  );
}

/** What the check found, in words, and what the credential says when its signature holds. */
export function CredentialVerdict({ result, isListAsked, paperCode }: Props) {
  const { t } = useTranslation('transcript');
  const { fault, isKnownIssuer, credential } = result;
  if (fault !== null || credential === null) return <Refused result={result} />;
  const told = toldBy(credential);
  const verdict = isKnownIssuer ? 'genuine' : 'unknown';
  return (
    <div className="cred-verdict" data-verdict={verdict}>
      <div className="cred-head">
        <Emblem shape="star" size={56} />
        <div>
          <h2 className="text-2xl">{t(`verify.verdict.${verdict}`)}</h2>
          <p>{t(`verify.verdictText.${verdict}`)}</p>
        </div>
      </div>
      {isKnownIssuer && !isListAsked && <Note tone="clay">{t('verify.listUnasked')}</Note>}
      <h3 className="text-xl">{told.name}</h3>
      <Facts told={told} />
      <Results told={told} />
      {told.criteria && <p className="text-sm text-mute">{told.criteria}</p>}
      {told.code && <Code code={told.code} paperCode={paperCode} />}
    </div>
  );
}
