/** Plaid's official SDK, connected to the sandbox as the bank's server connects it. */
import { Configuration, CountryCode, PlaidApi, Products } from 'plaid'
import type { TestSandbox } from './sandbox.ts'

export const openPlaid = ({ url, config }: TestSandbox, secret = config.plaid.secret) => {
  const plaid = new PlaidApi(
    new Configuration({
      basePath: `${url}/plaid`,
      baseOptions: { headers: { 'PLAID-CLIENT-ID': config.plaid.clientId, 'PLAID-SECRET': secret } },
    }),
  )
  const createLinkToken = async (more: { access_token?: string } = {}): Promise<string> => {
    const { data } = await plaid.linkTokenCreate({
      client_name: 'YourSuccess',
      language: 'en',
      country_codes: [CountryCode.Us],
      user: { client_user_id: '7', legal_name: 'Ann Example' },
      webhook: 'http://bank.example/webhooks/plaid',
      redirect_uri: 'http://localhost:3000/plaid/link-oauth',
      ...(more.access_token === undefined ? { products: [Products.Auth] } : more),
    })
    return data.link_token
  }
  const exchange = async (public_token: string): Promise<string> =>
    (await plaid.itemPublicTokenExchange({ public_token })).data.access_token
  return { plaid, createLinkToken, exchange }
}

/** The error code of a call that must be refused. */
export const codeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'was not refused',
    (error: { response?: { data?: { error_code?: string } } }) =>
      error.response?.data?.error_code ?? 'no code',
  )
