import { plannedLessons } from '../../index/planned-lessons.ts';
import type { Complaint } from '../../data/complaint.ts';
import type { LessonRule } from './rule.ts';

/** The front matter names the folder it lies in, and the curriculum plans a lesson of this id there. */
export const identityRule: LessonRule = ({ place, front }, data) => {
  const complaints: Complaint[] = [];
  const expect = (field: 'id' | 'subject' | 'band' | 'locale', folder: string) => {
    const written = field === 'band' ? front.band.toLowerCase() : front[field];
    if (written !== folder)
      complaints.push({
        field,
        rule: 'place',
        message: `"${front[field]}" lies in the place of "${folder}"`,
      });
  };
  expect('id', place.id);
  expect('subject', place.subject);
  expect('band', place.band);
  expect('locale', place.locale);
  const planned = plannedLessons(data).get(front.id);
  if (!planned)
    complaints.push({
      field: 'id',
      rule: 'not-planned',
      message: `no title in curriculum.json or named-lessons.json has the slug "${front.id}"`,
    });
  else if (planned.subject !== front.subject || planned.band !== front.band)
    complaints.push({
      field: 'band',
      rule: 'not-planned',
      message: `this lesson is planned in ${planned.subject} ${planned.band}`,
    });
  return complaints;
};
