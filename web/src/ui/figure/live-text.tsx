import { useDebouncedValue } from '@mantine/hooks'

/** Long enough that a screen reader doesn't read a number after every key. */
const SETTLED_MS = 900

/** Announces to screen reader users what changes while they work, such as a form's total. */
export const LiveText = ({ children }: { children: string }) => {
  const [settled] = useDebouncedValue(children, SETTLED_MS)
  return (
    <span className="ys-sr-only" role="status">
      {settled}
    </span>
  )
}
