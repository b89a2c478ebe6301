import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { ProductConflict } from '../../../../contract/keeping/products.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { ConflictDialog } from '../../ConflictDialog.tsx'
import { useFieldName } from '../field-names.ts'
import { fieldsAtOdds, type FieldAtOdds } from './conflict.ts'
import type { Edits } from './edits.ts'
import { useValueWords } from './value-words.tsx'
import type { useSaving } from './use-saving.ts'

interface FormConflictProps {
  conflict: ProductConflict
  edits: Edits
  saving: ReturnType<typeof useSaving>
}

/** Changes that somebody else has made to the product since, field by field. */
export function FormConflict({ conflict, edits, saving }: FormConflictProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const fieldName = useFieldName()
  const wordsOf = useValueWords()
  const { record } = conflict
  const nameOf = ({ skuId, field }: FieldAtOdds): string => {
    const model = record.skus.find(({ id }) => id === skuId)?.fields.model
    return fieldName(skuId === null ? field : `skus[${model ?? ''}].${field}`)
  }
  const told = (odd: FieldAtOdds, value: unknown): ReactNode => wordsOf(odd.field, value)
  return (
    <ConflictDialog
      what={pickName(isChinese, record.fields.name, record.fields.enName) || t('keptProducts.column.product')}
      fields={fieldsAtOdds(conflict, edits).map((odd) => ({
        key: odd.key,
        name: nameOf(odd),
        values: { yours: told(odd, odd.yours), theirs: told(odd, odd.theirs), before: told(odd, odd.before) },
      }))}
      isSaving={saving.isPending}
      onChoose={saving.settle}
      onBack={saving.backToForm}
    />
  )
}
