import { Refusal } from '../world.ts'
import type { Account } from './tables.ts'

/**
 * A second account has money only by transfers of its holder: nothing from outside reaches it, and nothing takes from
 * it. Throws Refusal 409 for one.
 */
export const assertTakesOutsideMoney = ({ primaryId }: Account): void => {
  if (primaryId !== null)
    throw new Refusal(409, 'A second account takes no deposits and no debits from outside.')
}
