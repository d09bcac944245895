import { useTranslation } from 'react-i18next';

interface CountsLineProps {
  readonly counts: {
    readonly units: number;
    readonly lessons: number;
    readonly skills: number;
    readonly practised: number;
  };
}

const NAMES = ['units', 'lessons', 'skills', 'practised'] as const;

/** How much there is today, in four figures. */
export function CountsLine({ counts }: CountsLineProps) {
  const { t } = useTranslation('curriculum');
  return (
    <dl className="curriculum-counts">
      {NAMES.map((name) => (
        <div key={name}>
          <dt>{t(`counts.${name}`)}</dt>
          <dd>{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
