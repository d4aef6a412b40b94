import { Skeleton } from '@mantine/core'
import { useAccount } from '../../features/account/account.api.ts'
import classes from './header.module.css'

export const Welcome = () => {
  const account = useAccount()
  return (
    <span className={classes.welcome}>
      {account ? `Welcome, ${account.first_name} ${account.last_name}` : <Skeleton height={18} width={160} />}
    </span>
  )
}
