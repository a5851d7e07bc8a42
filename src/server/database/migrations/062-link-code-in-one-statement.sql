-- Stores the code of a new link. The previous link of the same kind and subject becomes invalid.
create function issue_link_code(
  new_kind text, new_subject text, new_code_hash text, new_recipient text, hours double precision
) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat('mail token ', new_kind, ' ', new_subject), 0));
  update link_code set replaced_at = now()
    where kind = new_kind and subject = new_subject and replaced_at is null;
  insert into link_code (kind, subject, code_hash, recipient, expires_at)
    values (new_kind, new_subject, new_code_hash, new_recipient, now() + hours * interval '1 hour');
end
$$;
