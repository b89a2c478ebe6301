import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LAST_RANK, type AttributeEntry } from '../../../../contract/keeping/product-record.ts'
import { brandNameOf, nameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { categoryList, colorList } from '../../../catalogue/queries.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { everyBrand } from '../queries.ts'
import { useKnownAttributes } from './attributes/known-attributes.ts'
import { useForm } from './form-context.ts'
import styles from './ValueWords.module.css'

/** A field's value for people: names for ids, pictures as pictures, lists line by line. */
export function useValueWords(): (field: string, value: unknown) => ReactNode {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { record } = useForm()
  const attributes = useKnownAttributes(record)
  const { data: brands = [] } = useQuery(everyBrand)
  const { data: categories = [] } = useQuery(categoryList)
  const { data: colors = [] } = useQuery(colorList)

  const attributeLine = (entry: AttributeEntry): string => {
    const known = attributes.find(({ id }) => id === entry.attributeId)
    const optionName = (option: { id: string } | { name: string | null; enName: string | null }) => {
      const names = 'id' in option ? known?.options.find(({ id }) => id === option.id) : option
      return names ? pickName(isChinese, names.name, names.enName) : ''
    }
    const said = {
      text: () =>
        pickName(isChinese, entry.type === 'text' ? entry.text : null, entry.type === 'text' ? entry.enText : null),
      number: () => (entry.type === 'number' ? String(entry.number) : ''),
      range: () => (entry.type === 'range' ? `${entry.low} – ${entry.high}` : ''),
      choice: () => (entry.type === 'choice' ? entry.options.map(optionName).join(', ') : ''),
      boolean: () => t(entry.type === 'boolean' && entry.yes ? 'keptProducts.form.yes' : 'keptProducts.form.no'),
    }
    return `${known?.name ?? entry.attributeId}: ${said[entry.type]()}`
  }
  return (field, value) => {
    if (value === null || value === undefined || value === '') return null
    if (field === 'brandId') {
      const brand = brands.find(({ id }) => id === value)
      return brand ? brandNameOf(isChinese, brand) : textOf(value)
    }
    if (field === 'categoryId') {
      const category = categories.find(({ id }) => id === value)
      return category ? nameOf(isChinese, category) : textOf(value)
    }
    if (field === 'colorId') return colors.find(({ id }) => id === value)?.name ?? textOf(value)
    if (field === 'status')
      return t(value === 'on_sale' ? 'keptProducts.statuses.on_sale' : 'keptProducts.statuses.withdrawn')
    if (field === 'rank' && value === LAST_RANK) return null
    if (field === 'attrs') return <Lines lines={(value as AttributeEntry[]).map(attributeLine)} />
    if (isPictures(value)) return <Pictures pictures={Array.isArray(value) ? value : [value]} />
    if (field === 'skuOrder') {
      const models = (value as string[]).map((one) => record.skus.find(({ id }) => id === one)?.fields.model ?? one)
      return <Lines lines={models} />
    }
    if (Array.isArray(value)) return <Lines lines={value.map(partsOf)} />
    if (typeof value === 'boolean') return t(value ? 'keptProducts.form.yes' : 'keptProducts.form.no')
    return textOf(value)
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The visible facts of a certificate or a download. */
function partsOf(one: unknown): string {
  const { number, name, enName, scheme, kind, issuedOn, expiresOn } = Object(one) as Record<string, string | null>
  return [number, name, enName, scheme, kind, issuedOn, expiresOn].filter(Boolean).join(' · ')
}

interface ShownPicture {
  picture: string
  mmWidth: number | null
}

function isPictures(value: unknown): value is ShownPicture | ShownPicture[] {
  const one = (Array.isArray(value) ? value[0] : value) as unknown
  return typeof one === 'object' && one !== null && 'picture' in one
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Pictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  return (
    <span className={styles['pictures']}>
      {pictures.map(({ picture, mmWidth }) => (
        <span key={picture}>
          <Picture address={`/images/${picture}`} alt="" sizes="64px" fit="contain" />
          {mmWidth !== null && <small>{mmWidth} mm</small>}
        </span>
      ))}
    </span>
  )
}
