import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as calls from '../../../../contract/keeping/products.ts'
import type { KeptProduct, KeptProductDetail, KeptSku, ProductConflict } from '../../../../contract/keeping/products.ts'
import type { ProductFields, SkuFields } from '../../../../contract/keeping/product-record.ts'
import { AnswerError, call } from '../../../api.ts'
import { nameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { reasonOf, saysUnknown } from '../../../errors/message.ts'
import { refusalsIn } from '../../../errors/refusals.ts'
import { ConflictDialog, type Side } from '../../ConflictDialog.tsx'
import { readProductsAgain, showProduct } from '../queries.ts'
import { useSavedToast } from '../saved.ts'

export type ProductPart = Partial<Pick<ProductFields, 'name' | 'enName' | 'rank'>>
export type SkuPart = Partial<Pick<SkuFields, 'minPrice' | 'maxPrice' | 'stock' | 'leadTimeDays'>>
type Part = ProductPart & SkuPart

/** A change of one field in the list. */
interface RowEdit {
  /** The record's name, and the field's. */
  what: string
  field: string
  was: Part
  is: Part
  send: (was: Part, is: Part) => Promise<KeptProductDetail>
  /** The same fields of the answered record. */
  standing: (record: KeptProductDetail) => Part
}

interface Conflict {
  edit: RowEdit
  theirs: Part
  /** Settles the cell's promise: with the reason why it stays open, or null. */
  answer: (refusal: string | null) => void
}

interface RowEdits {
  saveProduct: (product: KeptProduct, part: ProductPart, field: string) => Promise<string | null>
  saveSku: (sku: KeptSku, part: SkuPart, field: string) => Promise<string | null>
}

const RowEditsContext = createContext<RowEdits | null>(null)

/** How cells of the list are saved; answers why a value was refused, or null. */
export function useRowEdits(): RowEdits {
  const edits = use(RowEditsContext)
  if (!edits) throw new Error('cells of the list stand within RowEditing')
  return edits
}

/** Saves edits of rows, one field at a time. If somebody else was faster, the person sees both values and chooses. */
export function RowEditing({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { edits, conflict, isSaving, choose, end } = useRowSaving()
  return (
    <RowEditsContext value={edits}>
      {children}
      {conflict && (
        <ConflictDialog
          what={conflict.edit.what}
          fields={[
            {
              key: 'field',
              name: conflict.edit.field,
              values: {
                yours: textOf(conflict.edit.is),
                theirs: textOf(conflict.theirs),
                before: textOf(conflict.edit.was),
              },
            },
          ]}
          isSaving={isSaving}
          onChoose={({ field }) => void choose(field)}
          onBack={() => end(t('keptProducts.changedMeanwhile'))}
        />
      )}
    </RowEditsContext>
  )
}

function useRowSaving() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const client = useQueryClient()
  const saySaved = useSavedToast()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  const send = async (edit: RowEdit): Promise<string | null> => {
    try {
      const detail = await edit.send(edit.was, edit.is)
      showProduct(client, detail)
      saySaved(() => edit.send(edit.standing(detail), edit.was))
      return null
    } catch (error) {
      if (error instanceof AnswerError && error.code === 409) {
        const theirs = edit.standing((error.data as ProductConflict).record)
        return new Promise((answer) => setConflict({ edit, theirs, answer }))
      }
      const [refusal] = Object.values(refusalsIn(error) ?? {})
      if (!refusal && saysUnknown(error)) return t('keptProducts.gone')
      return refusal ?? reasonOf(error, t)
    }
  }
  const end = (answer: string | null) => {
    conflict?.answer(answer)
    setConflict(null)
  }
  const choose = async (side: Side | undefined) => {
    if (!conflict) return
    const { edit, theirs } = conflict
    if (side === 'theirs') {
      client.removeQueries({ queryKey: [calls.getKeptProduct.path] })
      readProductsAgain(client)
      return end(null)
    }
    setIsSaving(true)
    const refusal = await send({ ...edit, was: theirs, is: side === 'before' ? edit.was : edit.is })
    setIsSaving(false)
    end(refusal)
  }

  const saveProduct: RowEdits['saveProduct'] = (product, part, field) =>
    send({
      what: pickName(isChinese, product.name, product.enName) || product.key,
      field,
      was: pick(product, part),
      is: part,
      send: (before, after) => call(calls.updateProduct, { id: product.id, was: before, is: after }),
      standing: (record) => pick(record.fields, part),
    })
  const saveSku: RowEdits['saveSku'] = (sku, part, field) =>
    send({
      what: `${nameOf(isChinese, { name: sku.name ?? '', enName: sku.enName ?? '' })} ${sku.model}`,
      field,
      was: pick(sku, part),
      is: part,
      send: (before, after) => call(calls.updateSku, { id: sku.id, was: before, is: after }),
      standing: (record) => pick(record.skus.find(({ id }) => id === sku.id)?.fields ?? {}, part),
    })
  return { edits: { saveProduct, saveSku }, conflict, isSaving, choose, end }
}

function pick(record: Part, part: Part): Part {
  return Object.fromEntries(Object.keys(part).map((key) => [key, record[key as keyof Part] ?? null]))
}

function textOf(part: Part): string {
  return Object.values(part)
    .filter((value) => value !== null && value !== undefined)
    .join(' – ')
}
