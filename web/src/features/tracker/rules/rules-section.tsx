import { ActionIcon } from '@mantine/core'
import { IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { parseAmount, formatUsd, ZERO } from '@yoursuccess/contract/core/money'
import type { CategoryRule } from '@yoursuccess/contract/tracker/category-rules'
import { t } from '../../../i18n/translate.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { expenseCategoryName } from '../category-names.ts'
import { changeRule } from './open-rule.tsx'
import { inputOf, valuesOfRule } from './rule-values.ts'
import { rulesQuery, useDeleteRule, useMoveRule } from './rules.calls.ts'
import { ruleMessages, rulesCopy } from './rules.messages.ts'
import classes from './rules.module.css'
import { useOfferOldItems } from './use-offer-old-items.ts'

/** The customer's rules, in the order in which they are tried. */
export const RulesSection = () => {
  const query = useQuery(rulesQuery)
  return (
    <SectionCard title={t(rulesCopy.title)}>
      <Loaded query={query}>
        {(rules) =>
          rules.length === 0 ? (
            <p>{t(rulesCopy.none)}</p>
          ) : (
            <>
              <p>{t(rulesCopy.lead)}</p>
              <ol className={classes.list}>
                {rules.map((rule, at) => (
                  <RuleLine key={rule.id} rule={rule} isFirst={at === 0} />
                ))}
              </ol>
            </>
          )
        }
      </Loaded>
    </SectionCard>
  )
}

const RuleLine = ({ rule, isFirst }: { rule: CategoryRule; isFirst: boolean }) => {
  const { payee } = rule
  const offerOldItems = useOfferOldItems()
  const move = useMoveRule()
  const removal = useDeleteRule()
  const moveUp = () => {
    const input = inputOf(valuesOfRule(rule))
    if (input) void move.submit({ id: rule.id, rule: input })
  }
  const remove = () =>
    void removal.submit(rule.id, { onSuccess: () => showToast('good', t(rulesCopy.deleted)) })
  return (
    <li>
      <div className={classes.rule}>
        <span className={classes.words}>{wordsOf(rule)}</span>
        <span className={classes.buttons}>
          {!isFirst && (
            <ActionIcon aria-label={t(rulesCopy.first, { payee })} loading={move.isPending} onClick={moveUp}>
              <IconArrowUp size={20} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            aria-label={t(rulesCopy.edit, { payee })}
            onClick={() => void changeRule(rule).then(offerOldItems)}
          >
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t(rulesCopy.delete, { payee })}
            loading={removal.isPending}
            onClick={remove}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      <SubmitError error={move.error ?? removal.error} sentences={ruleMessages} />
    </li>
  )
}

const wordsOf = ({ payee, category, parts }: CategoryRule) =>
  [
    t(rulesCopy.line, { payee, category: expenseCategoryName(category) }),
    ...parts.map((part) =>
      t(rulesCopy.splitLine, {
        share:
          part.amount === null
            ? t(rulesCopy.percentShare, { percent: part.percent ?? 0 })
            : formatUsd(parseAmount(part.amount) ?? ZERO),
        category: expenseCategoryName(part.category),
      }),
    ),
  ].join(' · ')
