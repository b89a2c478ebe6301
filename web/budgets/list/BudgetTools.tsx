import { useTranslation } from 'react-i18next'
import { budgetStatuses } from '../../../contract/budgets/budget.ts'
import { budgetSorts } from '../../../contract/budgets/calls.ts'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useTypedWords } from '../../kit/fields/typed-words.ts'
import styles from './BudgetTools.module.css'
import { useWantedBudgets } from './wanted-budgets.ts'

const LONGEST_WORDS = 200
const ANY = 'any'

/** The filters and the order of the lists. The address holds all of them. */
export function BudgetTools() {
  const { t } = useTranslation()
  const { wanted, change } = useWantedBudgets()
  const [text, type] = useTypedWords(wanted.keyword ?? '', (words, isTyping) =>
    change({ keyword: words || null }, { isTyping }),
  )
  return (
    <div className={styles['tools']}>
      <search className={styles['search']}>
        <SearchField
          className={styles['find']}
          label={t('budgets.find')}
          clearLabel={t('budgets.clear')}
          most={LONGEST_WORDS}
          value={text}
          onChange={type}
        />
      </search>
      <SelectField
        label={t('budgets.status')}
        isInline
        options={[
          { value: ANY, label: t('budgets.anyStatus') },
          ...budgetStatuses.map((status) => ({ value: status, label: t(`budgets.statuses.${status}`) })),
        ]}
        value={wanted.status ?? ANY}
        onChange={(status) => change({ status: status === ANY ? null : status })}
      />
      <SelectField
        label={t('budgets.sort')}
        isInline
        options={budgetSorts.map((sort) => ({ value: sort, label: t(`budgets.sorts.${sort}`) }))}
        value={wanted.sort}
        onChange={(sort) => change({ sort })}
      />
    </div>
  )
}
