import { useTranslation } from 'react-i18next'
import type { Item } from '../../../contract/boards/item.ts'
import { atLayer } from '../verbs/layers.ts'
import { BoardNumberField } from './BoardNumberField.tsx'

interface LayerFieldProps {
  item: Item
  /** All items, the lowest first. */
  ordered: readonly Item[]
  onMove: (changed: Item[]) => void
}

/** A field for the layer of an item. */
export function LayerField({ item, ordered, onMove }: LayerFieldProps) {
  const { t } = useTranslation()
  return (
    <BoardNumberField
      label={t('boardPanels.layer')}
      unit={`/ ${ordered.length}`}
      value={ordered.findIndex(({ id }) => id === item.id) + 1}
      least={1}
      most={ordered.length}
      isOff={item.locked}
      onSet={(layer) => onMove(atLayer(ordered, item.id, Math.round(layer)))}
    />
  )
}
