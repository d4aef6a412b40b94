import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { AchAccount } from '@yoursuccess/contract/ach-accounts'
import { now } from '../../../lib/clock.ts'
import { dayOf, formatFriendlyDay } from '../../../lib/dates.ts'
import { accountUse } from '../accounts/account-use.rules.ts'
import { restOf } from './account-choice.rules.ts'
import { unspecified, usableFrom } from './transfers.messages.ts'
import { useDetour } from './use-detour.ts'

interface AccountSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  accounts: readonly AchAccount[]
  value: string
  onChange: (id: string) => void
}

/** The linked accounts. One that is not proven leads to where that is changed, one that rests cannot be taken. */
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
      label={unspecified.from}
      value={value}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[{ value: '', label: unspecified.choose }, ...accounts.map((account) => optionOf(account))]}
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

const hintOf = (account: AchAccount): string | undefined => {
  switch (accountUse(account)) {
    case 'verify':
      return unspecified.toVerify
    case 'wait':
      return unspecified.beingVerified
    case 'failed':
      return unspecified.notUsable
    case 'usable': {
      const rest = restOf(account, now())
      if (rest === undefined) return undefined
      return rest === 'being_prepared'
        ? unspecified.beingPrepared
        : usableFrom(formatFriendlyDay(dayOf(rest.until)))
    }
  }
}
