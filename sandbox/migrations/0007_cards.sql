-- PINs in their frame, and pictures of cards. Real time: both are somebody sitting at a screen. No PIN is kept.
create table sandbox.pin_keys (
  key text primary key,
  card_id bigint not null references sandbox.cards (id),
  asked_at timestamptz not null,
  -- When a good PIN was typed in the frame.
  staged_at timestamptz,
  committed_at timestamptz
);
create index pin_keys_card on sandbox.pin_keys (card_id, asked_at desc);

create table sandbox.card_images (
  token text primary key,
  card_id bigint not null references sandbox.cards (id),
  made_at timestamptz not null,
  shown_at timestamptz
);
