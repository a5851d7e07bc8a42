-- Logins, messages and requests can also be in French and Chinese.
alter table login drop constraint login_language_check,
  add constraint login_language_check check (language in ('en', 'es', 'fr', 'zh'));
alter table message drop constraint message_language_check,
  add constraint message_language_check check (language in ('en', 'es', 'fr', 'zh'));
alter table third_party_request drop constraint third_party_request_language_check,
  add constraint third_party_request_language_check check (language in ('en', 'es', 'fr', 'zh'));
