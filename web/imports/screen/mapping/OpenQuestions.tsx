import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnRule, ImportMapping, ImportTarget } from '../../../../contract/import-mapping.ts'
import type { OneImport } from '../../../../contract/import-screen.ts'
import { useImport } from '../use-import.ts'
import { MeaningField } from './MeaningField.tsx'
import { SignField } from './SignField.tsx'
import { targetName } from './target-names.ts'
import { withConstant } from './change-rule.ts'
import type { ChangeMapping } from './change-rule.ts'
import styles from './Mapping.module.css'

export const PRICES: readonly ColumnRule['target'][] = ['sku.price', 'sku.minPrice', 'sku.maxPrice']

/** The constants that only a person can say: their fields are among the questions. */
export function askedConstants({ proposal }: OneImport, { columns, constants }: ImportMapping): ImportTarget[] {
  const has = (wanted: readonly ColumnRule['target'][]) => columns.some(({ target }) => wanted.includes(target))
  const hasNoCurrency = has(PRICES) && !has(['currencyUnit']) && constants.currencyUnit === undefined
  const hasNoBrand = proposal?.missing.includes('brand.englishName') ?? false
  return [
    ...(hasNoBrand ? (['brand.englishName'] as const) : []),
    ...(hasNoCurrency ? (['currencyUnit'] as const) : []),
  ]
}

/** What has to be said before the next step, above everything else: what is missing, currencies, signs of several currencies. */
export function OpenQuestions({ data }: { data: OneImport }) {
  const { t, i18n } = useTranslation()
  const { map } = useImport(data.id)
  const { mapping, proposal } = data
  const asked = mapping ? askedConstants(data, mapping) : []
  const signs = mapping?.askedSigns ?? []
  useFocusOfAnswered(data.id, asked.length + signs.length)
  if (!mapping || !proposal) return null
  const change: ChangeMapping = (make) => map((now) => ({ mapping: make(now.mapping ?? mapping) }))
  const missing = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
    proposal.missing.map((target) => targetName(t, target)),
  )
  const constant = (target: ImportTarget) =>
    asked.includes(target) && (
      <MeaningField
        label={targetName(t, target)}
        target={target}
        value=""
        none={t('import.constantNone')}
        onChange={(value) => change((now) => withConstant(now, target, value))}
      />
    )
  return (
    <>
      {!proposal.isEnough && (
        <div className={styles['question']}>
          <output>
            {t(missing === '' ? 'import.tooLittle' : 'import.notEnough', { missing })}{' '}
            <a href="#import-columns">{t('import.toColumns')}</a>
          </output>
          {constant('brand.englishName')}
        </div>
      )}
      {asked.includes('currencyUnit') && (
        <div className={styles['question']}>
          <output>{t('import.currencyNone')}</output>
          {constant('currencyUnit')}
        </div>
      )}
      {signs.map((sign) => (
        <SignField key={sign} sign={sign} mapping={mapping} onChange={change} />
      ))}
    </>
  )
}

/** An answered question leaves, and would take the focus along: it goes to the state that stands above. */
function useFocusOfAnswered(id: string, open: number): void {
  const before = useRef(open)
  // The question has left the page only now.
  useEffect(() => {
    if (open < before.current && document.activeElement === document.body)
      document.getElementById(`import-${id}-state`)?.focus()
    before.current = open
  }, [id, open])
}
