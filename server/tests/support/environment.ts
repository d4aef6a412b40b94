/** The environment of a bank in tests: a sandbox plays its partners, and its limits are high. */
export const testEnvironment = (where: {
  port: number
  /** Any free port if omitted. */
  operatorPort?: number
  dataDir: string
  sandbox: { url: string; smtpUrl: string }
}): Record<string, string> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: String(where.port),
  OPERATOR_PORT: String(where.operatorPort ?? 0),
  DATA_DIR: where.dataDir,
  GALILEO_URL: `${where.sandbox.url}/galileo`,
  TWILIO_VERIFY_URL: `${where.sandbox.url}/twilio`,
  TWILIO_MESSAGES_URL: `${where.sandbox.url}/twilio`,
  PLAID_URL: `${where.sandbox.url}/plaid`,
  PLAID_LINK_URL: where.sandbox.url,
  REWARDS_URL: `${where.sandbox.url}/rewards/api`,
  SMTP_URL: where.sandbox.smtpUrl,
  BUSINESS_CLOCK_URL: where.sandbox.url,
  // Tests advance months with empty accounts, which must stay open.
  UNFUNDED_CLOSE_DAYS: '100000',
  LIMIT_SIGN_IN_PER_MINUTE: '100000',
  LIMIT_PASSWORD_PER_MINUTE: '100000',
  LIMIT_PHONE_CODES_PER_HOUR: '100000',
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_REQUESTS_AT_ONCE: '1000000',
  LIMIT_CUSTOMER_AT_ONCE: '1000000',
  LIMIT_PARTNER_AT_ONCE: '1000000',
  LIMIT_PARTNER_CUSTOMER_AT_ONCE: '1000000',
  BREAKER_FAILURES: '1000000',
  LIMIT_CUSTOMER_PER_MINUTE: '1000000',
  LIMIT_MONEY_PER_MINUTE: '1000000',
  LIMIT_BILLER_SEARCH_PER_MINUTE: '1000000',
  LIMIT_PDF_PER_MINUTE: '1000000',
})
