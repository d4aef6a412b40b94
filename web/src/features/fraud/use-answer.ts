import { disableFraudRule, unfreezeCard } from '@yoursuccess/contract/card/card'
import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { showResult } from '../../ui/dialog/dialogs.tsx'
import { storeAccount } from '../account/account.api.ts'
import { authDenialQuery, cardError, reread, useRequestReplacement } from '../card/card.api.ts'
import { copy, fraudMessages } from './fraud.messages.ts'
import { type AuthDenial, frozeCard } from './fraud.rules.ts'

/** The two answers and their effects (FRAUD-13, FRAUD-17). */
export const useAnswer = (denial: AuthDenial) => {
  const client = useQueryClient()
  const body = { auth_denial_id: denial.id }
  // The reloaded alert contains the answer even if only the first of two calls succeeded.
  const reload = () => client.invalidateQueries({ queryKey: authDenialQuery(String(denial.id)).queryKey })
  const yes = useSubmit({
    name: 'confirm-purchase',
    send: async () => {
      await call(disableFraudRule, { body })
      // The card can be unfrozen only after the alert is answered.
      return frozeCard(denial) ? call(unfreezeCard, {}).catch(reread(client)) : undefined
    },
    onSuccess: (account) => account && storeAccount(client, account),
    onSettled: reload,
  })
  const no = useRequestReplacement()
  const fail = async (error: unknown) => {
    await reload()
    await reportFailure(error)
  }
  const answer = (given: 'yes' | 'no') =>
    given === 'yes'
      ? yes.submit(undefined, { onError: reportFailure })
      : no.submit({ ...body, reason: 'stolen' }, { onSuccess: reload, onError: fail })
  const pending: 'yes' | 'no' | undefined = yes.isPending ? 'yes' : no.isPending ? 'no' : undefined
  return { answer, pending }
}

/** The failure of FRAUD-22, with the bank's reason if it gave one. */
export const reportFailure = (error: unknown): Promise<void> => {
  const text =
    error instanceof CallError && error.code === 'fraud.answered'
      ? t(fraudMessages['fraud.answered'])
      : cardError(error)
  return showResult({ tone: 'stop', title: t(copy.failed), ...(text && { text }) })
}
