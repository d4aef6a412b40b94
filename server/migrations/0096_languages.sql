-- The language in which a customer reads the app and gets emails (docs/decisions/0207). Null until the first sign-in.
alter table bank.customers add column language text check (language in ('en', 'es'));
