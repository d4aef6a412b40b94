-- Where cards are sent, where that is another place than the address.
alter table sandbox.accounts add column ship_to jsonb not null default '{}';
