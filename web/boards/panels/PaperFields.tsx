import { useTranslation } from 'react-i18next'
import {
  LONGEST_PAPER_MM,
  papers,
  SHORTEST_PAPER_MM,
  type BoardFields,
  type Paper,
} from '../../../contract/boards/board.ts'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { laidOn } from '../verbs/rescale.ts'
import { BoardNumberField } from './BoardNumberField.tsx'

const PAPERS = Object.keys(papers) as Paper[]
type Canvas = BoardFields['canvas']

/** The paper by its name, its orientation or its sides. What lies on it keeps its place about the middle. */
export function PaperFields() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const canvas = useEdited(({ draft }) => draft.fields.canvas)
  const isUpright = canvas.height > canvas.width
  const lieOn = (next: Canvas) =>
    board.edit({ fields: { canvas: next }, put: laidOn(board.get().draft.items.values(), canvas, next) })
  return (
    <>
      <SelectField
        label={t('boardPanels.paper')}
        value={paperOf(canvas)}
        options={[...PAPERS, 'own' as const].map((value) => ({ value, label: t(`boardPanels.papers.${value}`) }))}
        onChange={(chosen) => chosen !== 'own' && lieOn(canvasOf(chosen, isUpright))}
      />
      <ChoiceField
        label={t('boardPanels.orientation')}
        value={isUpright ? 'portrait' : 'landscape'}
        options={(['landscape', 'portrait'] as const).map((value) => ({
          value,
          label: t(`boardPanels.orientations.${value}`),
        }))}
        onChange={(chosen) =>
          (chosen === 'portrait') !== isUpright && lieOn({ width: canvas.height, height: canvas.width })
        }
      />
      <div className="grid grid-cols-2 gap-8">
        {(['width', 'height'] as const).map((side) => (
          <BoardNumberField
            key={side}
            label={t(`boardPanels.short.${side === 'width' ? 'w' : 'h'}`)}
            name={t(`boardPanels.${side === 'width' ? 'w' : 'h'}`)}
            unit={t('boardPanels.mm')}
            value={canvas[side]}
            least={SHORTEST_PAPER_MM}
            most={LONGEST_PAPER_MM}
            step={10}
            onSet={(length) => lieOn({ ...canvas, [side]: length })}
          />
        ))}
      </div>
    </>
  )
}

function canvasOf(paper: Paper, isUpright: boolean): Canvas {
  const { width, height } = papers[paper]
  return isUpright ? { width, height } : { width: height, height: width }
}

function paperOf({ width, height }: Canvas): Paper | 'own' {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  return PAPERS.find((paper) => papers[paper].width === shorter && papers[paper].height === longer) ?? 'own'
}
