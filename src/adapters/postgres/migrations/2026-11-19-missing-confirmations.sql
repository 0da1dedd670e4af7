-- Orders whose confirmation was refused or came back are cases at the desk.
create index mails_missing_confirmations on mails (split_part(key, ':', 2))
  where template = 'order-confirmation' and state = 'failed';
