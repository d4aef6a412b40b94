-- Where a customer signed in: what the browser said of itself, and the network, never the whole address.
alter table bank.sessions add column browser text;
alter table bank.sessions add column system text;
alter table bank.sessions add column network text;
