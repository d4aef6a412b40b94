import {
  getApplication,
  listOccupations,
  saveApplication,
  submitApplication,
} from '@yoursuccess/contract/application/application'
import { sendVerification, verifyPhone } from '@yoursuccess/contract/application/phone-verification'
import { createApplicant } from '@yoursuccess/contract/application/sign-up'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { Serve, Signature } from '../../http/serve.ts'
import { isSigned } from '../../partners/signature.ts'
import type { ApplicationService } from './application.service.ts'
import { OCCUPATIONS } from './occupations.ts'
import { CODE_SENT, PHONE_VERIFIED } from '@yoursuccess/contract/application/application.messages'

export const applicationRoutes = (
  serve: Serve,
  application: ApplicationService,
  { config, clock }: { config: Pick<Config, 'partnerKey'>; clock: Pick<Clock, 'realNow'> },
): void => {
  const signature: Signature = {
    header: 'x-partner-signature',
    isRight: (rawBody, header) => isSigned(config.partnerKey, { rawBody, header, now: clock.realNow() }),
  }
  serve.signed(createApplicant, signature, async ({ body }) => ({
    customer_id: await application.signUp(body),
  }))

  serve.customer(getApplication, ({ caller }) => application.getApplication(caller.customerId))
  serve.customer(saveApplication, ({ caller, body }) =>
    application.saveApplication(caller.customerId, body.account_application),
  )
  serve.customer(submitApplication, async ({ caller, body, reply }) => {
    const submitted = await application.submitApplication(caller.customerId, {
      idType: body.account_application.id_type,
      idNumber: body.account_application.id_number,
      agreements: body.agreements,
    })
    void reply.code(submitted.isDecided ? 200 : 201)
    return submitted.application
  })
  serve.customer(listOccupations, async () => ({ occupations: [...OCCUPATIONS] }))

  serve.customer(sendVerification, async ({ caller, body }) => {
    const resendAt = await application.sendCode(caller.customerId, {
      phone: body.selected_phone,
      channel: body.verification_type,
    })
    return { message: CODE_SENT, resend_at: resendAt.toISOString() }
  })
  serve.customer(verifyPhone, async ({ caller, body }) => {
    await application.verifyPhone(caller.customerId, body.verification_code)
    return { message: PHONE_VERIFIED }
  })
}
