import { BarChart } from '../charts/bar-chart.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { Sparkline } from '../charts/sparkline.tsx';
import { GallerySection } from './gallery-section.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MINUTES = [12, 25, 0, 31, 18, 0, 22];
const SERIES = DAYS.map((label, index) => ({
  id: label,
  label,
  name: label,
  value: MINUTES[index] ?? 0,
  valueText: `${MINUTES[index] ?? 0} min`,
}));
const TEXTS = {
  summary: 'What it says in one sentence.',
  tableLabel: 'Show as a table',
  nameHead: 'Day',
  valueHead: 'Minutes',
};

/** Charts with their tables. */
export function ChartsGallery() {
  return (
    <GallerySection title="Charts">
      <div className="grid gap-8 md:grid-cols-2">
        <BarChart
          {...TEXTS}
          title="Minutes a day"
          bars={SERIES.map((each) => ({ ...each, strong: each.id === 'Sun' }))}
          goal={{ value: 20, label: 'Goal' }}
        />
        <LineChart {...TEXTS} title="Minutes over the week" points={SERIES} />
      </div>
      <Sparkline values={MINUTES} label="Minutes over seven days, rising to 22" />
    </GallerySection>
  );
}
