-- Two salaries are two sources of one category: each with a name of its own, the first may go without.
alter table bank.income_goals add column name text not null default '';
alter table bank.income_goals drop constraint income_goals_category;
alter table bank.income_goals add constraint income_goals_source
  unique (customer_id, month, category, name) deferrable initially deferred;
