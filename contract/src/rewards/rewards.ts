import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { endpoint } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'

/** How long a sign-on link to the rewards site works, in seconds of real time (REWARDS-11). */
export const SSO_LINK_SECONDS = 60

/** The longest path of the rewards site that we accept, in characters. A longer one is dropped. */
export const MAX_DEEPLINK_LENGTH = 200

export const rewardsRefusals = refusals({
  'rewards.unavailable': [503, 'Oh no! Something went wrong. Please try again later.'],
  'rewards.ended': [409, 'Cash back has ended because your account no longer accepts deposits.'],
})
export type RewardsCode = keyof typeof rewardsRefusals

export const getSsoLink = endpoint('GET /api/rewards/sso_link', {
  summary: 'A link that signs the customer on to the rewards site, once, within a minute',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  query: z.strictObject({
    /** The page of the rewards site to open. An invalid one is dropped: the start page opens (REWARDS-10). */
    deeplink: z.string().max(2000).optional(),
  }),
  replies: { 200: z.strictObject({ sso_link: z.url({ protocol: /^https?$/ }) }) },
  refuses: rewardsRefusals,
})
