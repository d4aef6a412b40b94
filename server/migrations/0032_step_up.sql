-- When the customer last proved in this session to be the owner, in real time: some changes need a recent proof.
alter table bank.sessions add column stepped_up_at timestamptz;
