-- Waits until no other transaction processes the same submitted form. Then returns the row that an earlier submit of
-- this form has stored. The function has two statements, because a single statement would not see a row that was stored
-- during the wait.
create function lock_submit(session text, key text) returns setof submit language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(session || key, 0));
  return query select * from submit where session_hash = session and submit_key = key;
end
$$;
