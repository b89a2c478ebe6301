import { IconAlertCircle, IconArrowDown, IconArrowUp, IconCopy, IconHistory, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import buttons from '../../../../kit/buttons.module.css'
import { skuPath } from '../checks.ts'
import type { DraftSku } from '../edits.ts'
import { ChangesLink } from '../ChangesLink.tsx'
import { useForm } from '../form-context.ts'
import styles from './SkuTable.module.css'
import { SkuCell, tableFields } from './SkuCell.tsx'

/** On a phone, where a SKU is a card of two columns. */
const wideFields: ReadonlySet<string> = new Set(['model', 'enName', 'name'])

/** The product's SKUs: the most edited fields in a table, on a phone in cards; all fields of one below it. */
export function SkuTable() {
  const { t } = useTranslation()
  const { draft } = useForm()
  const { skus } = draft
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('keptProducts.form.sku.table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('keptProducts.form.sku.shown')}</span>
            </th>
            {tableFields.map((field) => (
              <th key={field} scope="col">
                {t(`keptProducts.form.skuField.${field}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('keptProducts.form.sku.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku) =>
            sku.isRemoved ? <RemovedRow key={sku.key} sku={sku} /> : <SkuRow key={sku.key} sku={sku} />,
          )}
        </tbody>
      </table>
    </div>
  )
}

function SkuRow({ sku }: { sku: DraftSku }) {
  const { t } = useTranslation()
  const { selectedKey, select, mistakeAt, mistakeWithin } = useForm()
  const isWrong = mistakeWithin(`skus[${sku.called}]`) !== undefined
  const model = sku.called || t('keptProducts.form.sku.newModel')
  const isSelected = sku.key === selectedKey
  return (
    <tr data-selected={isSelected || undefined} data-wrong={isWrong || undefined}>
      <td className={styles['pick']} data-wide>
        <input
          type="radio"
          name="sku"
          className={styles['radio']}
          aria-label={t('keptProducts.form.sku.details', { model })}
          checked={isSelected}
          onChange={() => select(sku.key)}
        />
        <span className={styles['caption']} aria-hidden>
          {model}
        </span>
        {isWrong && (
          <span className={styles['wrong']}>
            <IconAlertCircle aria-hidden />
            <span className="visually-hidden">{t('keptProducts.form.sku.wrong', { model })}</span>
          </span>
        )}
      </td>
      {tableFields.map((field) => (
        <td key={field} data-wide={wideFields.has(field) || undefined}>
          <span className={styles['caption']} aria-hidden>
            {t(`keptProducts.form.skuField.${field}`)}
          </span>
          <SkuCell sku={sku} field={field} model={model} error={mistakeAt(skuPath(sku, field))} />
        </td>
      ))}
      <td data-wide>
        <SkuActions sku={sku} model={model} />
      </td>
    </tr>
  )
}

function SkuActions({ sku: { key, isNew }, model }: { sku: DraftSku; model: string }) {
  const { t } = useTranslation()
  const { draft, addSku, removeSku, moveSku } = useForm()
  const alike = draft.skus.filter((sku) => sku.isNew === isNew)
  const place = alike.findIndex((sku) => sku.key === key)
  const isLast = draft.skus.filter(({ isRemoved }) => !isRemoved).length <= 1
  return (
    <div className={styles['actions']}>
      <button
        type="button"
        className={buttons['icon']}
        aria-label={t('keptProducts.form.sku.earlier', { model })}
        aria-disabled={place === 0}
        onClick={() => moveSku(key, -1)}
      >
        <IconArrowUp />
      </button>
      <button
        type="button"
        className={buttons['icon']}
        aria-label={t('keptProducts.form.sku.later', { model })}
        aria-disabled={place === alike.length - 1}
        onClick={() => moveSku(key, 1)}
      >
        <IconArrowDown />
      </button>
      <button
        type="button"
        className={buttons['icon']}
        aria-label={t('keptProducts.form.sku.duplicate', { model })}
        onClick={() => addSku(key)}
      >
        <IconCopy />
      </button>
      {!isNew && (
        <ChangesLink
          entity="sku"
          id={key}
          className={buttons['icon']}
          label={t('keptProducts.form.sku.changes', { model })}
        >
          <IconHistory />
        </ChangesLink>
      )}
      <button
        type="button"
        className={buttons['icon']}
        aria-label={t('keptProducts.form.sku.remove', { model })}
        title={isLast ? t('keptProducts.form.sku.lastOne') : undefined}
        aria-disabled={isLast}
        onClick={() => !isLast && removeSku(key)}
      >
        <IconTrash />
      </button>
    </div>
  )
}

/** A SKU that the next save deletes; until then it can be kept. */
function RemovedRow({ sku: { key, called } }: { sku: DraftSku }) {
  const { t } = useTranslation()
  const { keepSku } = useForm()
  return (
    <tr className={styles['removed']}>
      <td colSpan={tableFields.length + 1}>{t('keptProducts.form.sku.removed', { model: called })}</td>
      <td>
        <button type="button" className={buttons['plain']} onClick={() => keepSku(key)}>
          {t('keptProducts.form.sku.bringBack')}
        </button>
      </td>
    </tr>
  )
}
