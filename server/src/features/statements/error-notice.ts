/**
 * The notice on each statement: what the holder must do about an error, and what the bank then does (12 CFR
 * 1005.8(b), 1005.18(e)).
 */
import type { Config } from '../../boot/config.ts'

export const errorNotice = ({
  BANK_NAME,
  SUPPORT_PHONE,
  SUPPORT_ADDRESS,
}: Pick<Config, 'BANK_NAME' | 'SUPPORT_PHONE' | 'SUPPORT_ADDRESS'>): readonly string[] => [
  `Is something on this statement wrong, or do you need to know more about a transaction? Call ${SUPPORT_PHONE}, use “Report a problem” beside the transaction in your account, or write to ${SUPPORT_ADDRESS.split('|').join(', ')}, as soon as you can. We must hear from you no later than 60 days after we sent or showed you the first statement on which the problem appeared.`,
  'Tell us your name and the last four digits of your account number, the amount, and the day of the transaction as near as you know. Say what you think is wrong and why, or what is unclear. If you tell us by phone, we may ask you to write to us within 10 business days.',
  'We find out within 10 business days whether there was an error, and correct it without delay. If we need longer, we may take up to 45 days; then we put the amount into your account within those 10 business days, so that you have it while we look. For new accounts, for purchases in shops and for payments from abroad the law allows more time.',
  'We tell you what we found within 3 business days after we are done. If we found no error, we write why, and you may ask for copies of what we looked at.',
  `The same phone number tells you whether a deposit that you expect has come in. ${BANK_NAME} keeps your statements for you in your account.`,
]
