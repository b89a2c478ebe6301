import '../../locales/boards-texts.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { legendOf } from '../../../contract/boards/layout/legend.ts'
import type { Board } from '../../../contract/boards/calls.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { LongText } from '../../kit/LongText.tsx'
import { momentOf, timeAgo } from '../../kit/moments.ts'
import { useBeginDiscussion } from '../../workspace/discussing.ts'
import { InProjectLink } from '../../workspace/InProjectLink.tsx'
import { useNamedPart } from '../../workspace/named-part.ts'
import { BOARDS, SHARED_BOARDS } from '../board-address.ts'
import { boardColors } from '../board-colors.ts'
import { paperOf } from '../gallery/paper-size.ts'
import { StillLegend } from './StillLegend.tsx'
import { Palette } from './Palette.tsx'
import { StillActions } from './StillActions.tsx'
import styles from './StillBoard.module.css'
import { StillDrawing } from './StillDrawing.tsx'

interface StillBoardProps {
  board: Board
  /** Epoch milliseconds. */
  now: number
  /** Buttons beside the name for collaborators. `show` leads to an item. */
  renderActions?: ((show: (itemId: string) => void) => ReactNode) | undefined
}

/** The page of a board that is not edited: its paper, its materials and its owner. */
export function StillBoard({ board, now, renderActions }: StillBoardProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const { name, description, items, reports, right } = board
  const [shownId, setShownId] = useState<string | null>(null)
  const show = (itemId: string) => {
    const item = items.find(({ id }) => id === itemId)
    setShownId(item?.id ?? null)
    setPointedAt(item?.type === 'sku' ? item.refId : null)
  }
  useNamedPart('item', true, show)
  const begin = useBeginDiscussion()
  const commentOn = (skuId: string) => {
    const itemId = firstSampleOf(items, skuId)
    if (itemId !== undefined) begin?.({ itemId })
  }
  const isShared = right !== null && right !== 'own'
  return (
    // The next press anywhere removes the mark; mere movement of the pointer does not.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done by it
    <article className={styles['board']} aria-label={name} onPointerDown={() => setShownId(null)}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <Link className={styles['back']} to={isShared ? SHARED_BOARDS : BOARDS}>
            {t(isShared ? 'boards.shared' : 'boards.published')}
          </Link>
          <h1 className={styles['title']}>{name}</h1>
          <InProjectLink project={board.project} />
          <Facts board={board} now={now} />
        </div>
        <StillActions board={board} more={renderActions?.(show)} />
      </header>
      {right === 'comment' && <p className={styles['facts']}>{t('boards.lookAndComment')}</p>}
      {description && (
        <div className={styles['description']}>
          <LongText key={description} moreLabel={t('brandPage.more')} lessLabel={t('brandPage.less')}>
            {description}
          </LongText>
        </div>
      )}
      {reports && reports.length > 0 && <Reasons reports={reports} />}
      <div className={styles['sides']}>
        <StillDrawing board={board} pointedAt={pointedAt} shownId={shownId} onPointAt={setPointedAt} />
        <aside className={styles['aside']}>
          <Palette colors={boardColors(board, isChinese ? 'zh-CN' : 'en')} />
          <StillLegend
            rows={legendIn(board, isChinese)}
            pointedAt={pointedAt}
            onPointAt={setPointedAt}
            onComment={begin ? commentOn : undefined}
          />
        </aside>
      </div>
    </article>
  )
}

function Facts({ board, now }: Pick<StillBoardProps, 'board' | 'now'>) {
  const { t, i18n } = useTranslation()
  const language = i18n.resolvedLanguage ?? 'en'
  const { canvas, isOwner, ownerName, reports, scale, skuCount, updateTime } = board
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const paper = paperOf(canvas)
  const size = paper
    ? t(`boards.papers.${paper}`)
    : t('boards.paperSize', { width: figures.format(canvas.width), height: figures.format(canvas.height) })
  return (
    <p className={styles['facts']}>
      <span>{isOwner ? t('boards.byYou') : t('boards.by', { name: ownerName })}</span>
      <span>{t('boards.scaleOf', { paper: size, scale })}</span>
      <span>{t('boards.materials', { count: skuCount, figure: figures.format(skuCount) })}</span>
      <span>{t('boards.changed', { time: timeAgo(updateTime, now, language) ?? t('boards.changedNow') })}</span>
      {reports && reports.length > 0 && (
        <span className={styles['reports']}>{t('boards.reports', { count: reports.length })}</span>
      )}
    </p>
  )
}

function Reasons({ reports }: { reports: NonNullable<Board['reports']> }) {
  const { t, i18n } = useTranslation()
  return (
    <ul className={styles['reasons']} aria-label={t('boards.reasons')}>
      {reports.map(({ reason, time }) => (
        <li key={`${time} ${reason}`}>
          <span className={styles['reason']}>{reason}</span>{' '}
          <span className={styles['when']}>{momentOf(time, i18n.resolvedLanguage ?? 'en')}</span>
        </li>
      ))}
    </ul>
  )
}

/** The first in the board's order, as in the legend. */
function firstSampleOf(items: Board['items'], skuId: string): string | undefined {
  const samples = items.filter((item) => item.type === 'sku').filter(({ refId }) => refId === skuId)
  return samples.toSorted((one, other) => one.laid - other.laid)[0]?.id
}

function legendIn({ items, scale }: Board, isChinese: boolean) {
  const nowById = new Map(items.flatMap(({ id, now: asItIs }) => (asItIs ? [[id, asItIs] as const] : [])))
  return legendOf({ items, scale }, isChinese ? 'zh-CN' : 'en', nowById)
}
