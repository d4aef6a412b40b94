import { MAX_DEEPLINK_LENGTH } from '@yoursuccess/contract/rewards/rewards'

/** Where a visit may begin: the start, an offer, or a kind of shop. */
const PLACES = /^\/(offers|categories)(\/[a-z0-9]+(-[a-z0-9]+)*)?$/

/** The rewards site's start. */
export const START = '/'

/** The place of the rewards site that a deeplink names; its start for anything else (REWARDS-10). */
export const placeOf = (deeplink: string | undefined): string =>
  deeplink !== undefined && deeplink.length <= MAX_DEEPLINK_LENGTH && PLACES.test(deeplink) ? deeplink : START
