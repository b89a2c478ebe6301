import { useTranslation } from 'react-i18next'
import { budgetStatuses } from '../../../contract/budgets/budget.ts'
import { budgetSorts } from '../../../contract/budgets/calls.ts'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { useTypedWords } from '../../kit/fields/typed-words.ts'
import { SortSelect } from '../../kit/lists/SortSelect.tsx'
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
      <div className={styles['choice']}>
        <SortSelect
          label={t('budgets.status')}
          sorts={[ANY, ...budgetStatuses]}
          nameOf={(status) => (status === ANY ? t('budgets.anyStatus') : t(`budgets.statuses.${status}`))}
          value={wanted.status ?? ANY}
          onChoose={(status) => change({ status: status === ANY ? null : status })}
        />
      </div>
      <div className={styles['choice']}>
        <SortSelect
          label={t('budgets.sort')}
          sorts={budgetSorts}
          nameOf={(sort) => t(`budgets.sorts.${sort}`)}
          value={wanted.sort}
          onChoose={(sort) => change({ sort })}
        />
      </div>
    </div>
  )
}
