/** The room's door: the application of the signed-in customer, and what is sent for it. */
import {
  type AccountApplication,
  getApplication,
  listOccupations,
  saveApplication,
  submitApplication,
} from '@yoursuccess/contract/application'
import type { BodyInputOf, ReplyOf } from '@yoursuccess/contract/endpoint'
import { sendVerification, verifyPhone } from '@yoursuccess/contract/phone-verification'
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call, type CallErrorOf } from '../../lib/call.ts'

/** While the partner has not answered, the page asks this often whether it has (decision 28). */
const CHECK_MS = 4000

export const applicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: ({ signal }) => call(getApplication, { signal }),
})

export const isBeingChecked = ({ status, submitted_at }: AccountApplication): boolean =>
  submitted_at !== null && status === 'pending'

/** The application. For screens behind the guard, which has loaded it. */
export const useApplication = (): AccountApplication => {
  const { data } = useSuspenseQuery({
    ...applicationQuery,
    refetchInterval: ({ state }) => (state.data && isBeingChecked(state.data) ? CHECK_MS : false),
  })
  return data
}

/** The list changes with a release of the server, not in a visit. */
export const occupationsQuery = queryOptions({
  queryKey: ['occupations'],
  queryFn: ({ signal }) => call(listOccupations, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export type SavedFields = BodyInputOf<typeof saveApplication>['account_application']

export const useSaveApplication = () => {
  const client = useQueryClient()
  return useMutation<ReplyOf<typeof saveApplication>, CallErrorOf<typeof saveApplication>, SavedFields>({
    mutationFn: (fields) => call(saveApplication, { body: { account_application: fields } }),
    onSuccess: (application) => client.setQueryData(applicationQuery.queryKey, application),
  })
}

export const useSubmitApplication = () => {
  const client = useQueryClient()
  return useMutation<
    ReplyOf<typeof submitApplication>,
    CallErrorOf<typeof submitApplication>,
    BodyInputOf<typeof submitApplication>
  >({
    mutationFn: (body) => call(submitApplication, { body }),
    // The number is nowhere but in the memory of the form, also not in the list of past mutations (AMB-106).
    gcTime: 0,
    onSuccess: (application) => client.setQueryData(applicationQuery.queryKey, application),
  })
}

export const useSendVerification = () =>
  useMutation<
    ReplyOf<typeof sendVerification>,
    CallErrorOf<typeof sendVerification>,
    BodyInputOf<typeof sendVerification>
  >({ mutationFn: (body) => call(sendVerification, { body }) })

export const useVerifyPhone = () =>
  useMutation<ReplyOf<typeof verifyPhone>, CallErrorOf<typeof verifyPhone>, BodyInputOf<typeof verifyPhone>>({
    mutationFn: (body) => call(verifyPhone, { body }),
  })
