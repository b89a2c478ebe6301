import '../../locales/keeping-texts.ts'
import '../../locales/operator-texts.ts'
import '../../locales/keeping-records-texts.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { Pills } from '../../kit/Pills.tsx'
import { CategoryTreeEditor } from './tree/CategoryTreeEditor.tsx'
import { isKind, kindNames } from './record.ts'
import { RecordList } from './RecordList.tsx'

const FIRST: RecordKindName = 'brand'

/** The lists of master data: links to all of them, and one of them. */
export function RecordsView({ kind }: { kind: string | undefined }) {
  const { t } = useTranslation()
  const shown = isKind(kind) ? kind : FIRST
  const [address] = useSearchParams()
  const isTree = shown === 'category' && address.get('view') !== 'list'
  return (
    <>
      <nav className="mb-24" aria-label={t('records.kinds')}>
        <Pills
          arePages
          label={t('records.kinds')}
          options={kindNames.map((name) => ({
            label: t(`records.kind.${name}`),
            to: `/operator/records/${name}`,
            isCurrent: name === shown,
          }))}
        />
      </nav>
      {isTree ? <CategoryTreeEditor /> : <RecordList key={shown} kind={shown} />}
    </>
  )
}
