import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '../../locales/budget-explaining-texts.ts'
import '../../locales/budget-table-texts.ts'
import '../../locales/budget-line-texts.ts'
import { Drawer } from '@mantine/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { lineFiguresOf } from '../../../contract/budgets/arithmetic/line-figures.ts'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { allocationsOf, lineIn } from '../../../contract/budgets/choosing.ts'
import type { LineNow, Room } from '../../../contract/budgets/entries.ts'
import buttons from '../../kit/buttons.module.css'
import { CloseButton } from '../../kit/dialog/CloseButton.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { useStore } from '../../kit/store.ts'
import { useBeginDiscussion } from '../../workspace/discussing.ts'
import { rangeText } from '../amount-text.ts'
import { FitReasons } from '../../catalogue/fits/RoomFits.tsx'
import type { FitsById } from '../../catalogue/fits/fits.ts'
import type { TableEditor } from '../table/table-props.ts'
import { quantityText } from '../table/cells/shown-number.ts'
import { lineName, makeText, useTableWords } from '../table/words.ts'
import { Alternatives } from './Alternatives.tsx'
import type { LineContext } from './line-context.ts'
import styles from './LineDrawer.module.css'
import { FactFields, PackingFields } from './LineFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { LineRooms } from './LineRooms.tsx'
import { Replacing } from './Replacing.tsx'
import { lineMarksOf } from './words.ts'

/** The stylesheet animates the opening. */
const EXIT_MS = 160
/** z-index: below a product's drawer, which may open over it. */
const LAYER = 190

export interface LineDrawerProps {
  editor: TableEditor
  /** The list's status: it decides what may be changed. */
  status: BudgetStatus
  /** Null while the drawer is closed. It closes by itself when the line is removed. */
  lineId: string | null
  /** What the catalogue says of the lines' SKUs today, by line id. */
  now?: ReadonlyMap<string, LineNow> | undefined
  /** What is to be told of lines that may not fit their rooms. */
  fits?: FitsById | undefined
  onClose: () => void
  onOpenLine: (lineId: string) => void
  onOpenProduct: (skuId: string) => void
}

/** The drawer of one line: all its fields, its alternatives and what could replace it. On a phone it fills the screen. */
export function LineDrawer(props: LineDrawerProps) {
  const { editor, status, lineId, now, fits, onClose, onOpenLine, onOpenProduct } = props
  const { t } = useTranslation()
  const words = useTableWords()
  const { isPhone } = usePageUnit()
  const { items, fields } = useStore(editor, ({ draft }) => draft)
  const line = lineIn(items, lineId)
  const isOpen = line !== undefined
  // While the drawer slides out, it keeps showing the last line.
  const [shown, setShown] = useState(line)
  if (line && line !== shown) setShown(line)
  const giveFocusBack = useFocusBack(isOpen)
  useEffect(() => {
    if (lineId !== null && !line) onClose()
  }, [lineId, line, onClose])

  const context: LineContext | undefined = shown && {
    editor,
    status,
    fields,
    items,
    line: shown,
    now: now?.get(shown.id),
    fits,
    words,
  }
  const name = shown ? lineName(shown, words.isChinese) || t('budgetLine.unnamed') : ''
  return (
    // The drawer passes keys on only through this element.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={(event) => pressKey(event, editor, onClose)}>
      <Drawer.Root
        opened={isOpen}
        onClose={onClose}
        position="right"
        size="min(100%, calc(920 * var(--u)))"
        zIndex={LAYER}
        closeOnEscape={false}
        returnFocus={false}
        onExitTransitionEnd={giveFocusBack}
        classNames={{ content: styles['drawer'] ?? '', overlay: styles['veil'] ?? '' }}
        transitionProps={{ duration: 0, exitDuration: EXIT_MS, timingFunction: 'ease-out' }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={`${t('budgetLine.title')}: ${name}`}>
          {context && (
            <>
              <Head
                context={context}
                name={name}
                onClose={onClose}
                onOpenLine={onOpenLine}
                onOpenProduct={onOpenProduct}
              />
              <Figures context={context} />
              {/* On a phone the head has no room for it. */}
              {isPhone && <ProductButton skuId={context.line.skuId} onOpenProduct={onOpenProduct} />}
              {isPhone && <TalkButton lineId={context.line.id} />}
              {(status === 'approved' || status === 'ordered' || status === 'closed') && (
                <p className={styles['closed']}>
                  {t(words.lock ? `budgetTable.lock.${words.lock}` : `budgetLine.closed.${status}`)}
                </p>
              )}
              <div key={context.line.id} className={styles['parts']}>
                <FactFields context={context} />
                <LineRooms context={context} />
                <PriceFields context={context} />
                <PackingFields context={context} />
                <Alternatives context={context} onOpenLine={onOpenLine} />
                <Replacing context={context} onOpenProduct={onOpenProduct} />
              </div>
            </>
          )}
        </Drawer.Content>
      </Drawer.Root>
    </div>
  )
}

interface HeadProps extends Pick<LineDrawerProps, 'onClose' | 'onOpenLine' | 'onOpenProduct'> {
  context: LineContext
  name: string
}

function Head({ context, name, onClose, onOpenLine, onOpenProduct }: HeadProps) {
  const { t, i18n } = useTranslation()
  const { line, now, fields, items, words } = context
  const own = context.fits?.get(line.id)
  const { isPhone } = usePageUnit()
  const { snapshot, skuId } = line
  const of = lineIn(items, line.alternativeOf)
  const marks = lineMarksOf(line, now, fields, { t, language: i18n.language })
  return (
    <div className={styles['head']}>
      {snapshot && (
        <span className={styles['picture']}>
          <Picture
            address={snapshot.cover?.address ?? null}
            alt=""
            sizes="80px"
            color={snapshot.cover?.color ?? null}
          />
        </span>
      )}
      <div className={styles['titles']}>
        <h2>{name}</h2>
        <p className={styles['make']}>{makeText(line, words.isChinese)}</p>
        {of && (
          <p className={styles['make']}>
            {t('budgetLine.alternativeTo', { name: lineName(of, words.isChinese) })}{' '}
            <button type="button" className={styles['link']} onClick={() => onOpenLine(of.id)}>
              {t('budgetLine.toLine')}
            </button>
          </p>
        )}
        {marks.length > 0 && <p className={styles['marks']}>{marks.join(' · ')}</p>}
        {own && <FitReasons fits={own} words={words} label={t('budgetLine.fits')} />}
      </div>
      {!isPhone && <ProductButton skuId={skuId} onOpenProduct={onOpenProduct} />}
      {!isPhone && <TalkButton lineId={line.id} />}
      <CloseButton label={t('budgetLine.close')} onClose={onClose} />
    </div>
  )
}

function ProductButton({ skuId, onOpenProduct }: Pick<LineDrawerProps, 'onOpenProduct'> & { skuId: string | null }) {
  const { t } = useTranslation()
  if (skuId === null) return null
  return (
    <button type="button" className={`${buttons['plain']} ${styles['product']}`} onClick={() => onOpenProduct(skuId)}>
      {t('budgetLine.openProduct')}
    </button>
  )
}

/** Opens the discussion of the line. */
function TalkButton({ lineId }: { lineId: string }) {
  const { t } = useTranslation()
  const begin = useBeginDiscussion()
  if (!begin) return null
  return (
    <button type="button" className={`${buttons['plain']} ${styles['product']}`} onClick={() => begin({ lineId })}>
      {t('discussion.begin')}
    </button>
  )
}

/** The line's current figures. */
function Figures({ context }: { context: LineContext }) {
  const { t, i18n } = useTranslation()
  const { fields, items, line, words } = context
  const figures = useMemo(() => {
    const rooms = new Map<string, Room>()
    for (const entry of items.values()) if (entry.type === 'room') rooms.set(entry.id, entry)
    return lineFiguresOf(fields, line, allocationsOf(items, line.alternativeOf ?? line.id), rooms)
  }, [fields, items, line])
  const measured = (quantity: string) =>
    `${quantityText(quantity, line.unit, fields.unitSystem)} ${words.unit(line.unit, fields.unitSystem)}`
  const amount = (low: string | null, high: string | null) =>
    low === null || high === null ? '–' : rangeText(low, high, fields.baseCurrency, i18n.language)
  const facts = [
    ['need', measured(figures.need)],
    ['packs', figures.packs === null ? '–' : new Intl.NumberFormat(i18n.language).format(figures.packs)],
    ['order', measured(figures.orderQty)],
    ['total', amount(figures.low, figures.high)],
    ['chosen', amount(figures.chosen, figures.chosen)],
  ] as const
  return (
    <dl className={styles['figures']} aria-live="polite">
      {facts.map(([fact, value]) => (
        <div key={fact}>
          <dt>
            {fact === 'total' || fact === 'chosen'
              ? t(`budgetTable.taxed.${fields.taxMode}`, {
                  amount: `${t(`budgetLine.figures.${fact}`)} ${fields.baseCurrency}`,
                })
              : t(`budgetLine.figures.${fact}`)}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function pressKey(event: KeyboardEvent, editor: TableEditor, onClose: () => void) {
  // The table's keys must not work while the focus is in here.
  event.stopPropagation()
  if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  if (isTyping || !(event.ctrlKey || event.metaKey)) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) editor.redo()
  else editor.undo()
}

/** When the drawer has closed, gives the focus back to where it was, unless it has moved elsewhere. */
function useFocusBack(isOpen: boolean): () => void {
  const cameFrom = useRef<Element | null>(null)
  // The focus belongs to the document.
  useLayoutEffect(() => {
    if (isOpen) cameFrom.current = document.activeElement
  }, [isOpen])
  return () => {
    const { current } = cameFrom
    const focused = document.activeElement
    const isFree = !focused || focused === document.body || !focused.isConnected
    if (isFree && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
  }
}
