import { useQueryClient } from '@tanstack/react-query'
import {
  type AccountApplication,
  AGREEMENTS,
  SSN_ID_TYPE,
} from '@yoursuccess/contract/application/application'
import { language } from '../../../i18n/language.ts'
import { t } from '../../../i18n/translate.ts'
import { CallError, fieldErrors } from '../../../lib/call-error.ts'
import { leave } from '../../../lib/leave.ts'
import { paths } from '../../../lib/paths.ts'
import { showErrorDetails, showErrorList, showResult } from '../../../ui/dialog/dialogs.tsx'
import { applicationQuery, useApplication, useSubmitApplication } from '../application.api.ts'
import { useApplicationMemory } from '../application-memory.tsx'
import { copy, applicationMessages } from '../application.messages.ts'
import { refusalSentence } from '../../../lib/failure-sentence.ts'
import { bareErrors } from '../errors.ts'
import { fieldNames } from '../field-names.messages.ts'

/** Submits the application. The layout then opens the page for its new status. */
export const useSubmission = () => {
  const { idNumber, opened } = useApplicationMemory()
  const { status } = useApplication()
  const client = useQueryClient()
  const send = useSubmitApplication()
  const reread = () => client.fetchQuery({ ...applicationQuery, staleTime: 0 })

  const submit = () =>
    send.submit(
      {
        account_application: { id_type: SSN_ID_TYPE, id_number: idNumber },
        agreements: versionsOf(opened),
      },
      { onError: (error) => (error instanceof CallError ? showRefusal(error, reread) : recoverLost(reread)) },
    )
  // Stays busy after a decision, while the app opens the next page.
  return { submit, busy: send.isPending || status !== 'pending' }
}

const versionsOf = (opened: ReturnType<typeof useApplicationMemory>['opened']) => {
  const [electronic, deposit, privacy] = AGREEMENTS.map(({ name, version }) => opened[name] ?? version)
  return {
    electronic_communications: electronic ?? '',
    deposit_account: deposit ?? '',
    privacy_policy: privacy ?? '',
  }
}

/**
 * No reply arrived, but the submission may have. If the reloaded application shows it, there is nothing to
 * report.
 */
const recoverLost = async (reread: () => Promise<AccountApplication>) => {
  const now = await reread().catch(() => undefined)
  if (now && (now.status !== 'pending' || now.submitted_at)) return
  await showResult({ tone: 'care', title: t(copy.unknownTitle), text: t(copy.unknownOutcome) })
}

/** What each refusal shows (APPLICATION-50 to APPLICATION-54). */
const showRefusal = async (error: CallError, reread: () => Promise<unknown>) => {
  const sentence = refusalSentence(error, applicationMessages) ?? error.message
  const shown = { tone: 'stop', title: t(copy.notSubmittedTitle), text: sentence } as const
  switch (error.code) {
    case 'application.rejected':
    case 'application.referred':
    case 'application.decided':
    case 'application.being_checked':
    case 'application.phone_not_verified':
      await reread()
      if (error.code === 'application.phone_not_verified') await showResult(shown)
      return
    case 'application.invalid_parameter':
      await showErrorDetails(sentence, error.details.map(language.fromWire))
      return
    case 'application.mismatch':
    case 'application.agreements_changed':
      await showResult(shown)
      // Loads a new document, so that nothing from this attempt is kept, least of all the number.
      leave.to(paths.application)
      return
    default: {
      const errors = Object.entries(bareErrors(fieldErrors(error)))
      await (errors.length > 0
        ? showErrorList(Object.fromEntries(errors.map(([field, message]) => [field, [message]])), fieldNames)
        : showResult(shown))
    }
  }
}
