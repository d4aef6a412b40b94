import type { Config } from '../boot/config.ts'
import type { Clock } from '../clock/clock.ts'
import { createGalileoAch } from './ach/galileo.ts'
import type { AchNetwork } from './ach/port.ts'
import { createPlaidBankLink } from './bank-link/plaid.ts'
import type { BankLink } from './bank-link/port.ts'
import { createGalileoBillerNetwork } from './biller-network/galileo.ts'
import type { BillerNetwork } from './biller-network/port.ts'
import type { CardProcessor } from './card-processor/port.ts'
import { createGalileoCardProcessor } from './card-processor/galileo.ts'
import { createGalileoClient } from './galileo/client.ts'
import { createGalileoIdentityCheck } from './identity-check/galileo.ts'
import type { IdentityCheck } from './identity-check/port.ts'
import type { Mail } from './mail/port.ts'
import { createSmtpMail } from './mail/smtp.ts'
import type { PhoneVerification } from './phone-codes/port.ts'
import { createTwilioVerify } from './phone-codes/twilio.ts'
import { createGalileoRefundChecks } from './refund-checks/galileo.ts'
import type { RefundChecks } from './refund-checks/port.ts'
import type { RewardsSite } from './rewards-site/port.ts'
import { createRewardsSite } from './rewards-site/site.ts'
import type { TextMessages } from './sms/port.ts'
import { createTwilioMessages } from './sms/twilio.ts'

export interface Partners {
  processor: CardProcessor
  identity: IdentityCheck
  ach: AchNetwork
  bankLink: BankLink
  billers: BillerNetwork
  refundChecks: RefundChecks
  phones: PhoneVerification
  messages: TextMessages
  mail: Mail
  rewards: RewardsSite
}

/** One adapter per partner, the same in every run; only addresses and keys differ. */
export const connectPartners = (config: Config, clock: Clock): Partners => {
  const galileo = {
    client: createGalileoClient({
      baseUrl: config.GALILEO_URL,
      apiLogin: config.GALILEO_API_LOGIN,
      apiTransKey: config.GALILEO_TRANS_KEY,
      providerId: config.GALILEO_PROVIDER_ID,
    }),
    productId: config.GALILEO_PRODUCT_ID,
  }
  const twilio = { accountSid: config.TWILIO_ACCOUNT_SID, authToken: config.TWILIO_AUTH_TOKEN }
  return {
    processor: createGalileoCardProcessor({
      ...galileo,
      setAsideProductId: config.GALILEO_SET_ASIDE_PRODUCT_ID,
      webhookSecret: config.GALILEO_WEBHOOK_SECRET,
      framesUrl: config.processorFramesOrigin,
      now: clock.now,
    }),
    identity: createGalileoIdentityCheck(galileo),
    ach: createGalileoAch(galileo.client),
    billers: createGalileoBillerNetwork(galileo.client),
    refundChecks: createGalileoRefundChecks(galileo.client),
    bankLink: createPlaidBankLink({
      baseUrl: config.PLAID_URL,
      clientId: config.PLAID_CLIENT_ID,
      secret: config.PLAID_SECRET,
      clientName: config.PRODUCT_NAME,
      webhookUrl: new URL('/webhooks/plaid', config.publicUrl).href,
    }),
    phones: createTwilioVerify({
      ...twilio,
      baseUrl: config.TWILIO_VERIFY_URL,
      serviceSid: config.TWILIO_VERIFY_SERVICE_SID,
    }),
    messages: createTwilioMessages({
      ...twilio,
      baseUrl: config.TWILIO_MESSAGES_URL,
      messagingServiceSid: config.TWILIO_MESSAGING_SERVICE_SID,
    }),
    mail: createSmtpMail({
      url: config.SMTP_URL,
      from: config.MAIL_FROM,
      connections: config.SMTP_CONNECTIONS,
    }),
    rewards: createRewardsSite({
      baseUrl: config.REWARDS_URL,
      key: config.REWARDS_KEY,
      siteOrigin: config.rewardsOrigin,
    }),
  }
}
