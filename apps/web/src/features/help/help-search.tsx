import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

const QUERY_MAX = 120;

interface HelpSearchProps {
  readonly path: string;
  readonly typed: string;
}

/** Looks through every guide; a plain form, so that it works before and without any script. */
export function HelpSearch({ path, typed }: HelpSearchProps) {
  const { t } = useTranslation('help');
  return (
    <search className="help-search no-print">
      <Form method="get" action={path} key={typed}>
        <TextField
          label={t('search.label')}
          name="q"
          type="search"
          defaultValue={typed}
          maxLength={QUERY_MAX}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">
          <Search size={20} aria-hidden="true" />
          {t('search.button')}
        </Button>
      </Form>
    </search>
  );
}
