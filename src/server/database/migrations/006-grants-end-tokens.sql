-- An access token is valid only while the row of its grant exists. The server no longer compares the age of a token
-- with the time of the logout.
alter table login drop column signed_out_at;
