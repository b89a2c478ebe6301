import { useTranslation } from 'react-i18next'
import type { Shape } from '../../../../contract/boards/item.ts'
import { changed, sharedValue } from '../../verbs/chosen.ts'
import { BoardColorField } from '../BoardColorField.tsx'
import { BoardNumberField } from '../BoardNumberField.tsx'
import type { LooksProps } from './looks-props.ts'

/** The fill and outline of shapes. */
export function ShapeLooks({ items, onChange }: LooksProps<Shape>) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  const areLines = items.every(({ shape }) => shape === 'line' || shape === 'arrow')
  return (
    <>
      {!areLines && (
        <BoardColorField
          label={t('boardPanels.fill')}
          mayBeNone
          value={sharedValue(items, ({ fill }) => fill)}
          onSet={(fill) => onChange(changed(items, { fill }), 'fill')}
        />
      )}
      <BoardColorField
        label={t(areLines ? 'boardPanels.lineColor' : 'boardPanels.stroke')}
        mayBeNone
        value={sharedValue(items, ({ stroke }) => stroke)}
        onSet={(stroke) => onChange(changed(items, { stroke }), 'stroke')}
      />
      <BoardNumberField
        label={t('boardPanels.strokeWidth')}
        unit={t('boardPanels.mm')}
        value={sharedValue(items, ({ strokeWidth }) => strokeWidth)}
        least={0}
        most={100}
        step={0.1}
        onSet={(strokeWidth) => onChange(changed(items, { strokeWidth }), 'strokeWidth')}
      />
    </>
  )
}
