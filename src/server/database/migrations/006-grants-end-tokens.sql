-- An access token is valid only while the row of its grant exists. The server no longer compares times.
alter table login drop column signed_out_at;
