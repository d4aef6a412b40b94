import { type Account, disableEarlyAch, enableEarlyAch } from '@yoursuccess/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallErrorOf } from '../../../lib/call.ts'
import { confirm, showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { accountQuery, storeAccount } from '../account.api.ts'
import { quoted, unspecified } from '../account.messages.ts'

/** Switches after a confirmation; the account that comes back replaces the one that is shown (CRD-27, CRD-28). */
export const useEarlyAccess = () => {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation<Account, CallErrorOf<typeof enableEarlyAch>, boolean>({
    mutationFn: (enable) => call(enable ? enableEarlyAch : disableEarlyAch, {}),
    onSuccess: (account) => storeAccount(client, account),
    // Without an answer nobody knows what came of it.
    onError: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  })
  const ask = async (enable: boolean) => {
    const question = unspecified.earlyAccess[enable ? 'enable' : 'disable']
    if (!(await confirm(question))) return
    try {
      await mutateAsync(enable)
    } catch {
      await showResult({
        tone: 'stop',
        title: enable ? quoted.enableFailed : quoted.disableFailed,
        closesAfterMs: enable ? RESULT_MS.medium : RESULT_MS.short,
      })
    }
  }
  return { ask, busy: isPending }
}
