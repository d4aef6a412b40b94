import { confirmMfa, disableMfa, enableMfa, generateBackupCodes } from '@yoursuccess/contract/session/mfa'
import type { Serve } from '../../http/serve.ts'
import type { MfaService } from './multi-factor.ts'

export const mfaRoutes = (serve: Serve, mfa: MfaService): void => {
  serve.customer(enableMfa, async ({ caller }) => ({
    mfa_active: true as const,
    otp_url: await mfa.enable(caller),
  }))
  serve.customer(confirmMfa, async ({ caller, body }) => {
    await mfa.confirm(caller, body.one_time_passcode)
    return { mfa_active: true as const }
  })
  serve.customer(disableMfa, async ({ caller }) => {
    await mfa.disable(caller)
    return { mfa_active: false as const }
  })
  serve.customer(generateBackupCodes, async ({ caller }) => ({
    codes: await mfa.generateBackupCodes(caller),
  }))
}
