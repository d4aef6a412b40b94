import { disableFraudRule } from '@yoursuccess/contract/card'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { showResult } from '../../ui/dialog/dialogs.tsx'
import { complaintOf, useRequestReplacement, useSetFrozen } from '../card/card.api.ts'
import { authDenialQuery } from './auth-denial-query.ts'
import { fraudMessages, quoted } from './fraud.messages.ts'
import { type AuthDenial, frozeCard } from './fraud.rules.ts'

/** The two answers and what each of them does (FRD-06 to FRD-13). */
export const useAnswer = (denial: AuthDenial) => {
  const client = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const freezing = useSetFrozen()
  const replacement = useRequestReplacement()
  const { mutate, isPending, variables } = useMutation<unknown, Error, 'yes' | 'no'>({
    mutationFn: async (answer) => {
      const body = { auth_denial_id: denial.id }
      if (answer === 'no') return replacement.mutateAsync({ ...body, reason: 'stolen', idempotencyKey })
      await call(disableFraudRule, { body })
      // The card may be unfrozen only now that the alert is answered.
      return frozeCard(denial) ? freezing.mutateAsync(false) : undefined
    },
    onError: (error) => tellFailure(error),
    // The alert itself says what was answered, also when only the first of two calls went through.
    onSettled: () => client.invalidateQueries({ queryKey: authDenialQuery(String(denial.id)).queryKey }),
  })
  return { answer: mutate, pending: isPending ? variables : undefined }
}

/** ERR-41, with the reason where the bank gave one. */
export const tellFailure = (error: unknown): void => {
  const text =
    error instanceof CallError && error.code === 'fraud.answered'
      ? fraudMessages['fraud.answered']
      : complaintOf(error)
  void showResult({ tone: 'stop', title: quoted.failed, ...(text && { text }) })
}
