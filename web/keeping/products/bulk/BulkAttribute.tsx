import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../../catalogue/names.ts'
import { attributesOf } from '../../../catalogue/queries.ts'
import { ChooseField } from '../../../kit/fields/ChooseField.tsx'
import { AttributeValue } from '../form/attributes/AttributeValue.tsx'
import { attributeChoices, emptyEntry, knownOnes } from '../form/attributes/known-attributes.ts'
import type { BulkFormProps } from './bulk-draft.ts'

/** An attribute and its new value. */
export function BulkAttribute({ draft: { attributeId, how, entry }, onChange }: BulkFormProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: used = [] } = useQuery(attributesOf(null))
  const attributes = knownOnes(used, isChinese)
  const attribute = attributes.find(({ id }) => id === attributeId)
  return (
    <>
      <ChooseField
        label={t('keptProducts.bulk.attribute')}
        noneText={t('keptProducts.noneFound')}
        options={attributeChoices(attributes)}
        value={attributeId}
        onChange={(id) => {
          const chosen = attributes.find((one) => one.id === id)
          onChange({ attributeId: id, entry: chosen ? emptyEntry(chosen) : null })
        }}
      />
      {attribute && entry && how === 'set' && (
        <AttributeValue
          attribute={attribute}
          named={[...attribute.named]}
          entry={entry}
          onChange={(next) => onChange({ entry: next })}
        />
      )}
    </>
  )
}
