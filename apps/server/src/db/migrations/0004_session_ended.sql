-- However a session ends (sign-out, PIN change, revoked device, deleted account), every process hears
-- of it and closes the subscriptions that hang on it.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', to_json(old.id)::text);
  return null;
end
$$;

create trigger session_ended after delete on sessions
  for each row execute function tell_session_ended();
