import { billNames } from '@yoursuccess/contract/bills/bill-names.messages'
import { billerAccountInput, BILLER_CATEGORIES, OTHER_CATEGORY } from '@yoursuccess/contract/bills/billers'
import { NativeSelect, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { errorOf } from '../../../lib/errors.ts'
import { CallError } from '../../../lib/call-error.ts'
import { failureSentence } from '../../../lib/failure-sentence.ts'
import { paths } from '../../../lib/paths.ts'
import { Form } from '../../../ui/form/form.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { guardSentence } from '../../trustees/trustees.api.ts'
import { type FoundBiller, useAddBiller } from '../bills.api.ts'
import { BillsHeading } from '../bills-heading.tsx'
import classes from '../bills.module.css'
import { copy, billsMessages } from '../bills.messages.ts'
import { UntilPaymentsEnd } from '../payments-end.tsx'
import { showAddedTrustee } from '../trustee/show-added-trustee.tsx'
import { useFilledIn } from '../trustee/use-filled-in.ts'
import { useTrusteeNumber } from '../trustee/use-trustee-number.ts'
import { exampleOf } from './account-example.ts'
import { BillerSearch } from './biller-search.tsx'

/**
 * Adds a merchant from the directory: the merchant, the account number and a category (BILLS-18 to BILLS-36).
 */
export const AddBillerPage = () => {
  const [found, setFound] = useState<FoundBiller>()
  const [account, setAccount] = useState('')
  const [choice, setChoice] = useState('')
  const [words, setWords] = useState('')
  const [isLeft, setIsLeft] = useState({ account: false, category: false })
  const number = useTrusteeNumber({
    kind: 'electronic',
    isTrustee: found?.is_trustee ?? false,
    masks: found?.biller_account_no_patterns,
  })
  const { submit, isPending } = useAdd(number.mayUse)
  useFilledIn(number.wanted, account, setAccount)

  const category = choice === OTHER_CATEGORY ? words.trim() : choice
  const accountError = errorOf(billerAccountInput.safeParse(account))
  const isReady = found !== undefined && accountError === undefined && category !== ''
  return (
    <div className={classes.narrow}>
      <BillsHeading title={t(copy.addNew)} />
      <UntilPaymentsEnd>
        <SectionCard>
          <Form
            className={classes.form}
            noValidate
            onSubmit={() => found && isReady && submit(found, account.trim(), category)}
          >
            <BillerSearch found={found} onFound={setFound} />
            <TextInput
              label={t(copy.accountNumber)}
              description={found && numberHint(found, account, number)}
              autoComplete="off"
              value={account}
              error={isLeft.account && accountError}
              onBlur={() => setIsLeft({ ...isLeft, account: true })}
              onChange={(event) => setAccount(event.currentTarget.value)}
            />
            <NativeSelect
              label={t(copy.category)}
              value={choice}
              error={isLeft.category && choice === '' && t(copy.required)}
              onBlur={() => setIsLeft({ ...isLeft, category: true })}
              onChange={(event) => setChoice(event.currentTarget.value)}
              data={[
                { value: '', label: t(copy.choose) },
                ...BILLER_CATEGORIES.map((value) => ({ value, label: t(billNames.categories[value]) })),
              ]}
            />
            {choice === OTHER_CATEGORY && (
              <TextInput
                label={t(copy.category)}
                description={t(copy.ownWords)}
                maxLength={50}
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
            )}
            <FormButtons submitLabel={t(copy.add)} valid={isReady} busy={isPending} />
          </Form>
        </SectionCard>
      </UntilPaymentsEnd>
      <div>
        <ButtonLink to={paths.bills} variant="default">
          {t(copy.backToBills)}
        </ButtonLink>
      </div>
    </div>
  )
}

const anyOf = (masks: readonly string[]) => masks.reduce((one, other) => t(copy.eitherFormat, { one, other }))

const numberHint = (
  { biller_account_no_patterns: masks, is_trustee }: FoundBiller,
  account: string,
  { wanted, isOther }: ReturnType<typeof useTrusteeNumber>,
) => {
  if (wanted !== undefined && isOther(account)) return t(copy.otherThanPlan, { wanted })
  if (wanted !== undefined && account !== '') return t(copy.fromPlan)
  if (masks.length === 0) return undefined
  return t(is_trustee ? copy.caseLike : copy.accountLike, { examples: anyOf(masks.map(exampleOf)) })
}

/**
 * Adds the biller and returns to the bills, or says why not, such as a wrong number format (BILLS-34,
 * BILLS-36).
 */
const useAdd = (mayUse: (account: string) => Promise<boolean>) => {
  const navigate = useNavigate()
  const { submit: add, isPending } = useAddBiller()
  const submit = (found: FoundBiller, account: string, category: string) =>
    add(
      {
        rpps_biller_id: found.rpps_biller_id,
        biller_account_number: account,
        biller_category: category,
      },
      {
        askFirst: () => mayUse(account),
        onSuccess: async (added) => {
          await navigate({ to: paths.bills })
          await showAddedTrustee(added)
        },
        onError: (error) =>
          showResult({
            tone: 'stop',
            title: t(copy.addFailed),
            text: reasonFor(error, found.biller_account_no_patterns),
          }),
      },
    )
  return { submit, isPending }
}

const reasonFor = (error: unknown, masks: readonly string[]): string => {
  if (error instanceof CallError && error.code === 'biller.account_number_format' && masks.length > 0)
    return t(copy.formatIs, { formats: anyOf(masks) })
  return guardSentence(error, 'electronic') ?? failureSentence(error, billsMessages)
}
