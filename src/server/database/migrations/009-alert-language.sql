-- The language of an alert. Only readers of this language see the alert. An alert without a language is for all
-- readers.
alter table alert add column language text;
