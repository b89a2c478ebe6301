import { useTranslation } from 'react-i18next'
import type { ColumnRule } from '../../../../contract/import-mapping.ts'
import type { OneImport } from '../../../../contract/import-screen.ts'
import { useFigures } from '../../../kit/figures.ts'
import view from '../ImportView.module.css'
import { useImport } from '../use-import.ts'
import { columnName } from './target-names.ts'
import { MappingOptions } from './MappingOptions.tsx'
import type { ChangeMapping } from './change-rule.ts'
import { MappingRow } from './MappingRow.tsx'
import { RememberedChanges } from './RememberedChanges.tsx'
import styles from './Mapping.module.css'

/** Each column's target, guessed and editable. Every change is saved at once. */
export function MappingTable({ data }: { data: OneImport }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { map } = useImport(data.id)
  const { mapping, columns, proposal } = data
  if (!mapping || !columns || !proposal) return null
  const change: ChangeMapping = (make) => map((now) => ({ mapping: make(now.mapping ?? mapping) }))
  const changeRule = (column: number, make: (rule: ColumnRule) => ColumnRule) =>
    change((now) => ({ ...now, columns: now.columns.map((one) => (one.column === column ? make(one) : one)) }))
  const known = mapping.columns.filter(({ target }) => target !== null).length
  const named = columns.map((column) => ({ ...column, name: columnName(column, t) }))
  const header = named.map(({ name }) => name)
  return (
    <section id="import-columns" tabIndex={-1} className={view['section']}>
      <h2>{t('import.columns')}</h2>
      <output className={view['hint']}>
        {t('import.understood', { known: figure(known), all: figure(columns.length) })}{' '}
        {proposal.rejectedOf
          ? t('import.mended', { name: proposal.rejectedOf.name })
          : proposal.supplier !== null && t('import.remembered', { name: proposal.supplier })}
      </output>
      <RememberedChanges data={data} />
      <MappingOptions data={data} mapping={mapping} onChange={change} />
      <ul className={styles['columns']}>
        {mapping.columns.map((rule) => {
          const column = named[rule.column]
          if (!column) return null
          return (
            <MappingRow
              key={rule.column}
              rule={rule}
              column={column}
              header={header}
              onChange={(make) => changeRule(rule.column, make)}
            />
          )
        })}
      </ul>
    </section>
  )
}
