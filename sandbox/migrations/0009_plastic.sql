-- When the plastic of a card was ordered; a card can be used before.
alter table sandbox.cards add column plastic_ordered_at timestamptz;
