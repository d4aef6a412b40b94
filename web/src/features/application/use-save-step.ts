import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError, fieldErrors } from '../../lib/call-error.ts'
import type { Faults } from '../../lib/faults.ts'
import { applicationQuery, type SavedFields, useSaveApplication } from './application.api.ts'
import { applicationMessages, unspecified } from './application.messages.ts'
import { STEP_PATHS } from './application.rules.ts'
import { bareFaults } from './faults.ts'

/** Saves a step and goes on, or answers what is wrong with the fields. What was typed stays where it is when that fails. */
export const useSaveStep = () => {
  const save = useSaveApplication()
  const client = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const [problem, setProblem] = useState<string>()

  const saveStep = async (fields: SavedFields, forgetDraft: () => void): Promise<Faults | undefined> => {
    setProblem(undefined)
    try {
      await save.mutateAsync(fields)
      forgetDraft()
      await navigate({ to: STEP_PATHS[fields.furthest_enrollment_step] })
    } catch (error) {
      if (isNotOpen(error)) {
        // Another tab submitted it, or it was decided: the guard knows the page for that.
        await client.fetchQuery({ ...applicationQuery, staleTime: 0 })
        await router.invalidate()
        return undefined
      }
      const faults = bareFaults(fieldErrors(error))
      if (Object.keys(faults).length > 0) return faults
      setProblem(sentenceOf(error))
    }
    return undefined
  }
  return { saveStep, busy: save.isPending, problem }
}

const isNotOpen = (error: unknown) =>
  error instanceof CallError && ['application.decided', 'application.being_checked'].includes(error.code)

const sentenceOf = (error: unknown): string =>
  error instanceof CallError && error.status < 500
    ? ((applicationMessages as Readonly<Record<string, string>>)[error.code] ?? error.message)
    : unspecified.notSaved
