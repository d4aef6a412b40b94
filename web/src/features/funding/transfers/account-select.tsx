import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { accountUse } from '../accounts/account-use.rules.ts'
import { hintOf } from './account-hint.ts'
import { copy } from './transfers.messages.ts'
import { useDetour } from './use-detour.ts'

interface AccountSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  accounts: readonly AchAccount[]
  value: string
  onChange: (id: string) => void
}

/** The linked accounts. An unverified one links to its verification. One on hold can't be selected. */
export const AccountSelect = ({ accounts, value, onChange, ...props }: AccountSelectProps) => {
  const takeDetour = useDetour()
  const choose = (id: string) => {
    const account = accounts.find((each) => String(each.id) === id)
    if (account && accountUse(account) !== 'usable') return void takeDetour(account)
    onChange(id)
  }
  return (
    <NativeSelect
      {...props}
      label={t(copy.from)}
      value={value}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[{ value: '', label: t(copy.choose) }, ...accounts.map((account) => optionOf(account))]}
    />
  )
}

const optionOf = (account: AchAccount) => {
  const hint = hintOf(account)
  return {
    value: String(account.id),
    label: hint === undefined ? account.name : `${account.name} (${hint})`,
    disabled: accountUse(account) === 'usable' && hint !== undefined,
  }
}
