-- Teachers who give work, where a parent opened that, and the classes they put linked children into.

-- A parent opens it for a link; older links stay shut until a parent agrees to the text that tells of it.
alter table child_teachers add column gives_work boolean not null default false;
alter table teacher_consents add column gives_work boolean not null default false;

-- What a teacher gave is an assignment like any other: by_teacher stays when the teacher's account goes. Once a parent
-- chose its day the teacher moves it no more. course_id is the teacher's own course it is a part of.
alter table assignments
  add column by_teacher boolean not null default false,
  add column moved_at_home boolean not null default false,
  add column course_id text references own_courses (id) on delete set null;
create index assignments_of_course on assignments (course_id) where course_id is not null;
create index assignments_of_giver on assignments (given_by) where given_by is not null;

-- What a parent took back of a teacher's: not to be given again for a while.
create table assignments_declined (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  teacher_id uuid not null references users (id) on delete cascade,
  lesson_id text,
  skill text,
  declined_at timestamptz not null,
  check ((lesson_id is null) <> (skill is null))
);
create index assignments_declined_of on assignments_declined (child_id, teacher_id, declined_at desc);

create table teacher_classes (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  teacher_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  made_at timestamptz not null
);
create index teacher_classes_of on teacher_classes (teacher_id, made_at);

-- Who is in a class follows from the link: what is not open there is not open here. family_id is the child's.
create table class_children (
  class_id uuid not null references teacher_classes (id) on delete cascade,
  link_id uuid not null references child_teachers (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  added_at timestamptz not null,
  primary key (class_id, link_id)
);
create index class_children_of_link on class_children (link_id);
