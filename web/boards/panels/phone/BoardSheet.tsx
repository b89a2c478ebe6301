import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import '../../../locales/board-panels-texts.ts'
import { Drawer, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sample } from '../../../../contract/boards/item.ts'
import { CloseButton } from '../../../kit/dialog/CloseButton.tsx'
import { isFocusLost } from '../../../kit/focus/focus.ts'
import { useStepOfPage } from '../../../kit/history/step-of-page.ts'
import tabStyles from '../../../kit/tabs.module.css'
import { boundsOfAll } from '../../editor/geometry/boxes.ts'
import type { DeskView } from '../../editor/geometry/viewing.ts'
import { useIsAdding } from '../../editor/state/adding.ts'
import { useEditedBoard } from '../../editor/state/board-editor.ts'
import { useCropped } from '../../editor/state/cropping.ts'
import { useChosenIds } from '../../editor/state/selection.ts'
import { closeSheet, SHEET_OPENER, useSheet, type SheetHeight } from '../../editor/state/sheet.ts'
import { bringIntoSight, takeUpView, useDesk, viewOfPaper, viewToKeep } from '../../editor/state/view.ts'
import { BoardLegend } from '../BoardLegend.tsx'
import { BoardPalette } from '../BoardPalette.tsx'
import { BoardFieldsForm } from '../BoardSettings.tsx'
import { Inspector } from '../Inspector.tsx'
import { LayerRows } from '../layers/LayerRows.tsx'
import styles from './BoardSheet.module.css'
import { useSheetDrag } from './sheet-drag.ts'

const TABS = ['chosen', 'layers', 'materials', 'board'] as const
type Tab = (typeof TABS)[number]

/** In a low window the sheet comes from the side. The same query is in BoardEditorView.module.css. */
const LOW = '(max-height: 560px) and (orientation: landscape)'

interface BoardSheetProps {
  replacing?: (sample: Sample) => ReactNode
  /** Shown with the materials: sends the board on. */
  sending?: ReactNode
}

/**
 * The panels of a desk as a sheet on a phone. It covers the lower half, so that chosen items are seen while they change; raised, it covers
 * the window. It traps the focus until it is closed.
 */
export function BoardSheet(shown: BoardSheetProps) {
  const { t } = useTranslation()
  const height = useSheet()
  const isOpen = height !== null
  const isLow = useMediaQuery(LOW, undefined, { getInitialValueInEffect: false }) ?? false
  const chosen = useChosenIds()
  const content = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<Tab>('materials')
  const [last, setLast] = useState(height)
  /** It keeps its height while it slides out. */
  const [standing, setStanding] = useState<SheetHeight>('half')
  if (height !== last) {
    setLast(height)
    if (height) setStanding(height)
    // The sheet was opened to change the chosen items.
    if (last === null && chosen.length > 0) setTab('chosen')
  }
  useStepOfPage(isOpen, closeSheet, 'boardPanels')
  useEscape(content, isOpen)
  useChosenInSight(isOpen)
  const isAdding = useIsAdding()
  const isCropping = useCropped() !== null
  // The adding panel has the same place, and a crop is done on the paper.
  useEffect(() => {
    if (isAdding || isCropping) closeSheet()
  }, [isAdding, isCropping])
  // A desk shows its panels beside the paper.
  useEffect(() => closeSheet, [])

  const { drawn, grip } = useSheetDrag(content, standing, isLow)
  const words = t(standing === 'whole' ? 'boardPanels.sheet.lower' : 'boardPanels.sheet.raise')
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={closeSheet}
      position={isLow ? 'right' : 'bottom'}
      size={drawn === null ? (standing === 'whole' ? '100%' : '50%') : `${drawn}px`}
      closeOnEscape={false}
      returnFocus={false}
      onExitTransitionEnd={() => {
        const isWithin = content.current?.contains(document.activeElement)
        if (isWithin || isFocusLost()) document.getElementById(SHEET_OPENER)?.focus()
      }}
      classNames={{ content: styles['sheet'] ?? '' }}
      transitionProps={{ duration: 180, timingFunction: 'ease-out' }}
    >
      <Drawer.Content ref={content} aria-label={t('boardEditor.panel')} data-drawn={drawn !== null}>
        <button
          type="button"
          className={styles['grip']}
          aria-label={words}
          aria-expanded={standing === 'whole'}
          {...grip}
        />
        <SheetTabs tab={tab} onTab={setTab} {...shown} />
      </Drawer.Content>
    </Drawer.Root>
  )
}

interface SheetTabsProps extends BoardSheetProps {
  tab: Tab
  onTab: (tab: Tab) => void
}

function SheetTabs({ tab, onTab, replacing, sending }: SheetTabsProps) {
  const { t } = useTranslation()
  const chosen = useChosenIds()
  return (
    <Tabs
      value={tab}
      onChange={(value) => onTab(TABS.find((one) => one === value) ?? 'chosen')}
      keepMounted={false}
      className={styles['tabs'] ?? ''}
      classNames={{ list: `${tabStyles['list']} ${styles['list']}`, tab: tabStyles['tab'] ?? '' }}
    >
      <div className={styles['head']}>
        <Tabs.List aria-label={t('boardEditor.panel')}>
          {TABS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {t(`boardPanels.sheet.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <CloseButton label={t('boardPanels.sheet.close')} onClose={closeSheet} />
      </div>
      <Tabs.Panel value="chosen" className={styles['content'] ?? ''}>
        {chosen.length === 0 && <p className={styles['none']}>{t('boardPanels.sheet.nothing')}</p>}
        <Inspector {...(replacing && { replacing })} />
      </Tabs.Panel>
      <Tabs.Panel value="layers" className={styles['content'] ?? ''} data-fills>
        <LayerRows />
      </Tabs.Panel>
      <Tabs.Panel value="materials" className={styles['content'] ?? ''}>
        <BoardPalette />
        <BoardLegend />
        {sending}
      </Tabs.Panel>
      <Tabs.Panel value="board" className={styles['content'] ?? ''}>
        <BoardFieldsForm />
      </Tabs.Panel>
    </Tabs>
  )
}

/** Escape closes the sheet even if the focus is on the paper. A dialog or menu over it handles its own Escape. */
function useEscape(content: { current: HTMLElement | null }, isOpen: boolean): void {
  // A key that was used already has its default prevented.
  useEffect(() => {
    if (!isOpen) return
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const dialog = target instanceof Element ? target.closest('[role="dialog"], [role="menu"]') : null
      const isElsewhere = dialog !== null && !content.current?.contains(dialog)
      if (key === 'Escape' && !defaultPrevented && !isElsewhere) closeSheet()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [content, isOpen])
}

/**
 * Keeps the chosen items in sight above the sheet. If they were chosen on the paper they are in sight already. Closing restores the view,
 * unless it was moved or other items were chosen.
 */
function useChosenInSight(isOpen: boolean): void {
  const board = useEditedBoard()
  const chosen = useChosenIds()
  const { w, h } = useDesk()
  const before = useRef<{ left: ReturnType<typeof viewToKeep>; chosen: readonly string[]; shown: DeskView | null }>(
    null,
  )
  const show = useEffectEvent(() => {
    before.current ??= { left: viewToKeep(), chosen, shown: null }
    const { items } = board.get().draft
    const around = boundsOfAll(chosen.flatMap((id) => items.get(id) ?? []))
    const isAtPaper = document.activeElement?.closest('[data-desk]')
    if (!around || isAtPaper) return
    bringIntoSight(around)
    before.current.shown = viewOfPaper.get()
  })
  const giveBack = useEffectEvent(() => {
    const { current } = before
    before.current = null
    if (current?.shown === viewOfPaper.get() && current.chosen === chosen) takeUpView(current.left)
  })
  // The desk becomes smaller after the sheet has opened, and the view belongs to the desk.
  useEffect(() => {
    if (isOpen) show()
    else giveBack()
    // Also for other chosen items and another size of the desk.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, chosen, w, h])
}
