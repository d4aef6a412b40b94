import type { Config } from '../config.ts'
import type { Clock } from '../clock.ts'
import type { CardProcessor } from './card-processor/port.ts'
import { createGalileoCardProcessor } from './card-processor/galileo.ts'
import { createGalileoClient } from './galileo/client.ts'
import type { Mail } from './mail/port.ts'
import { createSmtpMail } from './mail/smtp.ts'

export interface Partners {
  processor: CardProcessor
  mail: Mail
}

/** One adapter for each partner, the production one; only addresses and keys differ between runs. */
export const connectPartners = (config: Config, clock: Clock): Partners => ({
  processor: createGalileoCardProcessor({
    client: createGalileoClient({
      baseUrl: config.GALILEO_URL,
      apiLogin: config.GALILEO_API_LOGIN,
      apiTransKey: config.GALILEO_TRANS_KEY,
      providerId: config.GALILEO_PROVIDER_ID,
    }),
    productId: config.GALILEO_PRODUCT_ID,
    webhookSecret: config.GALILEO_WEBHOOK_SECRET,
    now: clock.now,
  }),
  mail: createSmtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM }),
})
