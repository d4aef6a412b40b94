import type { Account } from '@yoursuccess/contract/account/account'
import { t } from '../../../i18n/translate.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { copy } from '../card.messages.ts'

/** The new card's address and arrival date (CARD-37). */
export const AddressLines = ({ address }: { address: Account['address'] }) => (
  <FactList
    stacked
    facts={[
      address && {
        name: t(copy.sentTo),
        value: (
          <>
            {[address.address_1, address.address_2].filter(Boolean).join(', ')}
            <br />
            {address.city}, {address.state} {address.postal_code}
          </>
        ),
      },
      { name: t(copy.delivery), value: t(copy.arrives) },
    ]}
  />
)
