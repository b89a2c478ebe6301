import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LAST_RANK, type AttributeEntry } from '../../../../contract/keeping/product-record.ts'
import type { ProductConflict } from '../../../../contract/keeping/products.ts'
import { brandNameOf, nameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { categoryList, colorList } from '../../../catalogue/queries.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { ConflictDialog } from '../../ConflictDialog.tsx'
import { useFieldName } from '../field-names.ts'
import { everyBrand } from '../queries.ts'
import { useKnownAttributes } from './attributes/known-attributes.ts'
import { fieldsAtOdds, type FieldAtOdds } from './conflict.ts'
import type { Edits } from './edits.ts'
import { useDraft } from './use-product-form.ts'
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
  const told = useValueWords()
  const { fields, skus } = conflict.record
  const nameOfOdd = ({ skuId, field }: FieldAtOdds): string => {
    const model = skus.find(({ id }) => id === skuId)?.fields.model
    return fieldName(skuId === null ? field : `skus[${model ?? ''}].${field}`)
  }
  return (
    <ConflictDialog
      what={pickName(isChinese, fields.name, fields.enName) || t('keptProducts.column.product')}
      fields={fieldsAtOdds(conflict, edits).map((odd) => {
        const { key, field, yours, theirs, before } = odd
        const values = { yours: told(field, yours), theirs: told(field, theirs), before: told(field, before) }
        return { key, name: nameOfOdd(odd), values }
      })}
      isSaving={saving.isPending}
      onChoose={saving.settle}
      onBack={saving.backToForm}
    />
  )
}

/** A field's value for people: names for ids, pictures as pictures, lists line by line. */
function useValueWords(): (field: string, value: unknown) => ReactNode {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { record } = useDraft()
  const attributeLine = useAttributeLine()
  const { data: brands = [] } = useQuery(everyBrand)
  const { data: categories = [] } = useQuery(categoryList)
  const { data: colors = [] } = useQuery(colorList)
  const find = <One extends { id: string }>(all: readonly One[], id: unknown) => all.find((one) => one.id === id)
  const namesOf: Record<string, (id: unknown) => string | undefined> = {
    brandId: (id) => {
      const brand = find(brands, id)
      return brand && brandNameOf(isChinese, brand)
    },
    categoryId: (id) => {
      const category = find(categories, id)
      return category && nameOf(isChinese, category)
    },
    colorId: (id) => find(colors, id)?.name,
    status: (value) => t(`keptProducts.statuses.${value === 'on_sale' ? 'on_sale' : 'withdrawn'}`),
  }
  const lineOf = (field: string, one: unknown): string => {
    if (field === 'attrs') return attributeLine(one as AttributeEntry)
    if (field === 'skuOrder') return find(record.skus, one)?.fields.model ?? String(one)
    return partsOf(one)
  }
  return (field, value) => {
    if (value === null || value === undefined || value === '') return null
    if (field === 'rank' && value === LAST_RANK) return null
    const name = namesOf[field]?.(value)
    if (name !== undefined) return name
    const list = (Array.isArray(value) ? value : [value]) as unknown[]
    if (list.length > 0 && list.every(isPicture)) return <Pictures pictures={list} />
    if (Array.isArray(value)) return list.map((one) => <Line key={JSON.stringify(one)} text={lineOf(field, one)} />)
    if (typeof value === 'boolean') return t(value ? 'keptProducts.form.yes' : 'keptProducts.form.no')
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

function useAttributeLine(): (entry: AttributeEntry) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const attributes = useKnownAttributes(useDraft().record)
  return (entry) => {
    const known = attributes.find(({ id }) => id === entry.attributeId)
    const optionName = (option: { id: string } | { name: string | null; enName: string | null }) => {
      const names = 'id' in option ? known?.options.find(({ id }) => id === option.id) : option
      return names ? pickName(isChinese, names.name, names.enName) : ''
    }
    const said = () => {
      if (entry.type === 'text') return pickName(isChinese, entry.text, entry.enText)
      if (entry.type === 'number') return String(entry.number)
      if (entry.type === 'range') return `${entry.low} – ${entry.high}`
      if (entry.type === 'choice') return entry.options.map(optionName).join(', ')
      return t(entry.yes ? 'keptProducts.form.yes' : 'keptProducts.form.no')
    }
    return `${known?.name ?? entry.attributeId}: ${said()}`
  }
}

/** The visible facts of a certificate or a download. */
function partsOf(one: unknown): string {
  const { number, name, enName, scheme, kind, issuedOn, expiresOn } = Object(one) as Record<string, string | null>
  return [number, name, enName, scheme, kind, issuedOn, expiresOn].filter(Boolean).join(' · ')
}

/** Within a label, which may hold no paragraph. */
function Line({ text }: { text: string }) {
  return <span className="block">{text}</span>
}

interface ShownPicture {
  picture: string
  mmWidth: number | null
}

function isPicture(one: unknown): one is ShownPicture {
  return typeof one === 'object' && one !== null && 'picture' in one
}

function Pictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  return (
    <span className="flex flex-wrap gap-6">
      {pictures.map(({ picture, mmWidth }) => (
        <span key={picture} className="w-64 text-meta text-second">
          <Picture address={`/images/${picture}`} alt="" sizes="64px" fit="contain" />
          {mmWidth !== null && `${mmWidth} mm`}
        </span>
      ))}
    </span>
  )
}
