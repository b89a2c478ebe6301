import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { findFact } from '../../../contract/facts/facts.ts'
import { normInForce } from '../../../contract/facts/norms-text.ts'
import { nameOf, pickName, useIsChinese } from '../../catalogue/names.ts'
import { ColorDot } from '../../kit/ColorDot.tsx'
import { RetriedImage } from '../../kit/pictures/RetriedImage.tsx'
import type { RecordsTexts } from '../../locales/keeping-records-texts.ts'
import { textOfField } from './field-text.ts'
import type { FieldShown } from './kinds.ts'
import { valueOf, type KeptRecord } from './record.ts'

/** A value that only the form can change. */
export function FieldValueShown({ field, record }: { field: FieldShown; record: KeptRecord }) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const value = valueOf(record, field.name)
  if (value === null || value === '') return <span className="text-second">–</span>
  if (field.as === 'picture') return <RecordPicture picture={String(value)} isSmall />
  if (field.choices)
    return (
      <>
        {t(`records.choice.${String(value) as keyof RecordsTexts['choice']}`)}
        <FactShown code={record.fact} />
      </>
    )
  if (field.as === 'currency') return currencyText(String(value), t, i18n.language)
  if (field.from && record.of) return nameOf(isChinese, record.of)
  if (Array.isArray(value)) return value.join(isChinese ? '、' : ', ')
  return field.as === 'color' ? (
    <span className="flex items-center gap-8">
      <ColorDot hex={String(value)} />
      {value}
    </span>
  ) : (
    textOfField(value)
  )
}

/** The fact that an attribute is, with its norm. */
function FactShown({ code }: { code: string | undefined }) {
  const isChinese = useIsChinese()
  const fact = findFact(code)
  if (!fact) return null
  const told = [pickName(isChinese, fact.name, fact.enName), normInForce(fact)].filter(Boolean).join(' · ')
  return <div className="text-meta text-second">{told}</div>
}

/** A small picture by its key; decorative beside the name. */
export function RecordPicture({ picture, isSmall = false }: { picture: string; isSmall?: boolean }) {
  const size = isSmall ? 'h-32 max-w-72 w-auto' : 'size-64'
  return (
    <RetriedImage
      className={`${size} rounded-sm bg-paper object-contain`}
      src={`/images/${picture}?width=160`}
      width={64}
      height={64}
    />
  )
}

/** A currency by its name in the reader's language and its code: "Euro (EUR)". */
export function currencyText(code: string, t: TFunction, language: string): string {
  // `Intl` throws for codes that are not three letters.
  const names = /^[a-z]{3}$/i.test(code)
    ? new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' })
    : null
  const name = names?.of(code)
  return name === undefined || name === code ? code : t('records.currencyOf', { name, code })
}
