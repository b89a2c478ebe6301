import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PanelMaterial } from '../../../boards/adding/panel/material.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { rateList } from '../../../catalogue/queries.ts'
import { useStore } from '../../../kit/store.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import type { TableEditor } from '../../table/table-props.ts'
import { findOffers } from '../find-offers.ts'
import type { AddOutcome } from '../plan.ts'
import { isZeroQuantity } from '../quantities.ts'
import { useQuantityText } from '../quantity-text.ts'
import { withSkusAdded } from './take-in.ts'

const YUAN = 'CNY'

interface TakingOptions {
  editor: Pick<TableEditor, 'get' | 'subscribe' | 'edit'>
  roomId: string | null
  section: string
  /** The list's status forbids new lines. */
  isClosed: boolean
  /** Lines that were created or have a greater quantity now. */
  onTaken: (lineIds: readonly string[]) => void
}

/** Adds materials to the list as one step of the history, and says what happened to them. */
export function useTaking({ editor, roomId, section, isClosed, onTaken }: TakingOptions) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const base = useStore(editor, ({ draft }) => draft.fields.baseCurrency)
  const { data: rates = [] } = useQuery({ ...rateList, enabled: base !== YUAN })
  const tell = useTellOutcomes()
  return async (materials: readonly PanelMaterial[]) => {
    if (isClosed) return showToast(t('budgetAdding.statusForbids'))
    const offers = await findOffers(materials.map(({ skuId }) => skuId))
    const [first] = materials
    if (offers.length === 0 || !first) return showToast(t('budgetAdding.nothing'))
    const { edit, outcomes, overflow } = withSkusAdded(editor.get().draft, offers, {
      roomId,
      section,
      isChinese,
      rates,
    })
    if (overflow) return showToast(t(`budgetAdding.noRoom.${overflow.of}`, overflow))
    if (edit) editor.edit(edit)
    onTaken([...new Set(outcomes.map(({ lineId }) => lineId))])
    tell(outcomes, first.name)
    if (offers.length < materials.length)
      showToast(t('budgetAdding.leftOut', { count: materials.length - offers.length }))
  }
}

function useTellOutcomes() {
  const { t } = useTranslation()
  const quantityText = useQuantityText()
  return (outcomes: readonly AddOutcome[], name: string) => {
    const [only] = outcomes
    if (outcomes.length > 1 || !only || only.kind === 'new')
      say(t('budgetAdding.taken', { count: outcomes.length, name }))
    else if (only.kind === 'same' || only.kind === 'follows' || only.kind === 'otherUnit')
      showToast(t('budgetAdding.takenSame', { name }))
    else if (only.kind === 'more' && isZeroQuantity(only.after)) showToast(t('budgetAdding.takenRoom', { name }))
    else {
      const unit = only.wanted.offer.unit
      const [before, after] = [only.before ?? '0', only.after].map((one) => quantityText(one, unit))
      showToast(t('budgetAdding.takenMore', { name, before, after }))
    }
  }
}
