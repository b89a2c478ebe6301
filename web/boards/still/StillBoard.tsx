import '../late-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { legendOf } from '../../../contract/boards/layout/legend.ts'
import type { Board } from '../../../contract/boards/calls.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { LongText } from '../../ui/LongText.tsx'
import { momentOf, timeAgo } from '../../ui/moments.ts'
import { BOARDS } from '../board-address.ts'
import { paperOf } from '../gallery/paper-size.ts'
import { Legend } from './Legend.tsx'
import { Palette } from './Palette.tsx'
import { StillActions } from './StillActions.tsx'
import styles from './StillBoard.module.css'
import { StillDrawing } from './StillDrawing.tsx'

interface StillBoardProps {
  board: Board
  /** Epoch milliseconds. */
  now: number
}

/** A board that is looked at: its paper, what lies on it, and whose it is. */
export function StillBoard({ board, now }: StillBoardProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const { name, description, items, palette, reports } = board
  return (
    <article className={styles['board']} aria-label={name}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <Link className={styles['back']} to={BOARDS}>
            {t('boards.published')}
          </Link>
          <h1 className={styles['title']}>{name}</h1>
          <Facts board={board} now={now} />
        </div>
        <StillActions board={board} />
      </header>
      {description && (
        <div className={styles['description']}>
          <LongText key={description} moreLabel={t('brandPage.more')} lessLabel={t('brandPage.less')}>
            {description}
          </LongText>
        </div>
      )}
      {reports && reports.length > 0 && <Reasons reports={reports} />}
      <div className={styles['sides']}>
        <StillDrawing board={board} pointedAt={pointedAt} onPointAt={setPointedAt} />
        <aside className={styles['aside']}>
          <Palette colors={palette} />
          <Legend rows={legendIn(items, isChinese)} pointedAt={pointedAt} onPointAt={setPointedAt} />
        </aside>
      </div>
    </article>
  )
}

function Facts({ board, now }: StillBoardProps) {
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

function legendIn(items: Board['items'], isChinese: boolean) {
  const nowById = new Map(items.flatMap(({ id, now: asItIs }) => (asItIs ? [[id, asItIs] as const] : [])))
  return legendOf(items, isChinese ? 'zh-CN' : 'en', nowById)
}
