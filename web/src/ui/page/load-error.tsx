import { UnstyledButton } from '@mantine/core'
import { ToneIcon } from '../look/tone-icon.tsx'
import classes from './load-error.module.css'

interface LoadFaultProps {
  /** What could not be loaded, in a sentence. */
  text: string
  /** The queries that it stands for, as `useQuery` returns them. Nothing shows unless one failed and has no data. */
  of: readonly { data: unknown; error: unknown; refetch: () => Promise<unknown> }[]
}

/** A part of a page that otherwise works could not be loaded: one line in its place. ErrorPanel stands for a whole section. */
export const LoadError = ({ text, of }: LoadFaultProps) => {
  const failed = of.filter(({ data, error }) => data === undefined && error)
  if (failed.length === 0) return null
  return (
    <span className={classes.fault} role="alert">
      <ToneIcon tone="stop" size={16} /> {text}{' '}
      <UnstyledButton
        className={classes.again ?? ''}
        onClick={() => failed.forEach((one) => void one.refetch())}
      >
        Try again
      </UnstyledButton>
    </span>
  )
}
