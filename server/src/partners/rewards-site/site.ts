/** The rewards site's API (docs/partners/rewards-site.md). */
import { assertOutsideTransaction } from '@yoursuccess/database/database'
import * as z from 'zod'
import { exchange, parseJson } from '../exchange.ts'
import { PartnerError } from '../partner-error.ts'
import type { RewardsSite } from './port.ts'

export interface RewardsSiteOptions {
  /** Up to, but without, "/sso_links". */
  baseUrl: string
  key: string
  /** The only origin that its links may have. */
  siteOrigin: string
}

const CALL = 'sso_links'
const TIMEOUT_MS = 5000
const answer = z.object({ sso_link: z.string().max(2000) })

export const createRewardsSite = ({ baseUrl, key, siteOrigin }: RewardsSiteOptions): RewardsSite => ({
  createSsoLink: async (visit) => {
    assertOutsideTransaction('Asking for a link to the rewards site')
    const { status, text } = await exchange({
      partner: 'rewards',
      call: CALL,
      url: `${baseUrl.replace(/\/$/, '')}/${CALL}`,
      headers: { authorization: `Bearer ${key}` },
      form: new URLSearchParams(visit),
      timeoutMs: TIMEOUT_MS,
    })
    if (status >= 500 || status === 408) throw fault('timeout', `http_${status}`)
    if (status > 299) throw fault('refused', `http_${status}`)
    const read = answer.safeParse(parseJson(text))
    if (!read.success) throw fault('malformed', 'body')
    const { sso_link } = read.data
    if (!leadsTo(siteOrigin, sso_link)) throw fault('malformed', 'host')
    return sso_link
  },
})

/**
 * Whether the link leads to this origin. Links with a username or password are refused: in
 * "https://site@elsewhere" the real host is `elsewhere`.
 */
const leadsTo = (origin: string, link: string) => {
  if (!URL.canParse(link)) return false
  const url = new URL(link)
  return url.origin === origin && url.username === '' && url.password === ''
}

const fault = (kind: PartnerError['kind'], code: string) =>
  new PartnerError('rewards', kind, { call: CALL, code })
