import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item } from '../../../../contract/boards/item.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { itemName } from '../../item-name.ts'
import { boundsOfTurned, tidy } from '../geometry/boxes.ts'

export interface ItemWords {
  /** The display name of an item. */
  name: (item: Item) => string
  /** Where an item lies, in words. */
  place: (item: Item) => string
  /** What screen readers say of an item on the paper. */
  whole: (item: Item, standing: Standing) => string
}

interface Standing {
  /** From the lowest, 1. */
  layer: number
  layers: number
  /** Its number in the legend. */
  number?: number | undefined
}

export function useItemWords(): ItemWords {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  return useMemo(() => itemWords(t, isChinese), [t, isChinese])
}

function itemWords(t: TFunction, isChinese: boolean): ItemWords {
  const kindOf = (item: Item) =>
    item.type === 'shape' ? t(`boardEditor.tool.${item.shape}`) : t(`boardEditor.kinds.${item.type}`)
  const name = (item: Item) => itemName(item, isChinese) || kindOf(item)
  const place = (item: Item) => {
    const { x, y, w, h } = boundsOfTurned(item)
    return t('boardEditor.place', { x: tidy(x), y: tidy(y), w: tidy(w), h: tidy(h) })
  }
  const whole = (item: Item, { layer, layers, number }: Standing) =>
    [
      number === undefined ? name(item) : t('boardEditor.numbered', { number, name: name(item) }),
      kindOf(item),
      place(item),
      t('boardEditor.layer', { layer, layers }),
      item.groupId && t('boardEditor.grouped'),
      item.locked && t('boardEditor.locked'),
    ]
      .filter((words, index, all) => words && all.indexOf(words) === index)
      .join(t('boardEditor.pause'))
  return { name, place, whole }
}
