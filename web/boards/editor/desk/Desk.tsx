import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { copyChosen, cutChosen, paste } from '../keys/clipboard.ts'
import { pressBeside, pressOnDesk } from '../keys/desk-keys.ts'
import { useDeskPointer } from '../pointer/desk-pointer.ts'
import { useWheel } from '../pointer/wheel.ts'
import { holdSpace } from '../pointer/space.ts'
import type { Bench } from '../pointer/gesture.ts'
import { cropped } from '../state/cropping.ts'
import { useEdited, useEditedBoard } from '../state/board-editor.ts'
import { useAreRulersShown } from '../state/rulers.ts'
import { useTool } from '../state/tool.ts'
import { setDesk, setPaper, useIsMeasured } from '../state/view.ts'
import styles from './Desk.module.css'
import { CropBar } from './CropBar.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import { useItemWords } from './item-words.ts'
import { Overlay } from './Overlay.tsx'
import { DeskPaper } from './DeskPaper.tsx'
import { Rulers } from './Rulers.tsx'
import { ThreadMarks } from './ThreadMarks.tsx'
import { ZoomControls } from './ZoomControls.tsx'

/** The desk under the paper. It handles everything that is done there by pointer and keys. */
export function Desk() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const words = useItemWords()
  const desk = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const tool = useTool()
  const { isPhone } = usePageUnit()
  const areRulersShown = useAreRulersShown()
  const { width, height } = useEdited(({ draft }) => draft.fields.canvas)
  const bench = (): Bench | null => paper.current && { board, paper: paper.current, t, words }
  useMeasured(desk)
  const isMeasured = useIsMeasured()
  useDeskPointer(desk, bench)
  useWheel(desk)
  useClipboard(desk, bench)
  useKeysBeside(desk, bench)
  // The view is outside React and must know the paper's size before the first paint.
  useLayoutEffect(() => setPaper({ w: width, h: height }), [width, height])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the paper and of what lies on it
    <div
      ref={desk}
      className={styles['desk']}
      data-desk
      data-tool={tool}
      onKeyDown={(event) => {
        // Escape also ends a crop from the desk's buttons.
        const isOfCrop = event.key === 'Escape' && cropped() !== null
        if (isField(event.target) && !isOfCrop) return
        const now = bench()
        if (now && pressOnDesk(now, event)) event.preventDefault()
      }}
      onKeyUp={({ key }) => key === ' ' && holdSpace(false)}
    >
      {/* Drawn once the zoom is known; otherwise all pictures would load twice. */}
      {isMeasured && <DeskPaper ref={paper} />}
      <Overlay />
      <ThreadMarks />
      {areRulersShown && !isPhone && <Rulers />}
      <ZoomControls />
      <CropBar bench={bench} />
      <ItemMenu bench={bench} />
    </div>
  )
}

/** Whether the element handles keys itself. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [data-own-pointer]') !== null
  )
}

function useMeasured(desk: RefObject<HTMLDivElement | null>): void {
  // The desk's size is known only after layout.
  useLayoutEffect(() => {
    const element = desk.current
    if (!element) return
    const measure = () => setDesk({ w: element.clientWidth, h: element.clientHeight })
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [desk])
}

/** Handles keys for the paper while a button beside it, or nothing, has the focus. */
function useKeysBeside(desk: RefObject<HTMLElement | null>, bench: () => Bench | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const now = bench()
    const isOurs = isBeside(desk.current, event.target) && !isField(event.target)
    if (now && isOurs && !event.defaultPrevented && pressBeside(now, event)) event.preventDefault()
  })
  // Without a focus only the document receives keys.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Whether an element is in the editor but not on its desk, or is nothing. Dialogs and menus are elsewhere. */
function isBeside(desk: HTMLElement | null, target: EventTarget | null): boolean {
  if (!desk || !(target instanceof Element)) return false
  const isNowhere = target === document.body && document.querySelector('[aria-modal="true"]') === null
  return isNowhere || (!desk.contains(target) && desk.closest('section')?.contains(target) === true)
}

function useClipboard(desk: RefObject<HTMLElement | null>, bench: () => Bench | null): void {
  const latest = useRef(bench)
  useLayoutEffect(() => {
    latest.current = bench
  })
  // Clipboard events go to the focused element, so only the document receives them all.
  useEffect(() => {
    const isMeant = () => {
      const focused = document.activeElement
      if (isField(focused)) return false
      // Selected text beside the paper is copied as text.
      const isBare = getSelection()?.isCollapsed !== false
      return desk.current?.contains(focused) === true || (isBeside(desk.current, focused) && isBare)
    }
    const listen = (act: typeof paste) => (event: ClipboardEvent) => {
      const now = isMeant() ? latest.current() : null
      if (now && act(now, event.clipboardData)) event.preventDefault()
    }
    const [onCopy, onCut, onPaste] = [listen(copyChosen), listen(cutChosen), listen(paste)]
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCut)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCut)
      document.removeEventListener('paste', onPaste)
    }
  }, [desk])
}
