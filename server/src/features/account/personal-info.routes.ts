import {
  confirmEmail as confirmEmailCall,
  updatePersonalInfo,
} from '@yoursuccess/contract/customer/personal-info'
import type { Serve } from '../../http/serve.ts'
import type { AccountService } from './account.service.ts'
import { confirmEmail, savePersonalInfo, type PersonalInfoDeps } from './update-personal-info.ts'

const CONFIRMED = 'Your new e-mail address is confirmed. Please sign in with it from now on.'

export const personalInfoRoutes = (
  serve: Serve,
  deps: PersonalInfoDeps,
  { getAccount }: Pick<AccountService, 'getAccount'>,
): void => {
  serve.customer(updatePersonalInfo, async ({ caller, body, request }) => {
    const { unconfirmed, mfaDisabled } = await savePersonalInfo(
      deps,
      { ...caller, requestId: request.id },
      body,
    )
    return {
      account: await getAccount(caller.customerId),
      unconfirmed_email: unconfirmed,
      mfa_disabled: mfaDisabled,
    }
  })
  serve.open(confirmEmailCall, async ({ body, request }) => {
    await confirmEmail(deps, body.token, request.id)
    return { message: CONFIRMED }
  })
}
