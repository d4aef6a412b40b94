/** Decisions about a passkey that was used. Pure. */

export interface PasskeyState {
  counter: number
  deviceType: 'singleDevice' | 'multiDevice'
}

/**
 * Whether a use may follow the last one. A counter that does not rise means that there is a copy of the key;
 * devices that do not count always send 0. Whether a key may be copied to other devices is fixed when it is
 * made, so another answer is not from the same key (WebAuthn, section 7.2).
 */
export const mayFollow = (last: PasskeyState, use: PasskeyState): boolean =>
  use.deviceType === last.deviceType &&
  (use.counter > last.counter || (use.counter === 0 && last.counter === 0))
