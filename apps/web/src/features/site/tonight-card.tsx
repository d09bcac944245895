import { CalendarDays, ListChecks, MessageCircleQuestion, Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';

/** What a parent's evening page tells, explained line by line; no figures, since there is nobody they would be of. */
export function TonightCard() {
  const { t } = useTranslation('homepage');
  const lines = [
    { id: 'done', icon: ListChecks, title: t('people.parent.done'), text: t('people.parent.doneText') },
    { id: 'stuck', icon: Route, title: t('people.parent.stuck'), text: t('people.parent.stuckText') },
    {
      id: 'ask',
      icon: MessageCircleQuestion,
      title: t('people.parent.ask'),
      text: t('people.parent.askText'),
    },
    { id: 'next', icon: CalendarDays, title: t('people.parent.next'), text: t('people.parent.nextText') },
  ];
  return (
    <Card corner={<Ornament name="star" className="h-full w-full opacity-60" />}>
      <p className="eyebrow">{t('people.parent.eyebrow')}</p>
      <dl className="mt-2">
        {lines.map(({ id, icon: Icon, title, text }) => (
          <div key={id} className="tonight-line">
            <dt>
              <Icon size={22} aria-hidden="true" className="text-gold" />
              {title}
            </dt>
            <dd className="text-mute">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
