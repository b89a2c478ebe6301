import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as calls from '../../../../contract/keeping/products.ts'
import type { KeptProductDetail, ProductConflict } from '../../../../contract/keeping/products.ts'
import { AnswerError, call } from '../../../api.ts'
import { saysUnknown } from '../../../errors/message.ts'
import { refusalsIn } from '../../../errors/refusals.ts'
import { reportFailure } from '../../../errors/report.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import type { Side } from '../../ConflictDialog.tsx'
import { keptProduct, readProductsAgain, showProduct } from '../queries.ts'
import { useSavedToast } from '../saved.ts'
import { fieldsAtOdds, settledEdits, withGoneSkusNew } from './conflict.ts'
import { productDraftOf, type DraftSku, type Edits } from './edits.ts'
import { isWithin, skuPath, type Mistakes } from './mistakes.ts'
import { changeToSend, draftToSend, refusedPath, undoOf, type Undo } from './sending.ts'
import type { useProductForm, Whose } from './use-product-form.ts'

const CHANGED_SINCE = 409

interface Saving {
  state: ReturnType<typeof useProductForm>
  record: KeptProductDetail
  whose: Whose
  place: RefObject<HTMLElement | null>
  /** The path of the field to begin at; null: the top. */
  firstPath: string | null
  /** Shows the form where the preview stands in its place. */
  showForm: () => void
}

/** Saves the form, and handles mistakes, somebody else's changes, and a deleted product. */
export function useSaving(saving: Saving) {
  const { state, record, whose } = saving
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const saySaved = useSavedToast()
  const [conflict, setConflict] = useState<ProductConflict | null>(null)
  const [isGone, setIsGone] = useState(false)
  const key = useRef(newKey())
  const isNew = whose.productId === 'new'
  const goTo = useGoingToFields(saving)
  const { mutate, isPending } = useMutation({
    mutationFn: async (edits: Edits) => {
      if (!isNew) return call(calls.updateProduct, changeToSend(record.id, edits))
      const { id } = await call(calls.createProduct, draftToSend(edits, record.fields), { idempotencyKey: key.current })
      return call(calls.getKeptProduct, { id })
    },
    meta: { isSilent: true },
    onMutate: () => state.lock(true),
    onSettled: () => state.lock(false),
    onSuccess: (detail, edits) => {
      setConflict(null)
      setIsGone(false)
      state.begin()
      showProduct(client, detail)
      if (!isNew) return saySaved(() => takeBack(undoOf(edits, record, detail)))
      showToast(t('keptProducts.form.created'))
      return navigate(`/operator/products/${detail.id}`, { replace: true })
    },
    onError: (error, edits) => {
      const refused = refusalsIn(error)
      if (error instanceof AnswerError && error.code === CHANGED_SINCE) meet(error.data as ProductConflict, edits)
      else if (refused) refuse(refused, edits)
      else if (saysUnknown(error) && !isNew) setIsGone(true)
      else reportFailure(error)
    },
  })
  const refuse = (refused: Mistakes, edits: Edits) => {
    const pathOf = (field: string) => refusedPath(field, { record, edits, isNew })
    const told = Object.entries(refused).toReversed()
    const mistakes = Object.fromEntries(told.map(([field, reason]) => [pathOf(field), reason]))
    // After a refusal, the next request creates another product.
    key.current = newKey()
    state.refuse(mistakes)
    goTo(Object.keys(mistakes)[0] ?? '', true)
  }
  const meet = (met: ProductConflict, edits: Edits) => {
    const gone = goneSkusOf(met, productDraftOf(record, edits).skus)
    if (gone.length) state.setEdits((before) => withGoneSkusNew(before, gone))
    const models = gone.flatMap(({ fields }) => fields?.model ?? [])
    if (models.length) showToast(t('keptProducts.form.goneSkus', { models: models.join(', ') }))
    client.setQueryData(keptProduct(record.id).queryKey, met.record)
    if (met.fields.length + met.skus.length > 0) setConflict(met)
  }
  const { mutate: restore, isPending: isRestoring } = useRestoring(record.id, () => mutate(state.edits))
  const save = () => {
    if (isPending || (!state.isUnsaved && !isNew)) return
    if (state.check()) mutate(state.edits)
    else goTo(Object.keys(state.wrongFields)[0] ?? '', true)
  }
  useSaveKey(save)
  return {
    conflict,
    isGone,
    isPending: isPending || isRestoring,
    goTo,
    save,
    restoreAndSave: restore,
    settle: (chosen: Readonly<Record<string, Side>>) => {
      if (!conflict) return
      const next = settledEdits(state.edits, fieldsAtOdds(conflict, state.edits), chosen)
      state.setEdits(next)
      mutate(next)
    },
    backToForm: () => setConflict(null),
  }
}

/** Takes a deleted product out of the trash. */
function useRestoring(id: string, onRestored: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(calls.restoreProducts, { ids: [id] }),
    onSuccess: () => {
      readProductsAgain(client)
      onRestored()
    },
  })
}

/** The SKUs that somebody deleted, with what was typed into them, unless they were to be removed anyway. */
function goneSkusOf({ goneSkus }: ProductConflict, skus: readonly DraftSku[]) {
  return goneSkus.map((id) => ({ id, fields: skus.find((sku) => sku.key === id && !sku.isRemoved)?.fields ?? null }))
}

/** For `Idempotency-Key`: a product sent again after a lost answer is created once. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-')
}

async function takeBack({ restoredSkus, change }: Undo): Promise<KeptProductDetail> {
  if (restoredSkus.length) await call(calls.restoreSkus, { ids: restoredSkus })
  return call(calls.updateProduct, change)
}

/** Ctrl+S saves, wherever the focus is, except below a dialog. */
function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (document.querySelector('[role="dialog"]') === null) onSave()
  })
  // The window's keys are outside React; a kept page out of sight has no effects.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Focuses a field by its path, and first selects the SKU that it belongs to; after a refusal the list of mistakes is in sight too. */
function useGoingToFields({ state, place, firstPath, showForm }: Saving): (path: string, isRefused?: boolean) => void {
  const [target, setTarget] = useState<{ path: string; isRefused: boolean } | null>(
    firstPath === null ? null : { path: firstPath, isRefused: false },
  )
  // The fields of another SKU, or of the hidden form, exist only after rendering; the focus belongs to the document.
  useEffect(() => {
    if (!target || !place.current) return
    focusAt(place.current, target.path)
    if (target.isRefused) showMistakes(place.current)
  }, [target, place])
  return (path, isRefused = false) => {
    const sku = state.form.standing.find((one) => path.startsWith(skuPath(one, '')))
    showForm()
    if (sku) state.form.select(sku.key)
    setTarget({ path, isRefused })
  }
}

/** Scrolls to the list of mistakes, below the bar, where the focused field stays in sight. */
function showMistakes(place: HTMLElement): void {
  const bar = place.querySelector<HTMLElement>('[data-bar]')
  const list = place.querySelector('[data-mistakes]')
  const field = place.querySelector(':focus')
  if (!bar || !list || !field) return
  const { top } = list.getBoundingClientRect()
  const style = getComputedStyle(bar)
  // On a phone the bar has as many rows as its words need.
  const held = style.position === 'sticky' ? Number.parseFloat(style.top) + bar.offsetHeight : 0
  const needed = field.getBoundingClientRect().bottom - top
  // A quarter of the room is left for the field's mistake and a phone's bar.
  if (needed < (window.innerHeight - held) * 0.75) window.scrollBy(0, top - held)
}

/** Focuses the field at a path, or the innermost part of the form around it. */
function focusAt(place: HTMLElement, path: string): void {
  const fields = [...place.querySelectorAll<HTMLInputElement>('[name]')].filter(({ name }) => name === path)
  // Of two SKUs of one model the later one is wrong.
  const own = fields.findLast((field) => field.getAttribute('aria-invalid') === 'true') ?? fields[0]
  if (own) return own.focus()
  const partsIn = (part: HTMLElement) => part.dataset['field'] ?? ''
  const inmost = [...place.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((part) => isWithin(path, partsIn(part)))
    .toSorted((one, other) => partsIn(other).length - partsIn(one).length)[0]
  const wrong = inmost?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const first = inmost?.querySelector<HTMLElement>('input, select, textarea, button')
  ;(wrong ?? first)?.focus()
}
