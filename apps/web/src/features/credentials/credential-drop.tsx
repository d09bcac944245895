import { FileKey2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const BYTES_MAX = 200_000;

interface Props {
  readonly onText: (text: string) => void;
  readonly onTooBig: () => void;
}

/** A file chosen or dropped is read here, in the browser: the field covers its whole frame, so it takes drops by itself. */
export function CredentialDrop({ onText, onTooBig }: Props) {
  const { t } = useTranslation('transcript');
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > BYTES_MAX) onTooBig();
    else onText(await file.text());
  };
  return (
    <label className="cred-drop">
      <FileKey2 size={28} aria-hidden="true" />
      <span>{t('verify.file')}</span>
      <input
        type="file"
        accept=".jwt,.jws,.txt,application/jwt,text/plain"
        onChange={({ target }) => {
          void read(target.files?.[0]).then(() => {
            target.value = '';
            return null;
          });
        }}
      />
    </label>
  );
}
