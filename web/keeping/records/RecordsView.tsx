import '../../locales/keeping-texts.ts'
import '../../locales/operator-texts.ts'
import '../../locales/keeping-records-texts.ts'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { CategoryTreeEditor } from './tree/CategoryTreeEditor.tsx'
import { RecordList } from './RecordList.tsx'
import styles from './RecordList.module.css'
import { isKind, kindNames } from './record.ts'

const FIRST: RecordKindName = 'brand'

/** The lists of master data: links to all of them, and one of them. */
export function RecordsView({ kind }: { kind: string | undefined }) {
  const { t } = useTranslation()
  const shown = isKind(kind) ? kind : FIRST
  const [address] = useSearchParams()
  const isTree = shown === 'category' && address.get('view') !== 'list'
  return (
    <>
      <nav className={styles['kinds']} aria-label={t('records.kinds')}>
        {kindNames.map((name) => (
          <Link
            key={name}
            to={`/operator/records/${name}`}
            className={styles['kind']}
            aria-current={name === shown ? 'page' : undefined}
          >
            {t(`records.kind.${name}`)}
          </Link>
        ))}
      </nav>
      {isTree && <CategoryTreeEditor />}
      {!isTree && <RecordList key={shown} kind={shown} />}
    </>
  )
}
