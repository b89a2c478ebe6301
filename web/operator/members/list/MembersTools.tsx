import { useTranslation } from 'react-i18next'
import { verifications } from '../../../../contract/company.ts'
import { memberSorts, memberStates } from '../../../../contract/members-kept.ts'
import { roles } from '../../../../contract/permissions.ts'
import buttons from '../../../kit/buttons.module.css'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { useTypedWords } from '../../../kit/fields/typed-words.ts'
import { useFigures } from '../../../kit/figures.ts'
import type { AskedMembers } from '../queries.ts'
import { isNarrowed } from './members-address.ts'
import styles from './MembersView.module.css'

interface MembersToolsProps {
  asked: AskedMembers
  /** How many members meet the filters; undefined while unknown. */
  total: number | undefined
  onAsk: (changes: Readonly<Record<string, string>>) => void
}

/** The list's filters, sort and total. */
export function MembersTools({ asked, total, onAsk }: MembersToolsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [words, type] = useTypedWords(asked.keyword ?? '', (q) => onAsk({ q }))
  const any = { value: '', label: t('keptMembers.any') }
  return (
    <search className={styles['tools']}>
      <SearchField
        className={styles['find']}
        label={t('keptMembers.find')}
        clearLabel={t('keptMembers.clear')}
        most={200}
        value={words}
        onChange={type}
      />
      <SelectField
        label={t('keptMembers.role')}
        value={asked.role ?? ''}
        options={[any, ...roles.map((value) => ({ value, label: t(`keptMembers.roles.${value}`) }))]}
        onChange={(role) => onAsk({ role })}
      />
      <SelectField
        label={t('keptMembers.state')}
        value={asked.state ?? ''}
        options={[any, ...memberStates.map((value) => ({ value, label: t(`keptMembers.states.${value}`) }))]}
        onChange={(state) => onAsk({ state })}
      />
      <SelectField
        label={t('keptMembers.verification')}
        value={asked.verification ?? ''}
        options={[any, ...verifications.map((value) => ({ value, label: t(`keptMembers.verifications.${value}`) }))]}
        onChange={(verification) => onAsk({ verification })}
      />
      <SelectField
        label={t('keptMembers.sort')}
        value={asked.sort ?? 'newest'}
        options={memberSorts.map((value) => ({ value, label: t(`keptMembers.sorts.${value}`) }))}
        onChange={(sort) => onAsk({ sort: sort === 'newest' ? '' : sort })}
      />
      <p className={styles['count']}>
        <output className="figures">
          {total !== undefined && t('keptMembers.count', { count: total, figure: figure(total) })}
        </output>
        {isNarrowed(asked) && (
          <button
            type="button"
            className={buttons['plain']}
            onClick={() => onAsk({ q: '', role: '', state: '', verification: '' })}
          >
            {t('keptMembers.clearFilters')}
          </button>
        )}
      </p>
    </search>
  )
}
