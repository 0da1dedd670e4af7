-- A fetch on the same device is released to the browser that the BankID app led back to. The nonce of its return address is stored
-- as a hash; the address itself is in subject_enc until the fetch has ended.
alter table fetches
  add column return_nonce_hash text collate "C" constraint fetches_one_per_nonce unique,
  add column return_path text,
  -- The aggregator said that the person has logged in: from here on its statuses tell something about that person.
  add column logged_in_at timestamptz,
  -- Null: nothing of it is told to the browser that started it.
  add column released_at timestamptz;

-- What was fetched with a code stays as it was. What was fetched on the same device has no return and needs a login from now on.
update fetches set logged_in_at = ended_at, released_at = ended_at
where state = 'done' and login_method <> 'SWEDISH_MOBILE_BANKID_SAME_DEVICE';
