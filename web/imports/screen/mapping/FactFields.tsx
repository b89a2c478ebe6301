import { useTranslation } from 'react-i18next'
import type { Fact } from '../../../../contract/facts/fact.ts'
import { facts, findFact } from '../../../../contract/facts/facts.ts'
import { normsText } from '../../../../contract/facts/norms-text.ts'
import { offeredBy, propertyOfFact, unreadBy } from '../../../../contract/import-facts.ts'
import type { ColumnRule, TableColumn } from '../../../../contract/import-mapping.ts'
import { freeProperty } from '../../../../contract/import-property.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import buttons from '../../../kit/buttons.module.css'
import { ChooseField } from '../../../kit/fields/ChooseField.tsx'
import { useFigures } from '../../../kit/figures.ts'
import type { ChangeRule } from './change-rule.ts'
import styles from './Mapping.module.css'

interface FactFieldProps {
  rule: ColumnRule
  column: TableColumn
  onChange: ChangeRule
}

const FREE = 'free'
const MOST_SHOWN = 3

/** Which fact of the table a property is, found by its name or norm in either language; or a property of its own. */
export function FactField({ rule, column, onChange }: FactFieldProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const chosen = findFact(rule.attribute?.fact)
  const norms = chosen && normsText(chosen, isChinese ? 'zh' : 'en')
  const choose = (code: string | null) =>
    onChange((now) => {
      const level = now.attribute?.level ?? 'sku'
      const fact = findFact(code)
      const property = fact ? propertyOfFact(fact, [], column) : freeProperty(column)
      return { ...now, attribute: { ...property, level } }
    })
  return (
    <div className={styles['fact']}>
      <ChooseField
        label={`${column.name}: ${t('import.fact.is')}`}
        noneText={t('import.fact.none')}
        options={[
          { value: FREE, label: t('import.fact.free') },
          ...facts.map((fact) => ({
            value: fact.code,
            label: pickName(isChinese, fact.name, fact.enName),
            note: [t(`import.fact.group.${fact.group}`), ...fact.norms.map(({ name }) => name)].join(' · '),
            otherWords: [fact.name, fact.enName, ...Object.values(fact.headers).flat()].join(' '),
          })),
        ]}
        value={chosen?.code ?? FREE}
        onChange={choose}
      />
      {norms !== undefined && norms !== '' && <span>{norms}</span>}
    </div>
  )
}

/** What the cells of a fact's column do not say, and what they say of others: one press takes it. */
export function FactCells({ fact, rule, column, onChange }: FactFieldProps & { fact: Fact }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { also = [] } = rule.attribute ?? {}
  const unread = unreadBy(fact, column)
  const values = unread.slice(0, MOST_SHOWN).join(' · ')
  const take = (code: string) =>
    onChange((now) => {
      if (!now.attribute) return now
      const others = (now.attribute.also ?? []).filter((one) => one !== code)
      const isTaken = now.attribute.also?.includes(code) === true
      return { ...now, attribute: { ...now.attribute, also: isTaken ? others : [...others, code] } }
    })
  return (
    <div className={styles['cells']}>
      {unread.length > 0 && (
        <span>
          {t(fact.kind === 'number' || fact.kind === 'boolean' ? 'import.fact.refused' : 'import.fact.unread', {
            count: unread.length,
            figure: figure(unread.length),
            values,
          })}
        </span>
      )}
      {offeredBy(fact, column).map(({ code, cells, text }) => {
        const other = findFact(code)
        if (!other) return null
        const name = pickName(isChinese, other.name, other.enName)
        const isTaken = also.includes(code)
        return (
          <span key={code}>
            {t('import.fact.also', { count: cells, figure: figure(cells), name, text })}{' '}
            <button type="button" className={buttons['plain']} onClick={() => take(code)}>
              {t(isTaken ? 'import.fact.leave' : 'import.fact.take', { name })}
            </button>
          </span>
        )
      })}
    </div>
  )
}
