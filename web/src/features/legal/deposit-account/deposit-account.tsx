import type { LegalSection, Names } from '../legal-section.ts'
import { endingSections } from './ending.tsx'
import { FeeTable } from './fee-table.tsx'
import { moneySections } from './money-sections.tsx'
import { openingSections } from './opening.tsx'
import { protectionSections } from './protection.tsx'

export const depositAccountInShort = ({ bank_name }: Names) => (
  <p>
    {bank_name} holds your money in a prepaid account. You can use what is in it and no more: there is no
    credit and no overdraft. There is no monthly fee. If something is wrong or your card is lost, tell us at
    once, and the law protects your money.
  </p>
)

export const depositAccount = (names: Names): LegalSection[] => [
  ...openingSections(names),
  { id: 'fees', title: 'Fees', body: <FeeTable /> },
  ...moneySections(names),
  ...protectionSections(names),
  ...endingSections(names),
]
