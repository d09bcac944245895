/** Classes one teacher keeps, at most. */
export const CLASSES_MAX = 12;
/** Children in one class, at most. */
export const CLASS_CHILDREN_MAX = 30;
export const CLASS_NAME_MAX = 60;
/** Children who are given the same at once, at most. */
export const GIVEN_AT_ONCE = 30;
/** Open assignments of teachers that one child may have; more would be no help. */
export const OPEN_WORK_MAX = 30;
/** Days in which a teacher does not give again what the parents took back. */
export const DECLINED_DAYS = 30;
/** Days for which done work is shown on a teacher's one screen. */
export const DONE_SHOWN_DAYS = 7;
/** Days until work is due where nobody chose another day. */
export const DUE_IN_DAYS = 3;
/** Why a child got nothing new: it is given already, the parents took it back, or there is too much open. */
export const NOT_GIVEN_WHYS = ['there', 'declined', 'many'] as const;
