import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { codeIn } from './code-in.ts';

function CodeForm({ code }: { readonly code: string }) {
  const { t } = useTranslation('worksheets');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = codeIn(typed);
    if (wanted !== '') void navigate(`/w/${encodeURIComponent(wanted)}`);
  };
  return (
    <form className="grid gap-4" onSubmit={open}>
      <TextField
        label={t('missing.code')}
        hint={t('missing.hint')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" className="justify-self-start">
        {t('missing.open')}
      </Button>
    </form>
  );
}

/** `/w/:code` where no sheet has that code: what it may be, the code to put right, and another way. */
export function SheetMissing() {
  const { t } = useTranslation('worksheets');
  const { code = '' } = useParams();
  return (
    <div className="page grid max-w-2xl gap-8 py-12">
      <div className="grid gap-4">
        <h1 className="text-4xl">{t('missing.title')}</h1>
        <p className="text-lg text-mute">{t('missing.text', { code })}</p>
      </div>
      <CodeForm key={code} code={code} />
      <p className="grid justify-items-start gap-3 border-t border-line pt-6">
        <span>{t('missing.lost')}</span>
        <LinkButton to="/worksheets" variant="secondary">
          {t('missing.all')}
        </LinkButton>
      </p>
    </div>
  );
}
