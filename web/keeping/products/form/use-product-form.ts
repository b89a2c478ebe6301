import { createContext, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import { useAskBeforeLeaving } from '../../../kit/history/leaving.ts'
import { readStored, removeStored, writeStored } from '../../../kit/storage.ts'
import { blankSku, freeModel } from './blank.ts'
import * as editing from './edits.ts'
import { isUnedited, noEdits, productDraftOf, type Edits, type Part, type ProductPart, type SkuPart } from './edits.ts'
import { mistakesIn, mistakeWithin, type Mistakes } from './mistakes.ts'

let made = 0

/** The form of a member; `productId` is `new` for a product that is not yet made. */
export interface Whose {
  memberId: string
  productId: string
}

/** The state of a product's form: the changes, kept while the tab is open, and their mistakes. */
export function useProductForm(record: KeptProductDetail, whose: Whose, firstSkuId: string | null) {
  const { t } = useTranslation()
  const [edits, setEdits] = useState<Edits>(() => begun(whose, readKept(whose)))
  const [wasRestored] = useState(() => whose.productId !== 'new' && !isUnedited(edits))
  const [chosenKey, select] = useState<string | null>(firstSkuId)
  const [isChecked, setIsChecked] = useState(false)
  const [refusals, setRefusals] = useState<Mistakes>({})
  const isLocked = useRef(false)
  const isUnsaved = !isUnedited(edits)
  useAskBeforeLeaving(isUnsaved)
  // Session storage is outside React.
  useEffect(() => keep(whose, edits), [whose, edits])
  const draft = productDraftOf(record, edits)
  const standing = draft.skus.filter(({ isRemoved }) => !isRemoved)
  const own = mistakesIn(draft, (wrong) => t(`keptProducts.form.wrong.${wrong}`))
  const mistakes: Mistakes = { ...(isChecked ? own : {}), ...refusals }
  const change = (next: (before: Edits) => Edits) => {
    // What is typed while it is being saved would be lost with the saved edits.
    if (isLocked.current) return
    setRefusals({})
    setEdits(next)
  }
  const addSku = (after?: string) => {
    const like = draft.skus.find(({ key }) => key === after)?.fields
    const models = draft.skus.map(({ fields }) => fields.model)
    const sku = newSku(like && { ...like, model: freeModel(like.model, models) })
    change((before) => editing.withNewSku(before, sku))
    select(sku.key)
  }
  const form = {
    record,
    draft,
    /** Without those that the next save removes. */
    standing,
    /** The SKU shown in full and in the preview. */
    selectedKey: (standing.find(({ key }) => key === chosenKey) ?? standing[0])?.key ?? null,
    select,
    setProduct: (part: ProductPart) => change((before) => editing.withProductField(record, before, part)),
    setSku: (key: string, part: SkuPart) => change((before) => editing.withSkuField(record, before, { key, part })),
    addSku,
    removeSku: (key: string) => change((before) => editing.withoutSku(before, key)),
    keepSku: (key: string) => change((before) => editing.withSkuKept(before, key)),
    moveSku: (key: string, step: 1 | -1) => change((before) => editing.withSkuMoved(record, before, { key, step })),
    /** The mistake of a field, by its path in the API. */
    mistakeAt: (path: string): string | undefined => mistakes[path],
    /** The mistake of a field or of something within it. */
    mistakeWithin: (path: string) => mistakeWithin(mistakes, path),
    findPicture: (key: string) => [...edits.pictures, ...record.pictures].find(({ picture }) => picture === key),
    findDocument: (key: string) => [...edits.documents, ...record.documents].find(({ document }) => document === key),
    /** Of a picture or a document that was uploaded meanwhile. */
    note: ({ pictures = [], documents = [] }: Partial<Pick<Edits, 'pictures' | 'documents'>>) =>
      setEdits((before) => ({
        ...before,
        pictures: [...before.pictures, ...pictures],
        documents: [...before.documents, ...documents],
      })),
  }
  return {
    form,
    edits,
    isUnsaved,
    wasRestored,
    /** Whether changes are taken no longer, while it is being saved. */
    lock: (isSaving: boolean) => {
      isLocked.current = isSaving
    },
    mistakes,
    /** Whether everything can be sent; if not, mistakes are shown at their fields from now on. */
    check: () => {
      setIsChecked(true)
      return Object.keys(own).length === 0
    },
    wrongFields: own,
    refuse: setRefusals,
    setEdits,
    begin: () => {
      setIsChecked(false)
      setRefusals({})
      setEdits(begun(whose, noEdits))
    },
  }
}

/** The form of one product, for its parts. */
export type ProductFormState = ReturnType<typeof useProductForm>['form']

export const ProductFormContext = createContext<ProductFormState | null>(null)

export function useDraft(): ProductFormState {
  const form = use(ProductFormContext)
  if (!form) throw new Error('its parts stand within a product’s form')
  return form
}

/**
 * What the kit's fields need for a part of the product: the product itself, a SKU, a certificate. `path` is the part's in the API, to
 * which a field's name is added; an empty text is stored as `none`.
 */
export function useFieldsOf<Whole extends object>(
  part: Whole,
  path: string,
  set: (changes: Part<keyof Whole & string>) => void,
) {
  const { mistakeAt } = useDraft()
  type Name = keyof Whole & string
  const at = (field: Name) => ({ name: `${path}${field}`, error: mistakeAt(`${path}${field}`) })
  const put = (field: Name, value: unknown) => set({ [field]: value } as Part<Name>)
  const textIn = (field: Name) => (part[field] ?? '') as string
  return {
    any: <Field extends Name>(field: Field) => ({
      ...at(field),
      value: part[field],
      onChange: (value: unknown) => put(field, value),
    }),
    text: (field: Name, none: '' | null = null) => ({
      ...at(field),
      value: textIn(field),
      onChange: (text: string) => put(field, text || none),
    }),
    choice: (field: Name, none: '' | null = null) => ({
      ...at(field),
      value: textIn(field) || null,
      onChange: (value: string | null) => put(field, value ?? none),
    }),
  }
}

/** A new product needs at least one SKU. */
function begun({ productId }: Whose, edits: Edits): Edits {
  return productId === 'new' && isUnedited(edits) ? { ...edits, newSkus: [newSku()] } : edits
}

function newSku(fields = blankSku): Edits['newSkus'][number] {
  made += 1
  return { key: `new-${Date.now()}-${made}`, fields }
}

/** In session storage: changes outlive a reload and an expired session, and nobody finds them later. */
const here = () => sessionStorage
const storageKeyOf = ({ memberId, productId }: Whose) => `quarry-kept-product-${memberId}-${productId}`

function readKept(whose: Whose): Edits {
  try {
    return { ...noEdits, ...(JSON.parse(readStored(storageKeyOf(whose), here) ?? '{}') as Edits) }
  } catch {
    return noEdits
  }
}

function keep(whose: Whose, edits: Edits): void {
  if (isUnedited(edits)) removeStored(storageKeyOf(whose), here)
  else writeStored(storageKeyOf(whose), JSON.stringify(edits), here)
}
