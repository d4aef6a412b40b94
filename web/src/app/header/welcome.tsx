import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../features/account/account.api.ts'
import classes from './header.module.css'

export const Welcome = () => {
  const { data: account, isError } = useQuery(accountQuery)
  return (
    <span className={classes.welcome}>
      {account ? (
        `Welcome, ${account.first_name} ${account.last_name}`
      ) : isError ? (
        'Welcome'
      ) : (
        <Skeleton height={18} width={160} />
      )}
    </span>
  )
}
