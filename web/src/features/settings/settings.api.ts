/** The room's calls: personal information, multi-factor, and the link of a new e-mail address. */
import type { BodyInputOf, ReplyOf } from '@yoursuccess/contract/endpoint'
import { confirmMfa, disableMfa, enableMfa, generateBackupCodes } from '@yoursuccess/contract/mfa'
import { confirmEmail, updatePersonalInfo } from '@yoursuccess/contract/personal-info'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallErrorOf } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { accountQuery, storeAccount } from '../account/account.api.ts'
import { changeUser, userQuery } from '../session/session.api.ts'

export const useSavePersonalInfo = () => {
  const client = useQueryClient()
  return useMutation<
    ReplyOf<typeof updatePersonalInfo>,
    CallErrorOf<typeof updatePersonalInfo>,
    BodyInputOf<typeof updatePersonalInfo>
  >({
    mutationFn: (body) => call(updatePersonalInfo, { body }),
    onSuccess: async ({ account, mfa_disabled }) => {
      await storeAccount(client, account)
      if (mfa_disabled) changeUser(client, NO_MFA)
      // The account is reloaded after a save (SET-04).
      void client.invalidateQueries({ queryKey: accountQuery.queryKey })
    },
  })
}

const NO_MFA = { mfa_active: false, mfa_confirmed: false, has_backup_codes: false }

/** It was switched meanwhile, in another tab or on another device: what is shown is asked for again. */
const refreshWhenSwitched = (client: QueryClient) => (error: unknown) => {
  const isSwitched = error instanceof CallError && ['mfa.active', 'mfa.not_active'].includes(error.code)
  if (isSwitched) void client.invalidateQueries({ queryKey: userQuery.queryKey })
}

/** Seeds and codes are shown once: no copy stays when the page that shows them is left. */
const FORGOTTEN_AT_ONCE = { gcTime: 0 }

export const useEnableMfa = () => {
  const client = useQueryClient()
  return useMutation<ReplyOf<typeof enableMfa>, CallErrorOf<typeof enableMfa>, void>({
    ...FORGOTTEN_AT_ONCE,
    mutationFn: () => call(enableMfa, {}),
    onSuccess: () => changeUser(client, { ...NO_MFA, mfa_active: true }),
    onError: refreshWhenSwitched(client),
  })
}

export const useConfirmMfa = () => {
  const client = useQueryClient()
  return useMutation<ReplyOf<typeof confirmMfa>, CallErrorOf<typeof confirmMfa>, string>({
    mutationFn: (one_time_passcode) => call(confirmMfa, { body: { one_time_passcode } }),
    onSuccess: () => changeUser(client, { mfa_confirmed: true }),
    onError: refreshWhenSwitched(client),
  })
}

/** Takes the code that proves who it is; none where nothing is protected yet. */
export const useDisableMfa = () => {
  const client = useQueryClient()
  return useMutation<ReplyOf<typeof disableMfa>, CallErrorOf<typeof disableMfa>, string | undefined>({
    mutationFn: (code) => call(disableMfa, { body: proofOf(code) }),
    onSuccess: () => changeUser(client, NO_MFA),
    onError: refreshWhenSwitched(client),
  })
}

export const useGenerateBackupCodes = () => {
  const client = useQueryClient()
  return useMutation<
    ReplyOf<typeof generateBackupCodes>,
    CallErrorOf<typeof generateBackupCodes>,
    string | undefined
  >({
    ...FORGOTTEN_AT_ONCE,
    mutationFn: (code) => call(generateBackupCodes, { body: proofOf(code) }),
    // Both, as stated (MFA-07).
    onSuccess: () => changeUser(client, { has_backup_codes: true, mfa_active: true }),
    onError: refreshWhenSwitched(client),
  })
}

const proofOf = (code: string | undefined) => (code ? { one_time_passcode: code } : {})

export const useConfirmEmail = () =>
  useMutation<ReplyOf<typeof confirmEmail>, CallErrorOf<typeof confirmEmail>, string>({
    mutationFn: (token) => call(confirmEmail, { body: { token } }),
  })
