import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_DESCRIPTION,
  LONGEST_PAPER_MM,
  papers,
  scales,
  SHORTEST_PAPER_MM,
  type BoardFields,
  type Paper,
  type Scale,
} from '../../../contract/boards/board.ts'
import { sampleName } from '../../../contract/boards/layout/words.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../kit/buttons.module.css'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { laidOn, rescaled } from '../verbs/rescale.ts'
import styles from './BoardSettings.module.css'
import { BoardColorField } from './BoardColorField.tsx'
import { BoardNumberField } from './BoardNumberField.tsx'
import { PlainSelect } from './PlainSelect.tsx'
import { TickField } from './TickField.tsx'
import { BoardTextField } from './BoardTextField.tsx'

const PAPERS = Object.keys(papers) as Paper[]
type Canvas = BoardFields['canvas']

/** The settings of the board, collapsed at first. */
export function BoardSettings() {
  const { t } = useTranslation()
  return (
    <details className={styles['settings']}>
      <summary className={styles['title']}>{t('boardPanels.board')}</summary>
      <BoardFieldsForm />
    </details>
  )
}

/** Fields for paper, scale, background, grid and snapping. */
export function BoardFieldsForm() {
  return (
    <div className={styles['fields']}>
      <PaperFields />
      <ScaleChoice />
      <SurfaceFields />
    </div>
  )
}

function PaperFields() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const canvas = useEdited(({ draft }) => draft.fields.canvas)
  const isUpright = canvas.height > canvas.width
  const lieOn = (next: Canvas) =>
    board.edit({ fields: { canvas: next }, put: laidOn(board.get().draft.items.values(), canvas, next) })
  return (
    <>
      <PlainSelect
        label={t('boardPanels.paper')}
        value={paperOf(canvas)}
        options={[...PAPERS, 'own' as const].map((value) => ({ value, label: t(`boardPanels.papers.${value}`) }))}
        onChoose={(chosen) => chosen !== 'own' && lieOn(canvasOf(chosen, isUpright))}
      />
      <PlainSelect
        label={t('boardPanels.orientation')}
        value={isUpright ? 'portrait' : 'landscape'}
        options={(['landscape', 'portrait'] as const).map((value) => ({
          value,
          label: t(`boardPanels.orientations.${value}`),
        }))}
        onChoose={(chosen) =>
          (chosen === 'portrait') !== isUpright && lieOn({ width: canvas.height, height: canvas.width })
        }
      />
      <div className={styles['pair']}>
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

/** Background, grid, snapping and description. */
function SurfaceFields() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const fields = useEdited(({ draft }) => draft.fields)
  const { background, grid } = fields
  const isChinese = useIsChinese()
  const change = (changed: Partial<BoardFields>, merges?: string) =>
    board.edit({ fields: changed, ...(merges !== undefined && { merges }) })
  return (
    <>
      <BoardColorField
        label={t('boardPanels.ground')}
        value={background.type === 'color' ? background.value : null}
        onSet={(color) => color && change({ background: { type: 'color', value: color } }, 'ground')}
      />
      {background.type !== 'color' && (
        <p className={styles['hint']}>
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
    </>
  )
}

/** Chooses the scale, and asks what stays the same: the sizes on paper, or the part of the room that is shown. */
function ScaleChoice() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const scale = useEdited(({ draft }) => draft.fields.scale)
  const items = useEdited(({ draft }) => draft.items)
  const [asked, setAsked] = useState<Scale | null>(null)
  const isLaidToScale = [...items.values()].some((item) => item.type === 'sku' && item.trueScale)
  const become = (to: Scale, keeps: 'paper' | 'room') => {
    board.edit({ fields: { scale: to }, put: rescaled(items.values(), { from: scale, to, keeps }) })
    setAsked(null)
  }
  return (
    <>
      <PlainSelect
        label={t('boardPanels.scale')}
        value={String(asked ?? scale)}
        options={scales.map((one) => ({ value: String(one), label: `1 : ${one}` }))}
        onChoose={(chosen) => {
          const to = scales.find((one) => String(one) === chosen)
          if (to === undefined || to === scale) return setAsked(null)
          if (isLaidToScale) setAsked(to)
          else become(to, 'paper')
        }}
      />
      {asked !== null && (
        <div className={styles['ask']}>
          <p role="alert">{t('boardPanels.scaleAsk', { from: scale, to: asked })}</p>
          <div className={styles['answers']}>
            <button type="button" className={buttons['plain']} onClick={() => become(asked, 'paper')}>
              {t('boardPanels.keepPaper')}
            </button>
            <button type="button" className={buttons['plain']} onClick={() => become(asked, 'room')}>
              {t('boardPanels.keepRoom')}
            </button>
            <button type="button" className={buttons['plain']} onClick={() => setAsked(null)}>
              {t('boardPanels.cancel')}
            </button>
          </div>
        </div>
      )}
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
