import type { LegalSection, Names } from '../legal-section.ts'
import { endingSections } from './ending.es.tsx'
import { FeeTable } from './fee-table.es.tsx'
import { moneySections } from './money-sections.es.tsx'
import { openingSections } from './opening.es.tsx'
import { protectionSections } from './protection.es.tsx'

/** Spanish. */
export const depositAccountInShort = ({ bank_name }: Names) => (
  <p>
    {bank_name} guarda su dinero en una cuenta prepagada. Puede usar lo que hay en ella y nada más: no hay
    crédito ni sobregiro. No hay cargo mensual. Si algo está mal o si pierde su tarjeta, díganoslo de
    inmediato, y la ley protege su dinero.
  </p>
)

export const depositAccount = (names: Names): LegalSection[] => [
  ...openingSections(names),
  { id: 'fees', title: 'Cargos', body: <FeeTable /> },
  ...moneySections(names),
  ...protectionSections(names),
  ...endingSections(names),
]
