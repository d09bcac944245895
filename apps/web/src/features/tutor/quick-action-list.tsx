import type { StudentHome } from '@ori/contracts/learning';
import {
  Award,
  CalendarDays,
  ChartNoAxesCombined,
  CirclePlay,
  FileText,
  Flag,
  type LucideIcon,
  MessageCircleQuestionMark,
  NotebookPen,
  Timer,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { Audience } from './audience.ts';
import { figureOf, FIRST_ACTIONS, QUICK_ACTIONS, type QuickAction } from './quick-actions.ts';

const ICONS: Readonly<Record<QuickAction, LucideIcon>> = {
  viewSchedule: CalendarDays,
  continueLearning: CirclePlay,
  homeworkHelp: NotebookPen,
  viewProgress: ChartNoAxesCombined,
  viewAchievements: Award,
  startPractice: Timer,
  printWorksheets: FileText,
  viewGoals: Flag,
  askProfessor: MessageCircleQuestionMark,
};

interface EntryProps {
  readonly action: QuickAction;
  readonly home: StudentHome | null;
  readonly onAct: (action: QuickAction) => void;
}

function Entry({ action, home, onAct }: EntryProps) {
  const { t } = useTranslation('tutor');
  const Icon = ICONS[action];
  const detail = figureOf(action, home, t) ?? t(`quick.${action}.detail`);
  return (
    <li>
      <button type="button" className="tutor-quick" data-action={action} onClick={() => onAct(action)}>
        <Icon size={22} aria-hidden="true" />
        <span className="tutor-quick-name">{t(`quick.${action}.name`)}</span>
        {detail && <span className="tutor-quick-detail">{detail}</span>}
      </button>
    </li>
  );
}

interface QuickActionListProps extends Omit<EntryProps, 'action'> {
  readonly audience: Audience;
}

/** The nine quick actions with the learner's real figures (spec §2, §4); the youngest see four at first. */
export function QuickActionList({ audience, ...rest }: QuickActionListProps) {
  const { t } = useTranslation('tutor');
  const [all, setAll] = useState(audience.density !== 'k2');
  const shown = all ? QUICK_ACTIONS : FIRST_ACTIONS;
  return (
    <div className="tutor-scroll">
      <h3 className="sr-only">{t('quick.title')}</h3>
      <ul className="tutor-quick-list">
        {shown.map((action) => (
          <Entry key={action} action={action} {...rest} />
        ))}
      </ul>
      {!all && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('quick.more')}
        </Button>
      )}
    </div>
  );
}
