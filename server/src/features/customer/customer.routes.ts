import { EMAIL_CONFIRMED } from '@yoursuccess/contract/customer/customer.messages'
import { chooseLanguage } from '@yoursuccess/contract/customer/language'
import {
  confirmEmail as confirmEmailCall,
  updatePersonalInfo,
} from '@yoursuccess/contract/customer/personal-info'
import { getRetention, settleLateEvent } from '@yoursuccess/contract/customer/retention-review'
import { rememberChoice } from '../../http/language.ts'
import type { Serve } from '../../http/serve.ts'
import type { CustomerDeps } from './customer.deps.ts'
import type { CustomerService } from './customer.service.ts'
import { confirmEmail, savePersonalInfo } from './update-personal-info.ts'

export const customerRoutes = (serve: Serve, deps: CustomerDeps, customer: CustomerService): void => {
  serve.customer(updatePersonalInfo, async ({ caller, body }) => {
    const { unconfirmed, mfaDisabled } = await savePersonalInfo(deps, caller, body)
    return {
      account: await deps.account().getAccount(caller.customerId),
      unconfirmed_email: unconfirmed,
      mfa_disabled: mfaDisabled,
    }
  })
  serve.open(confirmEmailCall, async ({ body }) => {
    await confirmEmail(deps, body.token)
    return { message: EMAIL_CONFIRMED }
  })
  serve.customer(chooseLanguage, async ({ caller, body: { language }, reply }) => {
    await customer.chooseLanguage(caller.customerId, language)
    rememberChoice(reply, { language, isNew: false }, deps.config)
    return { language }
  })
  serve.open(getRetention, () => customer.getRetention())
  serve.open(settleLateEvent, ({ body }) => customer.settleLateEvent(body.id))
}
