import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { CallError, fieldErrors } from '../../lib/call-error.ts'
import type { FieldErrors } from '../../lib/errors.ts'
import { applicationQuery, type SavedFields, useSaveApplication } from './application.api.ts'
import { STEP_PATHS } from './application.rules.ts'
import { bareErrors } from './errors.ts'

/** Saves a step and opens the next, or returns the errors of the fields. After a failure the input stays. */
export const useSaveStep = () => {
  const save = useSaveApplication()
  const client = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()

  const saveStep = async (fields: SavedFields, forgetDraft: () => void): Promise<FieldErrors | undefined> => {
    let errors: FieldErrors | undefined
    await save.submit(fields, {
      onSuccess: async () => {
        forgetDraft()
        await navigate({ to: STEP_PATHS[fields.furthest_enrollment_step] })
      },
      onError: async (error) => {
        if (isNotOpen(error)) {
          // The application was submitted in another tab, or decided. The guard redirects to the right page.
          await client.fetchQuery({ ...applicationQuery, staleTime: 0 })
          await router.invalidate()
        } else if (isAboutFields(error)) errors = bareErrors(fieldErrors(error))
      },
    })
    return errors
  }
  const { error } = save
  return { saveStep, busy: save.isPending, error: isNotOpen(error) || isAboutFields(error) ? null : error }
}

const isNotOpen = (error: unknown) =>
  error instanceof CallError && ['application.decided', 'application.being_checked'].includes(error.code)

/** The fields show these errors themselves. */
const isAboutFields = (error: unknown) => Object.keys(fieldErrors(error)).length > 0
