-- A customer withdraws from the new agreement after the former one was cancelled under our mandate: the former insurer is asked to go on.
alter table cancellations
  add column revoked_at timestamptz,
  add column take_back_mail_id text collate "C",
  add column take_back_copy_mail_id text collate "C",
  add constraint cancellations_revoked_by_mail
    check ((revoked_at is null) = (take_back_mail_id is null) and (revoked_at is null) = (take_back_copy_mail_id is null));

create index cancellations_revoked on cancellations (id) where revoked_at is not null;
