-- Only seed_activate asks by the client seed: one look-up, however many pairs a player has. Not
-- unique, because players of 0.1 could use a seed twice, and those pairs are kept as they are.
create index seed_pair_client on seed_pair (member_id, client_seed);
