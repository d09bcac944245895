/** Four pictures stand for four digits: 0 is the first, 9 the last. */
export const PICTURE_KEYS = [
  'sun',
  'moon',
  'star',
  'fish',
  'bird',
  'tree',
  'drum',
  'boat',
  'shell',
  'flower',
] as const;
