import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as calls from '../../../../contract/keeping/products.ts'
import type { KeptProductDetail, ProductConflict } from '../../../../contract/keeping/products.ts'
import { AnswerError, call } from '../../../api.ts'
import { saysUnknown } from '../../../errors/message.ts'
import { reportFailure } from '../../../errors/report.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import type { Side } from '../../ConflictDialog.tsx'
import { keptProduct, readProductsAgain, showProduct } from '../queries.ts'
import { refusalIn } from '../refusal.ts'
import { useSavedToast } from '../saved.ts'
import { changeToSend, draftToSend } from './change-to-send.ts'
import { skuPath, type Mistakes } from './checks.ts'
import { fieldsAtOdds, settledEdits, withGoneSkusNew } from './conflict.ts'
import { productDraftOf, type Edits } from './edits.ts'
import { newKey } from './new-key.ts'
import { focusAt, refusedPath } from './refused-path.ts'
import { undoOf, type Undo } from './undo-edits.ts'
import type { useProductForm } from './use-product-form.ts'

const CHANGED_SINCE = 409

interface Saving {
  state: ReturnType<typeof useProductForm>
  record: KeptProductDetail
  whose: { memberId: string; productId: string }
  place: RefObject<HTMLElement | null>
  /** The path of the field to begin at; null: the top. */
  firstPath: string | null
  /** Shows the form where the preview stands in its place. */
  showForm: () => void
}

/** Saves the form, and handles mistakes, somebody else's changes, and a deleted product. */
export function useSaving({ state, record, whose, place, firstPath, showForm }: Saving) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const saySaved = useSavedToast()
  const [conflict, setConflict] = useState<ProductConflict | null>(null)
  const [isGone, setIsGone] = useState(false)
  const key = useRef(newKey())
  const isNew = whose.productId === 'new'
  const goTo = useGoingToFields({ state, place, firstPath, showForm })
  const toMistake = (mistakes: Mistakes) => goTo(Object.keys(mistakes)[0] ?? '')
  const { mutate, isPending } = useMutation({
    mutationFn: async (edits: Edits) => {
      if (!isNew) return call(calls.updateProduct, changeToSend(record.id, edits))
      const { id } = await call(calls.createProduct, draftToSend(edits, record.fields), { idempotencyKey: key.current })
      return call(calls.getKeptProduct, { id })
    },
    meta: { isSilent: true },
    onSuccess: (detail, edits) => {
      setConflict(null)
      setIsGone(false)
      state.begin()
      showProduct(client, detail)
      if (isNew) showToast(t('keptProducts.form.created'))
      else saySaved(() => takeBack(undoOf(edits, record, detail)))
      if (isNew) void navigate(`/operator/products/${detail.id}`, { replace: true })
    },
    onError: (error, edits) => {
      const refusal = refusalIn(error)
      if (error instanceof AnswerError && error.code === CHANGED_SINCE) meet(error.data as ProductConflict, edits)
      else if (refusal) {
        const mistakes = { [refusedPath(refusal.field, { record, edits, isNew })]: refusal.reason }
        // After a refusal, the next request creates another product.
        key.current = newKey()
        state.refuse(mistakes)
        toMistake(mistakes)
      } else if (saysUnknown(error) && !isNew) setIsGone(true)
      else reportFailure(error)
    },
  })
  const meet = (met: ProductConflict, edits: Edits) => {
    const standing = productDraftOf(record, edits).skus
    const gone = met.goneSkus.map((id) => {
      const sku = standing.find(({ key: own }) => own === id)
      return { id, fields: sku && !sku.isRemoved ? sku.fields : null }
    })
    if (gone.length) state.setEdits((before) => withGoneSkusNew(before, gone))
    const models = gone.flatMap(({ fields }) => fields?.model ?? [])
    if (models.length) showToast(t('keptProducts.form.goneSkus', { models: models.join(', ') }))
    client.setQueryData(keptProduct(record.id).queryKey, met.record)
    if (met.fields.length + met.skus.length > 0) setConflict(met)
  }
  const { mutate: restore, isPending: isRestoring } = useMutation({
    mutationFn: () => call(calls.restoreProducts, { ids: [record.id] }),
    onSuccess: () => {
      readProductsAgain(client)
      mutate(state.edits)
    },
  })
  return {
    conflict,
    isGone,
    isPending: isPending || isRestoring,
    goTo,
    save: () => {
      if (isPending || (!state.isUnsaved && !isNew)) return
      if (state.check()) mutate(state.edits)
      else toMistake(state.wrongFields)
    },
    restoreAndSave: () => !isRestoring && restore(),
    settle: (chosen: Readonly<Record<string, Side>>) => {
      if (!conflict) return
      const next = settledEdits(state.edits, fieldsAtOdds(conflict, state.edits), chosen)
      state.setEdits(() => next)
      mutate(next)
    },
    backToForm: () => {
      setConflict(null)
    },
  }
}

/** Focuses a field by its path, and first selects the SKU that it belongs to. */
function useGoingToFields({
  state,
  place,
  firstPath,
  showForm,
}: Pick<Saving, 'state' | 'place' | 'firstPath' | 'showForm'>) {
  const [target, setTarget] = useState<{ path: string } | null>(firstPath === null ? null : { path: firstPath })
  // The fields of another SKU, or of the hidden form, exist only after rendering; the focus belongs to the document.
  useEffect(() => {
    if (target && place.current) focusAt(place.current, target.path)
  }, [target, place])
  return (path: string) => {
    const sku = state.form.draft.skus.find((one) => !one.isRemoved && path.startsWith(skuPath(one, '')))
    showForm()
    if (sku) state.form.select(sku.key)
    setTarget({ path })
  }
}

async function takeBack({ restoredSkus, change }: Undo): Promise<KeptProductDetail> {
  if (restoredSkus.length) await call(calls.restoreSkus, { ids: restoredSkus })
  return call(calls.updateProduct, change)
}
