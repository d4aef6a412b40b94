import { TextInput } from '@mantine/core'
import { CHAPTER, readCaseNumber } from '@yoursuccess/contract/plan/case-number.rules'
import { DISTRICTS, searchDistricts } from '@yoursuccess/contract/plan/districts'
import { t } from '../../../i18n/translate.ts'
import { SearchSelect } from '../../../ui/form/search-select.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import type { FactsForm } from './facts-form.ts'
import { copy } from './facts.messages.ts'
import classes from './facts.module.css'

const CHOICES = DISTRICTS.map(({ id, name }) => ({ value: id, label: name }))
const findDistricts = (typed: string) => searchDistricts(typed).map(({ id }) => id)

/** The court and the number of the case, read as people have it (CASE-05). */
export const CaseFields = ({ form }: { form: FactsForm }) => {
  const read = readCaseNumber(form.values.case_number)
  return (
    <div className={classes.fields}>
      <SearchSelect
        label={t(copy.district)}
        description={t(copy.districtHint)}
        choices={CHOICES}
        find={findDistricts}
        nothingFoundMessage={t(copy.noDistrict)}
        {...form.getInputProps('district')}
      />
      <TextInput
        label={t(copy.caseNumber)}
        description={t(copy.caseHint)}
        autoComplete="off"
        maxLength={40}
        {...form.getInputProps('case_number')}
      />
      {read && read.shown !== form.values.case_number.trim() && (
        <p className={classes.hint} role="status">
          {t(copy.readAs, { number: read.shown })}
        </p>
      )}
      {read?.chapter !== undefined && read.chapter !== CHAPTER && (
        <Notice tone="care" role="status">
          <p>{t(copy.otherChapter, { chapter: read.chapter })}</p>
        </Notice>
      )}
    </div>
  )
}
