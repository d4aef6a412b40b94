import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../features/account/account.api.ts'
import { t } from '../../i18n/translate.ts'
import { copy } from './header.messages.ts'
import classes from './header.module.css'

export const Welcome = () => {
  const { data: account, isError } = useQuery(accountQuery)
  return (
    <span className={classes.welcome}>
      {account ? (
        t(copy.welcomeName, { name: `${account.first_name} ${account.last_name}` })
      ) : isError ? (
        t(copy.welcome)
      ) : (
        <Skeleton height={18} width={160} />
      )}
    </span>
  )
}
