import '../../locales/board-adding-texts.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { i18n } from '../../locales/i18n.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import type { Surface } from './laying.ts'
import { areOverOthers } from './places.ts'

/** Tells the member if new items had to cover others. `before` is the paper without the new items. */
export function tellIfCrowded(put: readonly Item[], before: Pick<Surface, 'canvas' | 'items'>): void {
  if (areOverOthers(put, before)) showToast(i18n.t('boardAdding.crowded', { count: put.length }))
}
