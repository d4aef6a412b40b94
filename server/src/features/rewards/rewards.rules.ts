import { MAX_DEEPLINK_LENGTH } from '@yoursuccess/contract/rewards/rewards'

/** Paths of the rewards site that a deeplink may open, besides the start: offers and categories. */
const PLACES = /^\/(offers|categories)(\/[a-z0-9]+(-[a-z0-9]+)*)?$/

/** The start page of the rewards site. */
export const START = '/'

/**
 * The path that a deeplink opens on the rewards site: the start page unless the deeplink is allowed
 * (REWARDS-10).
 */
export const placeOf = (deeplink: string | undefined): string =>
  deeplink !== undefined && deeplink.length <= MAX_DEEPLINK_LENGTH && PLACES.test(deeplink) ? deeplink : START
