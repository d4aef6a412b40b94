/** Requests of the operator who runs the bank. */
const nothing = async () => ({})

export const OPERATIONS_SEEDS = {
  'POST /operator/backups': nothing,
  'POST /operator/key_rotation': nothing,
  'POST /operator/audits': nothing,
  'POST /operator/money_resumption': nothing,
  'POST /operator/event_replays': async () => ({ body: {} }),
}
