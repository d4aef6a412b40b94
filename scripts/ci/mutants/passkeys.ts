import { faultsIn } from './mutant.ts'

export const passkeyFaults = [
  ...faultsIn('takeChallenge', [
    [
      'a challenge works twice',
      'const taken = await db .delete(passkeyChallenges)',
      'const taken = await db .update(passkeyChallenges) .set({ challengeHash })',
      'accepts a challenge once',
    ],
    [
      'a challenge works for ever',
      'gt(passkeyChallenges.expiresAt, now)',
      'isNotNull(passkeyChallenges.expiresAt)',
      'accepts a challenge for five minutes',
    ],
    [
      'a proof that was made in one session counts in another',
      'eq(passkeyChallenges.sessionId, caller.sessionId)',
      'isNotNull(passkeyChallenges.sessionId)',
      'refuses a proof made for another session of the customer',
    ],
    [
      'a proof of ownership adds a passkey',
      'eq(passkeyChallenges.purpose, purpose)',
      'isNotNull(passkeyChallenges.purpose)',
      'refuses a challenge for signing in, and one for a step-up',
    ],
  ]),
  ...faultsIn('checkMade', [
    [
      'a passkey made on a false site is added',
      'expectedOrigin: publicUrl.origin, expectedRPID: publicUrl.hostname, requireUserVerification: true, supportedAlgorithmIDs',
      'expectedOrigin: [publicUrl.origin, "https://evil.example"], expectedRPID: publicUrl.hostname, requireUserVerification: true, supportedAlgorithmIDs',
      'adds no passkey with {another origin}',
    ],
    [
      'a passkey of a device that did not verify the customer is added',
      'requireUserVerification: true, supportedAlgorithmIDs',
      'requireUserVerification: false, supportedAlgorithmIDs',
      'adds no passkey with {no verification of the customer}',
    ],
    [
      "the server calls the addresses in a device's certificate",
      'if (hasCertificate(made.attestation)) return undefined',
      '',
      'adds no passkey with {a certificate of the device}',
    ],
  ]),
  ...faultsIn('lockCaller', [
    [
      'a session that the owner ended still changes passkeys',
      "if (!(await lockSession(tx, customerId, sessionId))) throw refuseCommon('signed_out')",
      '',
      'changes nothing for a session that ended while the call waited for the customer',
    ],
  ]),
  ...faultsIn('passkeyService', [
    [
      'a customer has more passkeys than the limit',
      "if ((await countPasskeys(tx, customerId)) >= MAX_PASSKEYS) throw refuse('passkey.too_many')",
      '',
      'refuses the eleventh, also if it was made while there were nine',
    ],
  ]),
  ...faultsIn('checkUse', [
    [
      'a passkey signs in from a false site',
      'expectedOrigin: publicUrl.origin, expectedRPID: publicUrl.hostname, requireUserVerification: true, credential: {',
      'expectedOrigin: [publicUrl.origin, "https://evil.example"], expectedRPID: publicUrl.hostname, requireUserVerification: true, credential: {',
      'refuses {another origin}, and opens no session',
    ],
    [
      'a passkey of another site signs in',
      'expectedRPID: publicUrl.hostname, requireUserVerification: true, credential: {',
      'expectedRPID: [publicUrl.hostname, "evil.example"], requireUserVerification: true, credential: {',
      'refuses {another site}, and opens no session',
    ],
    [
      'who finds a phone signs in with its passkey',
      'requireUserVerification: true, credential: {',
      'requireUserVerification: false, credential: {',
      'refuses {no verification of the customer}, and opens no session',
    ],
    [
      'a signature is not looked at',
      'if (!checked?.verified) return undefined const { newCounter',
      'if (!checked) return undefined const { newCounter',
      'refuses {a signature over something else}, and opens no session',
    ],
    [
      'a device that names another customer signs in',
      'if (proof.user_handle !== userHandleOf(passkey.customerId)) return undefined',
      '',
      'refuses {the passkey of another customer}, and opens no session',
    ],
  ]),
  ...faultsIn('mayFollow', [
    [
      'a copy of a passkey signs in with a counter that goes back',
      '(use.counter > last.counter || (use.counter === 0 && last.counter === 0))',
      'use.counter >= 0',
      'refuses a counter that goes back or stands still, and accepts one that rises',
    ],
    [
      'a key that could not be copied may say that it can',
      'use.deviceType === last.deviceType &&',
      '',
      'a passkey that could not be copied cannot become one that can, nor the other way round',
    ],
  ]),
  ...faultsIn('server/stepUp', [
    [
      "another customer's passkey proves ownership",
      'used?.passkey.customerId === caller.customerId && (await acceptUse(tx, used, now))',
      'used !== undefined && (await acceptUse(tx, used, now))',
      "refuses another customer's passkey",
    ],
  ]),
  ...faultsIn('server/removePasskey', [
    [
      'a removed passkey still signs in',
      '.set({ removedAt: now })',
      '.set({ lastUsedAt: now })',
      'removes also the last one, which then no longer signs in',
    ],
  ]),
  ...faultsIn('server/signInWithPasskey', [
    [
      'a passkey lifts the stop of a guessed password',
      'customer.failedSignIns > 0 && !isStopped(customer.failedSignIns)',
      'customer.failedSignIns > 0',
      'works while wrong passwords have stopped the password, which stays stopped',
    ],
  ]),
  ...faultsIn('restorePasskeys', [
    [
      'the passkey of a thief still signs in after the owner undid everything',
      'gte(passkeys.createdAt, since)',
      'lt(passkeys.createdAt, since)',
      'undoing a change removes passkeys that were added since',
    ],
    [
      'a passkey that a thief removed does not come back',
      'gte(passkeys.removedAt, since)',
      'lt(passkeys.removedAt, since)',
      'undoing a change removes passkeys that were added since',
    ],
  ]),
  ...faultsIn('server/updatePassword', [
    [
      'who chooses a new password does not hear that passkeys still sign in',
      "hasPasskeys ? 'password_changed_passkeys' : 'password_changed'",
      "'password_changed'",
      'a new password removes no passkey, and its email says so',
    ],
  ]),
  ...faultsIn('openPlaces', [
    [
      'a session that ended by itself is shown as open',
      'known.filter((session) => isOpen(session, now))',
      'known',
      'leaves out sessions that expired, and those of others',
    ],
    [
      'signing out elsewhere signs out here, too',
      "endSessions(tx, customerId, now, 'signed_out_elsewhere', sessionId)",
      "endSessions(tx, customerId, now, 'signed_out_elsewhere')",
      'signs out all other places at once on all servers',
    ],
  ]),
  ...faultsIn('endOwnSession', [
    [
      "a customer signs out another customer's session",
      'and(eq(sessions.customerId, customerId), eq(sessions.id, id), isNull(sessions.endedAt))',
      'and(eq(sessions.id, id), isNull(sessions.endedAt))',
      "answers 404 for another customer's session and leaves it open",
    ],
  ]),
]
