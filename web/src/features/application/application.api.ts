/** The feature's API calls: the signed-in customer's application, and its submissions. */
import {
  type AccountApplication,
  getApplication,
  listOccupations,
  saveApplication,
  submitApplication,
} from '@yoursuccess/contract/application/application'
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { sendVerification, verifyPhone } from '@yoursuccess/contract/application/phone-verification'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'

/** How often the page checks whether the partner has answered (APPLICATION-57). */
const CHECK_MS = 4000

export const applicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: ({ signal }) => call(getApplication, { signal }),
})

export const isBeingChecked = ({ status, submitted_at }: AccountApplication): boolean =>
  submitted_at !== null && status === 'pending'

/** The application, for screens behind the guard, which has loaded it. */
export const useApplication = (): AccountApplication => {
  const { data } = useSuspenseQuery({
    ...applicationQuery,
    refetchInterval: ({ state }) => (state.data && isBeingChecked(state.data) ? CHECK_MS : false),
  })
  return data
}

/** The list changes only with a server release, not during a visit. */
export const occupationsQuery = queryOptions({
  queryKey: ['occupations'],
  queryFn: ({ signal }) => call(listOccupations, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export type SavedFields = BodyInputOf<typeof saveApplication>['account_application']

export const useSaveApplication = () =>
  useSubmit({
    name: 'save-application',
    send: (fields: SavedFields) => call(saveApplication, { body: { account_application: fields } }),
    onSuccess: (application, client) => client.setQueryData(applicationQuery.queryKey, application),
  })

export const useSubmitApplication = () =>
  useSubmit({
    name: 'submit-application',
    send: (body: BodyInputOf<typeof submitApplication>) => call(submitApplication, { body }),
    onSuccess: (application, client) => client.setQueryData(applicationQuery.queryKey, application),
  })

export const useSendVerification = () =>
  useSubmit({
    name: 'send-phone-code',
    send: (body: BodyInputOf<typeof sendVerification>) => call(sendVerification, { body }),
  })

export const useVerifyPhone = () =>
  useSubmit({
    name: 'verify-phone',
    send: (body: BodyInputOf<typeof verifyPhone>) => call(verifyPhone, { body }),
  })
