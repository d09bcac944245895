import type { HelpFound } from '@ori/contracts/help';
import type { HelpTopic } from '@ori/contracts/help-names';
import { textPath, type HelpReader } from '@ori/contracts/text-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Emblem, type EmblemShape } from '../../ui/ornament/emblem.tsx';
import { guidesByTopic } from './guides-by-topic.ts';

const MARKS: Readonly<Record<HelpTopic, EmblemShape>> = {
  start: 'sun',
  signin: 'hexagon',
  learning: 'star',
  limits: 'wave',
  planning: 'orbit',
  paper: 'hexagon',
  records: 'circles',
  together: 'orbit',
  data: 'circles',
  device: 'wave',
  child: 'sun',
  admin: 'star',
};

/** Guides as lines: the title leads to the guide, beneath it what it tells, or where the words were found. */
export function GuideLines({ guides }: { readonly guides: readonly HelpFound[] }) {
  return (
    <ul className="help-lines">
      {guides.map(({ slug, title, description, passage }) => (
        <li key={slug}>
          <Link to={textPath('help', slug)}>{title}</Link>
          <p>{passage ?? description}</p>
        </li>
      ))}
    </ul>
  );
}

interface TopicsProps {
  readonly guides: readonly HelpFound[];
  readonly reader: HelpReader | null;
}

/** All guides under their topics. */
export function Topics({ guides, reader }: TopicsProps) {
  const { t } = useTranslation('help');
  return (
    <div className="help-topics">
      {guidesByTopic(guides, reader).map(({ topic, guides: own }) => (
        <section key={topic} aria-labelledby={`topic-${topic}`}>
          <div className="help-topic">
            <Emblem shape={MARKS[topic]} size={44} />
            <h2 id={`topic-${topic}`}>{t(`topic.${topic}`)}</h2>
          </div>
          <GuideLines guides={own} />
        </section>
      ))}
    </div>
  );
}
