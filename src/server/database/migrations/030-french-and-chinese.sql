-- The language of a login, a message or a third-party request can now also be French or Chinese.
alter table login drop constraint login_language_check,
  add constraint login_language_check check (language in ('en', 'es', 'fr', 'zh'));
alter table message drop constraint message_language_check,
  add constraint message_language_check check (language in ('en', 'es', 'fr', 'zh'));
alter table third_party_request drop constraint third_party_request_language_check,
  add constraint third_party_request_language_check check (language in ('en', 'es', 'fr', 'zh'));
