import { IconLayoutGrid, IconListDetails, IconSum } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { isNarrowed } from '../budget-address.ts'
import styles from './BudgetList.module.css'
import { useWantedBudgets } from './wanted-budgets.ts'

/** Stands in place of the lists where there are none: no own ones, no shared ones, or no results. */
export function NoBudgets({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation()
  const { wanted } = useWantedBudgets()
  if (isNarrowed(wanted)) return <NothingFound />
  if (wanted.isShared) return <Face title={t('budgets.emptyShared')} hint={t('budgets.emptySharedHint')} />
  return <NothingYet onCreate={onCreate} />
}

const STEPS = [
  { name: 'rooms', Icon: IconLayoutGrid },
  { name: 'lines', Icon: IconListDetails },
  { name: 'totals', Icon: IconSum },
] as const

/** Says what a budget list is for, and how to create one. */
function NothingYet({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Face
        title={t('budgets.empty')}
        hint={t('budgets.emptyHint')}
        action={
          <button type="button" className={buttons['plain']} aria-haspopup="dialog" onClick={onCreate}>
            {t('budgets.create')}
          </button>
        }
      />
      <ol className={styles['steps']}>
        {STEPS.map(({ name, Icon }) => (
          <li key={name}>
            <Icon aria-hidden />
            <p className={styles['step']}>{t(`budgets.steps.${name}`)}</p>
            <p>{t(`budgets.steps.${name}Hint`)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

function NothingFound() {
  const { t } = useTranslation()
  const { change } = useWantedBudgets()
  return (
    <Face
      title={t('budgets.none')}
      hint={t('budgets.noneHint')}
      action={
        <button type="button" className={buttons['plain']} onClick={() => change({ keyword: null, status: null })}>
          {t('budgets.noneClear')}
        </button>
      }
    />
  )
}
