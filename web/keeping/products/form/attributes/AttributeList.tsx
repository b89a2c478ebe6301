import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { kindsOfCategory } from '../../../../../contract/facts/category-kinds.ts'
import type { AttributeEntry } from '../../../../../contract/keeping/product-record.ts'
import type { Category } from '../../../../../contract/lookups.ts'
import { categoryList } from '../../../../catalogue/queries.ts'
import { IconButton } from '../../../../kit/Button.tsx'
import { ChooseField } from '../../../../kit/fields/ChooseField.tsx'
import { useDraft } from '../use-product-form.ts'
import { AttributeValue } from './AttributeValue.tsx'
import { attributeChoices, emptyEntry, useKnownAttributes } from './known-attributes.ts'

interface AttributeListProps {
  entries: readonly AttributeEntry[]
  /** The path in the API, for mistakes: `attrs`, `skus[OAK-1].attrs`. */
  path: string
  onChange: (entries: readonly AttributeEntry[]) => void
}

/** The attributes of a product or a SKU. */
export function AttributeList({ entries, path, onChange }: AttributeListProps) {
  const { t } = useTranslation()
  const { record, draft, mistakeWithin } = useDraft()
  const { data: categories = [] } = useQuery(categoryList)
  const attributes = useKnownAttributes(record)
  const free = attributes.filter(({ id }) => !entries.some(({ attributeId }) => attributeId === id))
  const kinds = kindsOfCategory(pathOf(draft.product.categoryId, categories))
  return (
    <>
      {entries.length === 0 && <p className="text-meta text-second">{t('keptProducts.form.attribute.none')}</p>}
      <ul className="grid columns-fill-360 gap-x-28 gap-y-16 empty:hidden">
        {entries.map((entry, place) => {
          const known = attributes.find(({ id }) => id === entry.attributeId)
          const attribute = known ?? { name: entry.attributeId, unit: null, options: [], named: [], fact: undefined }
          return (
            <li key={entry.attributeId} data-field={`${path}[${place}]`} className="flex items-start gap-6">
              <div className="min-w-0 flex-1">
                <AttributeValue
                  attribute={attribute}
                  named={[...attribute.named]}
                  entry={entry}
                  error={mistakeWithin(`${path}[${place}]`)}
                  onChange={(next) => onChange(entries.map((one) => (one === entry ? next : one)))}
                />
              </div>
              <div className="mt-28">
                <IconButton
                  icon={IconX}
                  label={t('keptProducts.form.attribute.remove', { name: attribute.name })}
                  onPress={() => onChange(entries.filter((one) => one !== entry))}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <div className="max-w-340">
        <ChooseField
          label={t('keptProducts.form.attribute.add')}
          placeholder={t('keptProducts.form.attribute.addPlaceholder')}
          options={attributeChoices(free, kinds)}
          value={null}
          onChange={(id) => {
            const chosen = free.find((one) => one.id === id)
            if (chosen) onChange([...entries, emptyEntry(chosen)])
          }}
        />
      </div>
    </>
  )
}

/** A category and those above it. */
function pathOf(id: string, categories: readonly Category[]): Category[] {
  const category = categories.find((one) => one.id === id)
  return category ? [...pathOf(category.parentId, categories), category] : []
}
