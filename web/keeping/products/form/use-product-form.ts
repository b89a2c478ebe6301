import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import { useAskBeforeLeaving } from '../../../kit/history/leaving.ts'
import { blankSku, freeModel } from './blank.ts'
import { mistakesIn, type Mistakes } from './checks.ts'
import {
  productDraftOf,
  isUnedited,
  noEdits,
  withNewSku,
  withoutSku,
  withProductField,
  withSkuField,
  withSkuKept,
  withSkuMoved,
  type EditedProduct,
  type Edits,
} from './edits.ts'
import type { ProductFormState } from './form-context.ts'
import { keepProductEdits, readProductEdits } from './kept-edits.ts'
import { mistakeWithin } from './refused-path.ts'

let made = 0

interface Whose {
  memberId: string
  productId: string
}

/** The state of a product's form: the changes, kept while the tab is open, and their mistakes. */
export function useProductForm(record: KeptProductDetail, whose: Whose, firstSkuId: string | null) {
  const [edits, setEdits] = useState<Edits>(() => begun(whose))
  const [wasRestored] = useState(() => whose.productId !== 'new' && !isUnedited(edits))
  const [selectedKey, select] = useState<string | null>(firstSkuId)
  const [isChecked, setIsChecked] = useState(false)
  const [refusals, setRefusals] = useState<Mistakes>({})
  const isUnsaved = !isUnedited(edits)
  useAskBeforeLeaving(isUnsaved)
  // Session storage is outside React.
  useEffect(() => keepProductEdits(whose, isUnedited(edits) ? noEdits : edits), [whose, edits])

  const draft = productDraftOf(record, edits)
  const shown = draft.skus.find(({ key, isRemoved }) => key === selectedKey && !isRemoved)
  const own = useMistakes(draft)
  const mistakes: Mistakes = { ...(isChecked ? own : {}), ...refusals }
  const change = (next: (before: Edits) => Edits) => {
    setRefusals({})
    setEdits(next)
  }
  const addSku = (after?: string) => {
    const like = draft.skus.find(({ key }) => key === after)?.fields
    const models = draft.skus.map(({ fields }) => fields.model)
    const key = newSkuKey()
    const fields = like ? { ...like, model: freeModel(like.model, models) } : blankSku
    change((before) => withNewSku(before, { key, fields }))
    select(key)
  }
  const form: ProductFormState = {
    record,
    draft,
    selectedKey: (shown ?? draft.skus.find(({ isRemoved }) => !isRemoved))?.key ?? null,
    select,
    setProduct: (part) => change((before) => withProductField(record, before, part)),
    setSku: (key, part) => change((before) => withSkuField(record, before, { key, part })),
    addSku,
    removeSku: (key) => change((before) => withoutSku(before, key)),
    keepSku: (key) => change((before) => withSkuKept(before, key)),
    moveSku: (key, step) => change((before) => withSkuMoved(record, before, { key, step })),
    mistakeAt: (path) => mistakes[path],
    mistakeWithin: (path) => mistakeWithin(mistakes, path),
    findPicture: (key) => [...edits.pictures, ...record.pictures].find(({ picture }) => picture === key),
    notePicture: (facts) => setEdits((before) => ({ ...before, pictures: [...before.pictures, facts] })),
    findDocument: (key) => [...edits.documents, ...record.documents].find(({ document }) => document === key),
    noteDocument: (facts) => setEdits((before) => ({ ...before, documents: [...before.documents, facts] })),
  }
  return {
    form,
    edits,
    isUnsaved,
    wasRestored,
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
      setEdits(whose.productId === 'new' ? withFirstSku(noEdits) : noEdits)
    },
  }
}

function begun(whose: Whose): Edits {
  const kept = readProductEdits(whose)
  if (whose.productId !== 'new' || !isUnedited(kept)) return kept
  return withFirstSku(kept)
}

/** A product needs at least one SKU. */
function withFirstSku(edits: Edits): Edits {
  return { ...edits, newSkus: [{ key: newSkuKey(), fields: blankSku }] }
}

function newSkuKey(): string {
  made += 1
  return `new-${Date.now()}-${made}`
}

function useMistakes(draft: EditedProduct): Mistakes {
  const { t } = useTranslation()
  return mistakesIn(draft, (wrong) => t(`keptProducts.form.wrong.${wrong}`))
}
