import { type ComponentType, lazy, type ReactElement } from 'react'

/**
 * The code of a dialog, which loads when it opens first. `lazy` alone keeps a failed load for good; here the next
 * opening tries again.
 */
export const dialogCode = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) => {
  let failed = false
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed = true
        throw error
      }
    })
  let Dialog = make()
  return (props) => {
    if (failed) {
      failed = false
      Dialog = make()
    }
    return <Dialog {...props} />
  }
}
