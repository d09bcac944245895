import { useTranslation } from 'react-i18next';
import { didCopy } from '../../../lib/clipboard.ts';
import { useFocusLeftBehind } from '../../../lib/focus-left-behind.ts';
import { useFocusOnArrival } from '../../../lib/focus-on-arrival.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';

/** Hands a text to the browser as a file. */
function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, this once: to be copied, saved or written down. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation('authenticator');
  const toasts = useToasts();
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const own = useFocusLeftBehind<HTMLDivElement>(({ parentElement }) => parentElement);
  const copy = async () => {
    const isCopied = await didCopy(codes.join('\n'));
    toasts.show({
      type: isCopied ? 'success' : 'warning',
      title: t(isCopied ? 'codes.copied' : 'codes.notCopied'),
    });
  };
  const save = () =>
    download(`${t('codes.file')}\n\n${codes.join('\n')}\n`, 'ori-academy-recovery-codes.txt');
  return (
    <div ref={own} className="grid gap-4">
      <h3 ref={title} tabIndex={-1} className="text-xl">
        {t('codes.title')}
      </h3>
      <p>{t('codes.text')}</p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button variant="secondary" onClick={save}>
          {t('codes.download')}
        </Button>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </div>
    </div>
  );
}
