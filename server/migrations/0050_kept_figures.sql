-- Figures that take long to count. One server counts them each minute, and every scrape of any server reads this row.
create table bank.kept_figures (
  id smallint primary key default 1 check (id = 1),
  -- When a server last began to count: the next one waits its turn. Real time.
  began_at timestamptz not null default '-infinity',
  -- When the figures were counted; null until the first time. Real time.
  counted_at timestamptz,
  -- [{ "name", "labels", "value" }]
  figures jsonb not null default '[]'
);
insert into bank.kept_figures (id) values (1);
