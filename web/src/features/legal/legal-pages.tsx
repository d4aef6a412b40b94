import { copy } from '../../ui/page/page.messages.ts'
import { depositAccount, depositAccountInShort } from './deposit-account/deposit-account.tsx'
import { electronicCommunications, electronicCommunicationsInShort } from './electronic-communications.tsx'
import { LegalPage } from './legal-page.tsx'
import { privacyPolicy, privacyPolicyInShort } from './privacy-policy.tsx'

export const ElectronicCommunicationsPage = () => (
  <LegalPage
    name="electronic_communications"
    title={copy.documents.electronicCommunications}
    inShort={electronicCommunicationsInShort}
    sections={electronicCommunications}
  />
)

export const DepositAccountPage = () => (
  <LegalPage
    name="deposit_account"
    title={copy.documents.depositAccount}
    inShort={depositAccountInShort}
    sections={depositAccount}
  />
)

export const PrivacyPolicyPage = () => (
  <LegalPage
    name="privacy_policy"
    title={copy.documents.privacyPolicy}
    inShort={privacyPolicyInShort}
    sections={privacyPolicy}
  />
)
