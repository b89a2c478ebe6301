import { IconAlertCircle, IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../../kit/Button.tsx'
import { NumberField } from '../../../../kit/fields/NumberField.tsx'
import { Radio } from '../../../../kit/fields/Radio.tsx'
import { SelectField } from '../../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { isFocusLost } from '../../../../kit/focus/focus.ts'
import { usePageUnit } from '../../../../kit/page-unit.ts'
import { Table, type Column } from '../../../../kit/Table.tsx'
import { FIELD_UNITS } from '../../field-units.ts'
import { ChangesLink } from '../ChangesLink.tsx'
import type { DraftSku } from '../edits.ts'
import { skuPath } from '../mistakes.ts'
import { useDraft, useFieldsOf } from '../use-product-form.ts'

/** The most edited fields, and how wide they are at least; those of words take a card's whole width on a phone. */
const tableFields = [
  { field: 'model', width: 120, isWide: true },
  { field: 'enName', width: 90, isWide: true },
  { field: 'name', width: 90, isWide: true },
  { field: 'minPrice', width: 62 },
  { field: 'maxPrice', width: 62 },
  { field: 'stock', width: 62 },
  { field: 'leadTimeDays', width: 62 },
  { field: 'status', width: 96 },
] as const
type TableField = (typeof tableFields)[number]['field']

/** The product's SKUs: the most edited fields in a table, on a phone in cards; all fields of one below it. */
export function SkuTable() {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { draft, standing, selectedKey, keepSku } = useDraft()
  const columns: Column<DraftSku>[] = [
    { name: t('keptProducts.form.sku.shown'), as: 'tick', cell: (sku) => <Choice sku={sku} /> },
    ...tableFields.map(({ field, ...look }): Column<DraftSku> => ({
      name: t(`keptProducts.form.skuField.${field}`),
      as: 'field',
      cell: (sku) => <SkuCell sku={sku} field={field} />,
      ...look,
    })),
    {
      name: t('keptProducts.form.sku.actions'),
      as: 'field',
      isWide: true,
      head: <span className="visually-hidden">{t('keptProducts.form.sku.actions')}</span>,
      cell: (sku) => <SkuActions sku={sku} />,
    },
  ]
  return (
    <div {...useFocusOfSkus(standing)} className="grid grid-cols-1 gap-14">
      <Table
        what={t('keptProducts.form.sku.table')}
        columns={columns}
        rows={standing}
        keyOf={({ key }) => key}
        // On a card its fields would touch the edges of such a ground.
        isTicked={isPhone ? undefined : ({ key }) => key === selectedKey}
        isDense
      />
      {draft.skus.map(
        ({ key, called, isRemoved }) =>
          isRemoved && (
            <p key={key} className="flex flex-wrap items-center gap-12 text-meta text-second">
              {t('keptProducts.form.sku.removed', { model: called })}
              <Button isSmall label={t('keptProducts.form.sku.bringBack')} onPress={() => keepSku(key)} />
            </p>
          ),
      )}
    </div>
  )
}

/** A new SKU's model gets the focus. A field keeps it when saving gives its SKU an id, and so another row. */
function useFocusOfSkus(skus: readonly DraftSku[]) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  const before = useRef<readonly string[] | null>(null)
  const follow = useEffectEvent((keys: readonly string[]) => {
    const made = before.current && skus.find(({ key, isNew }) => isNew && !before.current?.includes(key))
    before.current = keys
    const path = made ? skuPath(made, 'model') : last.current?.getAttribute('name')
    const fields = [...(place.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
    if (made || isFocusLost()) fields.findLast(({ name }) => name === path)?.focus()
  })
  const keys = skus.map(({ key }) => key).join(' ')
  // The focus belongs to the document.
  useLayoutEffect(() => follow(keys.split(' ')), [keys])
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target
  }
  return { ref: place, onFocus }
}

/** What a SKU is called in labels; a new one has no model yet. */
function useModelOf(): (sku: DraftSku) => string {
  const { t } = useTranslation()
  return ({ called }) => called || t('keptProducts.form.sku.newModel')
}

/** Chooses the SKU that is shown in full, and says whether anything in it is wrong. */
function Choice({ sku }: { sku: DraftSku }) {
  const { t } = useTranslation()
  const { selectedKey, select, mistakeWithin } = useDraft()
  const model = useModelOf()(sku)
  return (
    <span className="flex items-center gap-6 desk:h-36 desk:pl-6">
      <Radio
        name="sku"
        label={t('keptProducts.form.sku.details', { model })}
        value={sku.key === selectedKey}
        onChoose={() => select(sku.key)}
      />
      <span className="font-medium wrap-anywhere desk:hidden" aria-hidden>
        {model}
      </span>
      {mistakeWithin(`skus[${sku.called}]`) !== undefined && (
        <span className="text-bad">
          <IconAlertCircle aria-hidden className="block size-18" />
          <span className="visually-hidden">{t('keptProducts.form.sku.wrong', { model })}</span>
        </span>
      )}
    </span>
  )
}

/** One field of a SKU, as a cell that is always open. */
function SkuCell({ sku, field }: { sku: DraftSku; field: TableField }) {
  const { t } = useTranslation()
  const { record, setSku, select } = useDraft()
  const { text, any } = useFieldsOf(sku.fields, skuPath(sku, ''), (part) => setSku(sku.key, part))
  const shared = {
    isCell: true,
    of: t('keptProducts.form.sku.of', { model: useModelOf()(sku), field: '' }).trim(),
    label: t(`keptProducts.form.skuField.${field}`),
  }
  const onFocus = () => select(sku.key)
  if (field === 'status') {
    const options = (['on_sale', 'withdrawn'] as const).map((value) => ({
      value,
      label: t(`keptProducts.statuses.${value}`),
    }))
    return <SelectField {...shared} {...any(field)} options={options} />
  }
  if (field === 'model') return <TextField {...shared} {...text(field, '')} onFocus={onFocus} lang="en" />
  if (field === 'name' || field === 'enName') {
    const stored = record.skus.find(({ id }) => id === sku.key)
    // The name that follows from attributes, colour and size, where none is stated.
    const told = field === 'name' ? stored?.variantName : stored?.variantEnName
    const lang = field === 'name' ? 'zh-CN' : 'en'
    return <TextField {...shared} {...text(field)} onFocus={onFocus} lang={lang} placeholder={told} />
  }
  const { priceQuantity } = sku.fields
  const per = field.endsWith('Price') && priceQuantity !== 1 ? `/ ${priceQuantity}` : undefined
  return <NumberField {...shared} {...any(field)} onFocus={onFocus} unit={FIELD_UNITS[field]} note={per} />
}

function SkuActions({ sku }: { sku: DraftSku }) {
  const { t } = useTranslation()
  const { draft, standing, addSku, removeSku, moveSku } = useDraft()
  const model = useModelOf()(sku)
  const alike = draft.skus.filter(({ isNew }) => isNew === sku.isNew)
  const place = alike.findIndex(({ key }) => key === sku.key)
  const steps = [
    { step: -1, icon: IconArrowUp, label: t('keptProducts.form.sku.earlier', { model }), isEnd: place === 0 },
    { step: 1, icon: IconArrowDown, label: t('keptProducts.form.sku.later', { model }), isEnd: place === alike.length - 1 }, // prettier-ignore
  ] as const
  return (
    <div className="flex items-center desk:h-36">
      {steps.map(({ step, icon, label, isEnd }) => (
        <IconButton
          key={step}
          isSmall
          icon={icon}
          label={label}
          why={isEnd ? t('keptProducts.form.sku.atEnd') : undefined}
          onPress={() => moveSku(sku.key, step)}
        />
      ))}
      <IconButton
        isSmall
        icon={IconCopy}
        label={t('keptProducts.form.sku.duplicate', { model })}
        onPress={() => addSku(sku.key)}
      />
      {!sku.isNew && <ChangesLink entity="sku" id={sku.key} model={model} />}
      <IconButton
        isSmall
        icon={IconTrash}
        label={t('keptProducts.form.sku.remove', { model })}
        why={standing.length <= 1 ? t('keptProducts.form.sku.lastOne') : undefined}
        onPress={() => removeSku(sku.key)}
      />
    </div>
  )
}
