import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of this page. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('session.settings', {
  title: 'Passkeys and devices',
  lead: "Sign in without a password, and see where you're signed in.",

  passkeys: 'Passkeys',
  passkeysLead:
    'A passkey signs you in with your fingerprint, your face or your screen lock. Nobody can guess it or trick you into giving it away. Your password keeps working.',
  noPasskeys: "You don't have a passkey yet.",
  name: 'Name',
  nameHint: 'So you can tell it apart later, like "My phone".',
  add: 'Add a passkey',
  added: 'You can now sign in with {name}.',
  synced: 'Synced to your other devices',
  neverUsed: 'Added {added}. Not used yet.',
  used: 'Added {added}. Last used {used}.',
  remove: 'Remove',
  removeOne: 'Remove {name}',
  removeQuestion: {
    title: 'Remove {name}?',
    text: "It will no longer sign you in. Your other devices will be signed out. Delete it on the device too, so it isn't offered anymore.",
    confirmLabel: 'Remove',
    cancelLabel: 'Keep it',
  },
  removed: '{name} was removed.',
  problems: {
    unsupported: "This browser can't make passkeys. Try another browser or device.",
    known: 'This device already has a passkey for your account.',
    stopped: 'No passkey was added. Try again when you are ready.',
  },

  places: "Where you're signed in",
  placesLead:
    "If you don't know one of these, sign it out, choose a new password, and remove any passkey you don't know.",
  here: 'This device',
  browserOnSystem: '{browser} on {system}',
  unknownBrowser: 'Unknown browser',
  lastActive: 'Last active {when}',
  lastActiveFrom: 'Last active {when}, from network {network}',
  signOut: 'Sign out',
  signOutOne: 'Sign out {place}',
  signedOut: '{place} is signed out.',
  signOutOthers: 'Sign out all other devices',
  othersQuestion: {
    title: 'Sign out all other devices?',
    text: 'Anyone signed in there has to sign in again. You stay signed in here.',
    confirmLabel: 'Sign out',
    cancelLabel: 'Cancel',
  },
  signedOutOthers: 'All other devices are signed out.',
})
