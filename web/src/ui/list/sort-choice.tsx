import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { copy } from './list.messages.ts'
import classes from './sort-choice.module.css'
import type { Sort } from './paging.ts'

interface SortChoiceProps {
  orders: readonly { by: string; title: string }[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** Sorts a list on a phone, where the sortable headers are hidden. */
export const SortChoice = ({ orders, sort, onSort }: SortChoiceProps) => {
  const Arrow = sort?.dir === 'desc' ? IconArrowDown : IconArrowUp
  return (
    <div className={classes.choice}>
      <NativeSelect
        label={t(copy.sortBy)}
        classNames={{ root: classes.by ?? '' }}
        value={sort?.by ?? ''}
        onChange={({ currentTarget: { value } }) => value && onSort({ by: value, dir: 'asc' })}
        data={[
          ...(sort ? [] : [{ value: '', label: t(copy.choose) }]),
          ...orders.map(({ by, title }) => ({ value: by, label: title })),
        ]}
      />
      {sort && (
        <ActionIcon
          aria-label={t(copy.descending)}
          aria-pressed={sort.dir === 'desc'}
          onClick={() => onSort({ by: sort.by, dir: sort.dir === 'asc' ? 'desc' : 'asc' })}
        >
          <Arrow size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
