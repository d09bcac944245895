import { useTranslation } from 'react-i18next';

/** The key of what the law calls something: its English name, written as one word. */
export const officialKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** A name as the law has it, which forms ask for; readers of another language read their own before it. */
export function OfficialName({ children: name }: { readonly children: string }) {
  const { t, i18n } = useTranslation('states');
  const key = officialKey(name);
  if (i18n.language === 'en' || !i18n.exists(`official.${key}`, { ns: 'states' }))
    return <span lang="en">{name}</span>;
  return (
    <>
      {t(`official.${key}`)}{' '}
      <small lang="en" className="state-mute">
        {name}
      </small>
    </>
  );
}
