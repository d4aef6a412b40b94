import type { ReactNode } from 'react'
import { ErrorPanel } from './error-panel.tsx'
import { TextSkeleton } from './skeletons.tsx'

interface LoadedProps<Data> {
  /** As `useQuery` returns it. */
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> }
  /** Shown until the data has loaded. */
  loading?: ReactNode
  /** The heading of the error, instead of the error's own sentence. */
  title?: string
  children: (data: Data) => ReactNode
}

/**
 * A part of a page that may fail alone: its data, or an error with a retry, while the rest of the page works.
 * It reads with `useQuery`. Behind an error boundary the failed query would have no observer, so it would not
 * load when the connection is back (FRAME-58), and React would log the failure as an error of the program.
 */
export const Loaded = <Data,>({
  query: { data, error, refetch },
  loading = <TextSkeleton />,
  title,
  children,
}: LoadedProps<Data>) => {
  if (data !== undefined) return children(data)
  if (!error) return loading
  return <ErrorPanel error={error} {...(title && { title })} onRetry={() => void refetch()} />
}
