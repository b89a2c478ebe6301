import { IconHistory, IconList, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import buttons from '../../../kit/buttons.module.css'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import styles from '../RecordList.module.css'

interface TreeToolsProps {
  words: string
  onType: (words: string) => void
  onAdd: () => void
  onTrash: () => void
}

/** The actions for the whole tree. */
export function TreeTools({ words, onType, onAdd, onTrash }: TreeToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['tools']}>
      <p className={styles['hint']}>{t('records.treeHint')}</p>
      <SearchField
        className={styles['find']}
        label={t('records.findInTree')}
        clearLabel={t('records.clear')}
        most={200}
        value={words}
        onChange={onType}
      />
      <div className={styles['steps']}>
        <Link to="/operator/records/category?view=list" className={buttons['plain']}>
          <IconList aria-hidden />
          {t('records.asList')}
        </Link>
        <button type="button" className={buttons['plain']} aria-haspopup="dialog" onClick={onTrash}>
          <IconHistory aria-hidden />
          {t('records.trash')}
        </button>
        <button type="button" className={buttons['filled']} aria-haspopup="dialog" onClick={onAdd}>
          <IconPlus aria-hidden />
          {t('records.add')}
        </button>
      </div>
    </div>
  )
}
