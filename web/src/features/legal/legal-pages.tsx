import { depositAccount, depositAccountInShort } from './deposit-account/deposit-account.tsx'
import { electronicCommunications, electronicCommunicationsInShort } from './electronic-communications.tsx'
import { LegalPage } from './legal-page.tsx'
import { privacyPolicy, privacyPolicyInShort } from './privacy-policy.tsx'

export const ElectronicCommunicationsPage = () => (
  <LegalPage
    name="electronic_communications"
    inShort={electronicCommunicationsInShort}
    sections={electronicCommunications}
  />
)

export const DepositAccountPage = () => (
  <LegalPage name="deposit_account" inShort={depositAccountInShort} sections={depositAccount} />
)

export const PrivacyPolicyPage = () => (
  <LegalPage name="privacy_policy" inShort={privacyPolicyInShort} sections={privacyPolicy} />
)
