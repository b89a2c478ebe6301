import { useTranslation } from 'react-i18next'
import { findFact } from '../../../contract/facts/facts.ts'
import { normInForce } from '../../../contract/facts/norms-text.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import type { RecordsTexts } from '../../locales/keeping-records-texts.ts'
import { currencyText } from './currency-text.ts'
import { textOfField } from './field-text.ts'
import type { FieldShown } from './kinds.ts'
import { RecordPicture } from './RecordPicture.tsx'
import styles from './RecordTable.module.css'
import { valueOf, type KeptRecord } from './record.ts'

/** A value that only the form can change. */
export function FieldValueShown({ field, record }: { field: FieldShown; record: KeptRecord }) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const value = valueOf(record, field.name)
  if (value === null || value === '') return <span className={styles['empty']}>–</span>
  if (field.as === 'picture') return <RecordPicture picture={String(value)} />
  if (field.choices)
    return (
      <>
        {t(`records.choice.${String(value) as keyof RecordsTexts['choice']}`)}
        <FactShown code={record.fact} />
      </>
    )
  if (field.as === 'currency') return currencyText(String(value), t, i18n.language)
  if (field.from && record.of) return isChinese ? record.of.name : record.of.enName
  if (Array.isArray(value)) return value.join(isChinese ? '、' : ', ')
  return (
    <>
      {field.as === 'color' && <span className={styles['dot']} style={{ background: String(value) }} />}
      {textOfField(value)}
    </>
  )
}

/** The fact that an attribute is, with its norm. */
function FactShown({ code }: { code: string | undefined }) {
  const isChinese = useIsChinese()
  const fact = findFact(code)
  if (!fact) return null
  const told = [pickName(isChinese, fact.name, fact.enName), normInForce(fact)].filter(Boolean).join(' · ')
  return <div className={styles['quiet']}>{told}</div>
}
