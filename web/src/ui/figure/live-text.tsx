import { useDebouncedValue } from '@mantine/hooks'

/** Long enough that a screen reader doesn't read a number after every key. */
const SETTLED_MS = 900

/** Tells screen reader users what changed while they work: a form's total, a count that decreased. */
export const LiveText = ({ children }: { children: string }) => {
  const [settled] = useDebouncedValue(children, SETTLED_MS)
  return (
    <span className="ys-sr-only" role="status">
      {settled}
    </span>
  )
}
