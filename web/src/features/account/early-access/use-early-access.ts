import { disableEarlyAch, enableEarlyAch } from '@yoursuccess/contract/account/account'
import { useQueryClient } from '@tanstack/react-query'
import { t, texts } from '../../../i18n/translate.ts'
import { call } from '../../../lib/call.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { confirm, showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { accountQuery, storeAccount } from '../account.api.ts'
import { copy } from '../account.messages.ts'

/**
 * Turns early access on or off after a confirmation. The account in the reply replaces the one on the screen
 * (ACCOUNT-19, ACCOUNT-20).
 */
export const useEarlyAccess = () => {
  const client = useQueryClient()
  const { submit, isPending } = useSubmit({
    name: 'set-early-access',
    send: (enable: boolean) => call(enable ? enableEarlyAch : disableEarlyAch, {}),
    onSuccess: (account) => storeAccount(client, account),
  })
  const ask = (enable: boolean) =>
    submit(enable, {
      askFirst: () => confirm(texts(copy.earlyAccess[enable ? 'enable' : 'disable'])),
      onError: () => {
        // Reloads the account, because the change may have been made although the reply was lost.
        void client.invalidateQueries({ queryKey: accountQuery.queryKey })
        return showResult({
          tone: 'stop',
          title: enable ? t(copy.enableFailed) : t(copy.disableFailed),
          closesAfterMs: enable ? RESULT_MS.medium : RESULT_MS.short,
        })
      },
    })
  return { ask, busy: isPending }
}
