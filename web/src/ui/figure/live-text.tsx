import { useDebouncedValue } from '@mantine/hooks'

/** Long enough that a number is not read out with every key. */
const SETTLED_MS = 900

/** Says what changed while the customer works, to those who do not see it: the sum of a form, a count that went down. */
export const LiveText = ({ children }: { children: string }) => {
  const [settled] = useDebouncedValue(children, SETTLED_MS)
  return (
    <span className="ys-sr-only" role="status">
      {settled}
    </span>
  )
}
