-- Documents about payments to trustees, by what verifies them. The documents themselves are not kept.
create table bank.proof_documents (
  -- SHA-256 of the code that is printed on the document.
  code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'),
  customer_id bigint not null references bank.customers (id),
  -- Of the file.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);
create index proof_documents_customer on bank.proof_documents (customer_id);
