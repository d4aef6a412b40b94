-- The processor's name of the card that was tried. Its times have whole seconds, so they cannot tell two cards apart.
alter table bank.event_auth_denials add column card_ref text;
