import { useEffect, useMemo, useRef, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Difference } from '../../../contract/sharing/difference.ts'
import type { BoardState } from '../../../contract/versions.ts'
import { PaperInSight } from '../../boards/still/PaperInSight.tsx'
import styles from './ComparedBoards.module.css'
import { MARK_SIGNS, differenceMarksOf, type DifferenceMark } from './marks.ts'

interface ComparedBoardsProps {
  before: BoardState
  after: BoardState
  difference: Difference
  pointedAt: string | null
}

/** Two states of a board side by side with marks at the differences. The list beside them says the same in words. */
export function ComparedBoards({ before, after, difference, pointedAt }: ComparedBoardsProps) {
  const { t } = useTranslation()
  const marks = useMemo(() => differenceMarksOf(difference), [difference])
  const papers = useRef<HTMLDivElement>(null)
  // Scrolling is outside React.
  useEffect(() => {
    if (pointedAt === null) return
    const marked = papers.current?.querySelectorAll(`[data-item="${CSS.escape(pointedAt)}"]`) ?? []
    ;[...marked].at(-1)?.scrollIntoView({ block: 'nearest' })
  }, [pointedAt])
  return (
    <>
      <p className={styles['key']}>
        {(['added', 'removed', 'changed'] as const).map((mark) => (
          <span key={mark} data-mark={mark}>
            <b aria-hidden>{MARK_SIGNS[mark]}</b> {t(`versions.compared.marks.${mark}`)}
          </span>
        ))}
      </p>
      <div ref={papers} className={styles['papers']}>
        {(
          [
            ['before', before],
            ['after', after],
          ] as const
        ).map(([side, board]) => (
          <section key={side} className={styles['side']} aria-label={t(`versions.compared.${side}`)}>
            <h2>{t(`versions.compared.${side}`)}</h2>
            <PaperInSight
              name={`${t(`versions.compared.${side}`)}: ${board.name}`}
              board={board}
              pictures={board.pictures}
              renderOver={() => <Marked board={board} marks={marks} pointedAt={pointedAt} />}
            />
          </section>
        ))}
      </div>
    </>
  )
}

interface MarkedProps {
  board: BoardState
  marks: ReadonlyMap<string, DifferenceMark>
  pointedAt: string | null
}

function Marked({ board: { canvas, items }, marks, pointedAt }: MarkedProps) {
  return (
    <div className={styles['over']} aria-hidden>
      {items.map((item) => {
        const mark = marks.get(item.id)
        return (
          mark && (
            <span
              key={item.id}
              className={styles['mark']}
              data-mark={mark}
              data-item={item.id}
              data-pointed={item.id === pointedAt}
              style={{ ...boxOf(item, canvas), rotate: `${item.rotation}deg` }}
            >
              <b>{MARK_SIGNS[mark]}</b>
            </span>
          )
        )
      })}
    </div>
  )
}

type Box = Pick<BoardState['items'][number], 'x' | 'y' | 'w' | 'h'>

function boxOf({ x, y, w, h }: Box, { width, height }: BoardState['canvas']): CSSProperties {
  return {
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(w / width) * 100}%`,
    height: `${(h / height) * 100}%`,
  }
}
