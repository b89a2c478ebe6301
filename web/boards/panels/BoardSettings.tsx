import { useTranslation } from 'react-i18next'
import { LONGEST_DESCRIPTION, type BoardFields } from '../../../contract/boards/board.ts'
import { sampleName } from '../../../contract/boards/layout/words.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { BoardColorField } from './BoardColorField.tsx'
import { BoardNumberField } from './BoardNumberField.tsx'
import { TickField } from './TickField.tsx'
import { BoardTextField } from './BoardTextField.tsx'

/** The settings of the board besides its paper and scale, collapsed at first. */
export function BoardSettings() {
  const { t } = useTranslation()
  return (
    <details className="mt-24">
      <summary className="min-h-24 cursor-pointer text-meta text-second">{t('boardPanels.board')}</summary>
      <div className="mt-10">
        <BoardFieldsForm />
      </div>
    </details>
  )
}

/** Background, grid, snapping and description. */
export function BoardFieldsForm() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const fields = useEdited(({ draft }) => draft.fields)
  const { background, grid } = fields
  const isChinese = useIsChinese()
  const change = (changed: Partial<BoardFields>, merges?: string) =>
    board.edit({ fields: changed, ...(merges !== undefined && { merges }) })
  return (
    <div className="grid gap-10">
      <BoardColorField
        label={t('boardPanels.ground')}
        value={background.type === 'color' ? background.value : null}
        onSet={(color) => color && change({ background: { type: 'color', value: color } }, 'ground')}
      />
      {background.type !== 'color' && (
        <p className="text-meta text-second">
          {background.type === 'material'
            ? t('boardPanels.groundIs', { name: sampleName(background.snapshot, isChinese ? 'zh-CN' : 'en') })
            : t('boardPanels.groundIsPicture')}
        </p>
      )}
      <TickField
        label={t('boardPanels.grid')}
        isTicked={grid.show}
        onTick={(show) => change({ grid: { ...grid, show } })}
      />
      {grid.show && (
        <BoardNumberField
          label={t('boardPanels.gridSize')}
          unit={t('boardPanels.mm')}
          value={grid.size}
          least={1}
          most={500}
          onSet={(size) => change({ grid: { ...grid, size } }, 'grid')}
        />
      )}
      <TickField label={t('boardPanels.snap')} isTicked={fields.snap} onTick={(snap) => change({ snap })} />
      <BoardTextField
        label={t('boardPanels.description')}
        hint={t('boardPanels.descriptionHint')}
        value={fields.description}
        most={LONGEST_DESCRIPTION}
        onSet={(description) => change({ description }, 'description')}
      />
    </div>
  )
}
