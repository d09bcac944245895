import type { Locale } from '@ori/contracts/locale';
import { type Paper, PAPERS } from '@ori/contracts/worksheet-names';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { paperOf } from '../paper-of.ts';
import { PillRadios } from '../pill-radios.tsx';
import { type Tool, TOOLS } from './paper-lines.ts';
import { ToolFields } from './tool-fields.tsx';
import { ToolPage } from './tool-page.tsx';
import { startOf } from './tools.ts';
import '../worksheets.css';
import './tools.css';

/** Papers to write, count and draw on: drawn in the browser in true millimetres, and printed from there. */
export function PrintTools() {
  const { t, i18n } = useTranslation('worksheets');
  const [tool, setTool] = useState<Tool>('dots');
  const [options, setOptions] = useState(startOf('dots'));
  const [paper, setPaper] = useState<Paper>(paperOf(i18n.language as Locale));
  const choose = (next: Tool) => {
    setTool(next);
    setOptions(startOf(next));
  };
  return (
    <div className="tool-desk">
      <div className="tool-form no-print">
        <PillRadios
          legend={t('tools.which')}
          value={tool}
          onChange={choose}
          options={TOOLS.map((value) => ({ value, label: t(`tool.${value}`) }))}
        />
        <p className="text-mute">{t(`toolText.${tool}`)}</p>
        <ToolFields
          key={tool}
          tool={tool}
          options={options}
          onChange={(changes) => setOptions({ ...options, ...changes })}
        />
        <PillRadios
          legend={t('print.paper')}
          value={paper}
          onChange={setPaper}
          options={PAPERS.map((value) => ({ value, label: t(`paper.${value}`) }))}
        />
        <p className="script-only">
          <Button size="large" onClick={() => window.print()}>
            <Printer size={20} aria-hidden="true" />
            {t('tools.print')}
          </Button>
        </p>
        <p className="field-hint">{t('tools.scale')}</p>
      </div>
      <ToolPage tool={tool} options={options} paper={paper} label={t(`tool.${tool}`)} />
    </div>
  );
}
