import { confirmMfa, disableMfa, enableMfa, generateBackupCodes } from '@yoursuccess/contract/session/mfa'
import type { CustomerCall, Serve } from '../../http/serve.ts'
import type { MfaService } from './multi-factor.ts'
import type { SafetyCaller } from './safety.deps.ts'

export const mfaRoutes = (serve: Serve, mfa: MfaService): void => {
  serve.customer(enableMfa, async (call) => ({
    mfa_active: true as const,
    otp_url: await mfa.enable(callerOf(call)),
  }))
  serve.customer(confirmMfa, async (call) => {
    await mfa.confirm(callerOf(call), call.body.one_time_passcode)
    return { mfa_active: true as const }
  })
  serve.customer(disableMfa, async (call) => {
    await mfa.disable(callerOf(call))
    return { mfa_active: false as const }
  })
  serve.customer(generateBackupCodes, async (call) => ({
    codes: await mfa.generateBackupCodes(callerOf(call)),
  }))
}

const callerOf = ({ caller, request }: CustomerCall<never>): SafetyCaller => ({
  customerId: caller.customerId,
  sessionId: caller.sessionId,
  requestId: request.id,
})
