-- Counts one attempt for each key in order, by the database's clock, and stops at the first key that allows no further
-- attempt. The refused attempt itself is not counted for this key.
-- A key with the maximum null counts how often a client has come. Of the maximum of the key after it, a quarter is kept
-- for clients that have come seldom: a client that has used a fifth of this quarter can use only the rest.
-- Returns the index of the key that refuses the attempt (1 for the first key), or null if there is no such key, and the
-- seconds until the key allows an attempt.
create function take_attempts(
  keys text[], most integer[], seconds integer[], out place integer, out retry_after integer
) language plpgsql as $$
declare
  at bigint;
  over_at bigint;
  counted integer;
  came integer;
  kept integer;
begin
  perform lock_attempts(keys);
  at := extract(epoch from clock_timestamp()) * 1000;
  for number in 1 .. cardinality(keys) loop
    insert into rate_limit as stored (key, points, expire)
      values (keys[number], 1, at + seconds[number] * 1000::bigint)
      on conflict (key) do update set
        points = case when stored.expire <= at then 1 else stored.points + 1 end,
        expire = case when stored.expire <= at then excluded.expire else stored.expire end
      returning stored.points, stored.expire into counted, over_at;
    if most[number] is null then
      came := counted;
      continue;
    end if;
    kept := case when came > ceil(ceil(most[number] / 4.0) / 5) then ceil(most[number] / 4.0) else 0 end;
    came := null;
    if counted > most[number] - kept then
      update rate_limit set points = points - 1 where key = keys[number];
      place := number;
      retry_after := greatest(1, ceil((over_at - at) / 1000.0));
      return;
    end if;
  end loop;
end
$$;
