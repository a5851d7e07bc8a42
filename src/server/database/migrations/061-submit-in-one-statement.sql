-- Waits until no other transaction has the same submit, and returns what an earlier one stored. A statement by itself
-- would not see what was stored while it waited.
create function lock_submit(session text, key text) returns setof submit language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(session || key, 0));
  return query select * from submit where session_hash = session and submit_key = key;
end
$$;
