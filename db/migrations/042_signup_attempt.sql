-- Sign-ups that came to nothing are counted like other guesses: codes and ids are not to be tried out.
alter table attempt drop constraint attempt_kind_check;
alter table attempt add constraint attempt_kind_check check (kind in
  ('FORGOT', 'SET_PASSWORD', 'PASSWORD', 'WITHDRAW', 'FACTOR', 'SIGNUP'));
