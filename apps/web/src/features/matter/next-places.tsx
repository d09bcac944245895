import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';

const OTHERS = [
  { id: 'shapes', to: '/lessons/molecule-structure' },
  { id: 'quantum', to: '/lessons/quantum-mechanics' },
  { id: 'geometry', to: '/geometry' },
  { id: 'sites', to: '/sites' },
] as const;

/** One clear next step, and four more. */
export function NextPlaces() {
  const { t } = useTranslation('matter');
  return (
    <section className="page matter-part" aria-labelledby="next-title">
      <h2 id="next-title">{t('next.title')}</h2>
      <div className="matter-next">
        <p className="matter-next-first">
          <b>{t('next.water')}</b>
          <span>{t('next.waterText')}</span>
          <LinkButton to="/kim-lessons/water-formation">{t('next.go')}</LinkButton>
        </p>
        <ul>
          {OTHERS.map(({ id, to }) => (
            <li key={id}>
              <Link to={to}>{t(`next.${id}`)}</Link>
              <span>{t(`next.${id}Text`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
