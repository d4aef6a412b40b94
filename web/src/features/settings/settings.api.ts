/** The feature's API calls: personal information, multi-factor, and the links about a changed sign-in. */
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { confirmMfa, disableMfa, enableMfa, generateBackupCodes } from '@yoursuccess/contract/session/mfa'
import { confirmEmail, updatePersonalInfo } from '@yoursuccess/contract/customer/personal-info'
import { undoChange } from '@yoursuccess/contract/session/undo-change'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { accountQuery, storeAccount } from '../account/account.api.ts'
import { changeUser, userQuery } from '../session/session.api.ts'

export const useSavePersonalInfo = () =>
  useSubmit({
    name: 'save-personal-info',
    send: (body: BodyInputOf<typeof updatePersonalInfo>) => call(updatePersonalInfo, { body }),
    onSuccess: async ({ account, mfa_disabled }, client) => {
      await storeAccount(client, account)
      if (mfa_disabled) changeUser(client, NO_MFA)
      // A save reloads the account (ACCOUNT-27).
      void client.invalidateQueries({ queryKey: accountQuery.queryKey })
    },
  })

const NO_MFA = { mfa_active: false, mfa_confirmed: false, has_backup_codes: false }

/** Reloads the user if multi-factor was turned on or off in another tab or on another device. */
export const refreshWhenSwitched = (client: QueryClient, error: unknown): void => {
  const isSwitched = error instanceof CallError && ['mfa.active', 'mfa.not_active'].includes(error.code)
  if (isSwitched) void client.invalidateQueries({ queryKey: userQuery.queryKey })
}

export const useEnableMfa = () =>
  useSubmit({
    name: 'enable-mfa',
    send: () => call(enableMfa, {}),
    onSuccess: (_, client) => changeUser(client, { ...NO_MFA, mfa_active: true }),
  })

export const useConfirmMfa = () =>
  useSubmit({
    name: 'confirm-mfa',
    send: (one_time_passcode: string) => call(confirmMfa, { body: { one_time_passcode } }),
    onSuccess: (_, client) => changeUser(client, { mfa_confirmed: true }),
  })

export const useDisableMfa = () =>
  useSubmit({
    name: 'disable-mfa',
    send: () => call(disableMfa, {}),
    onSuccess: (_, client) => changeUser(client, NO_MFA),
  })

export const useGenerateBackupCodes = () =>
  useSubmit({
    name: 'generate-backup-codes',
    send: () => call(generateBackupCodes, {}),
    // The call makes codes and turns multi-factor on, so no new request is needed (SETTINGS-17).
    onSuccess: (_, client) => changeUser(client, { has_backup_codes: true, mfa_active: true }),
  })

export const useConfirmEmail = () =>
  useSubmit({ name: 'confirm-email', send: (token: string) => call(confirmEmail, { body: { token } }) })

export const useUndoChange = () =>
  useSubmit({
    name: 'undo-change',
    send: (token: string) => call(undoChange, { body: { token } }),
  })
