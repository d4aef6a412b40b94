import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { now } from '../../../lib/clock.ts'
import { dayOf, formatFriendlyDay } from '../../../lib/dates.ts'
import { accountUse } from '../accounts/account-use.rules.ts'
import { restOf } from './account-choice.rules.ts'
import { copy } from './transfers.messages.ts'

/** Why money can't be transferred from a linked account now; undefined if it can. */
export const hintOf = (account: AchAccount): string | undefined => {
  switch (accountUse(account)) {
    case 'verify':
      return t(copy.toVerify)
    case 'wait':
      return t(copy.beingVerified)
    case 'failed':
      return t(copy.notUsable)
    case 'usable': {
      const rest = restOf(account, now())
      if (rest === undefined) return undefined
      return rest === 'being_prepared'
        ? t(copy.beingPrepared)
        : t(copy.usableFrom, { when: formatFriendlyDay(dayOf(rest.until)) })
    }
  }
}
