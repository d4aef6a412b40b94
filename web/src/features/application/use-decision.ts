import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import { showResult } from '../../ui/dialog/dialogs.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { userQuery } from '../session/session.api.ts'
import { isBeingChecked, useApplication } from './application.api.ts'
import { copy } from './application.messages.ts'

/**
 * Opens the page for the new status when the application's status changes, whichever request reported it.
 */
export const useDecision = (): void => {
  const application = useApplication()
  const client = useQueryClient()
  const router = useRouter()
  const checking = isBeingChecked(application)
  const stand = checking ? 'checking' : application.status
  const before = useRef(stand)

  const follow = useEffectEvent(async (from: string) => {
    if (stand === 'approved') {
      await client.fetchQuery({ ...userQuery, staleTime: 0 })
      showToast('good', t(copy.approvedTitle))
    }
    // The check ended without a decision. The applicant must correct the number or the name to continue.
    if (from === 'checking' && stand === 'pending')
      await showResult({ tone: 'care', title: t(copy.checkingFailed), text: t(copy.mismatch) })
    await router.invalidate()
  })
  useEffect(() => {
    if (before.current === stand) return
    const from = before.current
    before.current = stand
    void follow(from)
  }, [stand])
}
