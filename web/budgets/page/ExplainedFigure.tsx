// oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own dialog does not stand beside what was pressed
import { Popover } from '@mantine/core'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bound } from '../../../contract/budgets/arithmetic/amounts.ts'
import { explainLine } from '../../../contract/budgets/arithmetic/explain-line.ts'
import { explainTotals, type ExplainedTotal } from '../../../contract/budgets/arithmetic/explain-totals.ts'
import { allocatedLine } from '../../../contract/budgets/arithmetic/line-figures.ts'
import type { Allocation, Entry } from '../../../contract/budgets/entries.ts'
import { reportFailure } from '../../errors/report.ts'
import { CloseButton } from '../../kit/dialog/CloseButton.tsx'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { chosenText } from '../counts-text.ts'
import type { LookedAt } from '../looking/looked-at.ts'
import type { RowFigure as OfLine } from '../table/table-props.ts'
import styles from './ExplainedFigure.module.css'

const Explanation = lazyComponent(async () => (await import('../explaining/Explanation.tsx')).Explanation)

/** Leaves the edges of a phone free. */
const WIDTH = 'min(calc(100vw - 16px), max(320px, calc(560 * var(--u))))'
const BOUNDS = ['low', 'high', 'chosen'] as const satisfies readonly Bound[]

/** A figure that somebody wants explained: of a line, or of the totals. */
export type FigureToExplain = { anchor: HTMLElement } & (
  | { lineId: string; figure: OfLine }
  | { lineId: null; figure: ExplainedTotal; bound?: Bound | undefined }
)

interface ExplainedFigureProps {
  explained: FigureToExplain | null
  budget: LookedAt
  items: ReadonlyMap<string, Entry>
  onClose: () => void
}

/** A popover beside a pressed figure that explains it. Escape or a press elsewhere closes it. */
export function ExplainedFigure({ explained, ...shown }: ExplainedFigureProps) {
  if (!explained) return null
  return (
    <Beside
      key={`${explained.lineId ?? ''}-${explained.figure}-${explained.lineId === null ? explained.bound : ''}`}
      explained={explained}
      {...shown}
    />
  )
}

function Beside({ explained, budget, items, onClose }: ExplainedFigureProps & { explained: FigureToExplain }) {
  const { t, i18n } = useTranslation()
  const title = useId()
  const { anchor, figure } = explained
  const [bound, setBound] = useState<Bound>((explained.lineId === null && explained.bound) || 'high')
  const [place] = useState(() => anchor.getBoundingClientRect())
  const { line, rooms, steps } = useSteps(explained, { budget, items, bound })
  useFocusBack()
  const name =
    explained.lineId === null
      ? t(`budgetPage.explain.totals.${explained.figure}`)
      : t(`budgetPage.explain.figures.${explained.figure}`)
  const isAmount = figure !== 'need' && figure !== 'packs' && figure !== 'orderQty'
  const { left, top, width, height } = place
  return (
    <Popover
      opened
      position="bottom-end"
      offset={6}
      width={WIDTH}
      shadow="md"
      withinPortal
      withRoles={false}
      trapFocus
      returnFocus={false}
      closeOnEscape
      middlewares={{ flip: true, shift: { padding: 8 }, size: true }}
      onDismiss={onClose}
    >
      <Popover.Target>
        <span className={styles['target']} style={{ left, top, width, height }} />
      </Popover.Target>
      <Popover.Dropdown className={styles['dropdown'] ?? ''} role="dialog" aria-labelledby={title}>
        <div className={styles['head']}>
          <h2 id={title} className={styles['title']}>
            {t('budgetPage.explain.title', { figure: name })}
          </h2>
          <CloseButton label={t('budgetPage.explain.close')} onClose={onClose} />
        </div>
        {isAmount && (
          <fieldset className={styles['bounds']} aria-label={t('budgetPage.explain.bounds')}>
            {BOUNDS.map((one) => (
              <button key={one} type="button" aria-pressed={one === bound} onClick={() => setBound(one)}>
                {t(`budgetPage.explain.${one}`)}
              </button>
            ))}
          </fieldset>
        )}
        {isAmount && bound === 'chosen' && (
          <p className={styles['note']}>
            {t('budgetPage.explain.chosenNote')}{' '}
            {explained.lineId === null && chosenText(budget.counts, { t, language: i18n.language })}
          </p>
        )}
        <LatePart onFailure={reportFailure}>
          <Explanation steps={steps} line={line} rooms={rooms} baseCurrency={budget.fields.baseCurrency} />
        </LatePart>
      </Popover.Dropdown>
    </Popover>
  )
}

interface Asked {
  budget: LookedAt
  items: ReadonlyMap<string, Entry>
  bound: Bound
}

/** The steps that compute the figure, with its line and the rooms that the steps name. */
function useSteps(explained: FigureToExplain, { budget, items, bound }: Asked) {
  const rooms = useMemo(() => new Map(budget.rooms.map((room) => [room.id, room])), [budget.rooms])
  const lines = useMemo(() => new Map(budget.lines.map((line) => [line.id, line])), [budget.lines])
  const line = explained.lineId === null ? undefined : lines.get(explained.lineId)
  const steps = useMemo(() => {
    const { lineId, figure: asked } = explained
    const { fields, sums } = budget
    if (lineId === null) {
      const summed = budget.lines.flatMap((one) => {
        const figures = sums.figures(one.id)
        return figures ? [{ line: one, figures }] : []
      })
      return explainTotals(fields, summed, { figure: asked, bound })
    }
    if (!line) return []
    const of = allocatedLine(line, lines)
    const allocations: Allocation[] = []
    for (const entry of items.values()) if (entry.type === 'allocation' && entry.lineId === of) allocations.push(entry)
    return explainLine(fields, line, { allocations, rooms }, { figure: asked, bound })
  }, [explained, budget, items, line, lines, rooms, bound])
  return { line, rooms, steps }
}

/** Closing gives the focus back to where it was. */
function useFocusBack(): void {
  const cameFrom = useRef<Element | null>(null)
  // The focus is outside React.
  useEffect(() => {
    cameFrom.current = document.activeElement
    return () => {
      const back = cameFrom.current
      requestAnimationFrame(() => {
        if (back instanceof HTMLElement && back.isConnected && isFree()) back.focus({ preventScroll: true })
      })
    }
  }, [])
}

/** Whether nobody has moved the focus meanwhile. */
function isFree(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body
}
