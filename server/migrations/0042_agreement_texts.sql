-- The text of an agreement as a customer read and accepted it, word for word. Each is kept once. Append-only.
create table bank.agreement_texts (
  sha256 text primary key check (sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex')),
  agreement text not null,
  version text not null,
  language text not null,
  text text not null
);
create trigger agreement_texts_append_only before update or delete on bank.agreement_texts
  for each row execute function bank.refuse_change();
create trigger agreement_texts_no_truncate before truncate on bank.agreement_texts
  for each statement execute function bank.refuse_change();

-- Acceptances from before, and those of servers of the build before, name the version only.
alter table bank.agreement_acceptances add column language text not null default 'en-US';
alter table bank.agreement_acceptances add column text_sha256 text references bank.agreement_texts (sha256);
