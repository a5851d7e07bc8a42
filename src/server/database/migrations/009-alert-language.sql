-- An alert may be written in one language, for those who read that one; without, it is for everybody.
alter table alert add column language text;
