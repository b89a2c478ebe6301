import { createStore, useStore, type Readable } from '../../../kit/store.ts'
import type { PaperBox, PaperPoint } from '../geometry/boxes.ts'
import { PX_PER_MM } from '../../drawing/drawn-size.ts'
import { scrollOf } from '../geometry/edge-scrolling.ts'
import {
  broughtIntoSight,
  viewOfBox,
  heldInSight,
  TRUE_PX_PER_MM,
  zoomedAt,
  type DeskSize,
  type DeskView,
} from '../geometry/viewing.ts'

interface Viewing {
  view: DeskView
  /** In CSS px. */
  desk: DeskSize
  /** In mm. */
  paper: DeskSize
  /** The whole paper stays in sight when the window changes. */
  isFitted: boolean
}

const viewing = createStore<Viewing>({
  view: { zoom: 1, x: 0, y: 0 },
  desk: { w: 0, h: 0 },
  paper: { w: 420, h: 297 },
  isFitted: true,
})

/** The view, for components that render with each change. Others follow `viewOfPaper` without React. */
export function useView(): DeskView {
  return useStore(viewing, ({ view }) => view)
}

/** 1 is true size. */
export function useDeskZoom(): number {
  return useStore(viewing, ({ view }) => view.zoom)
}

/** The zoom rounded to doublings, because each step loads other pictures. */
export function useZoomStep(): number {
  return useStore(viewing, ({ view }) => 2 ** Math.ceil(Math.log2((view.zoom * TRUE_PX_PER_MM) / PX_PER_MM)))
}

export function useIsFitted(): boolean {
  return useStore(viewing, ({ isFitted }) => isFitted)
}

/** Whether the desk's size is known. */
export function useIsMeasured(): boolean {
  return useStore(viewing, ({ desk }) => desk.w > 0)
}

/** In CSS px. */
export function useDesk(): DeskSize {
  return useStore(viewing, ({ desk }) => desk)
}

export const viewOfPaper: Readable<DeskView> = { get: () => viewing.get().view, subscribe: viewing.subscribe }

/** Sets the desk's size, which the desk measures. */
export function setDesk(desk: DeskSize): void {
  settle({ ...viewing.get(), desk })
}

export function setPaper(paper: DeskSize): void {
  const now = viewing.get().paper
  if (now.w !== paper.w || now.h !== paper.h) settle({ ...viewing.get(), paper })
}

/** Fits the whole paper, now and whenever the window changes. */
export function fit(): void {
  settle({ ...viewing.get(), isFitted: true })
}

/** Fits a box on the paper. */
export function fitBox(box: PaperBox): void {
  move(viewOfBox(box, viewing.get().desk))
}

/** Moves the paper as little as needed to show a box. */
export function bringIntoSight(box: PaperBox): void {
  const { view, desk } = viewing.get()
  const next = broughtIntoSight(view, box, desk)
  if (next.zoom !== view.zoom || next.x !== view.x || next.y !== view.y) move(next)
}

/** Zooms about a point of the desk in px; without one about its middle. */
export function zoomTo(zoom: number, at: PaperPoint = middleOfDesk()): void {
  move(zoomedAt(viewing.get().view, zoom, at))
}

export function zoomBy(factor: number, at?: PaperPoint): void {
  zoomTo(viewing.get().view.zoom * factor, at)
}

/** Moves the paper by px of the desk. */
export function panBy(right: number, down: number): void {
  const { view } = viewing.get()
  move({ ...view, x: view.x + right, y: view.y + down })
}

/** Scrolls the paper while something is dragged from `start` to `at` (px of the desk) near the desk's edge. Returns whether it moved. */
export function scrollAtEdge(dragging: Parameters<typeof scrollOf>[0], seconds: number): boolean {
  const { x, y } = scrollOf(dragging, viewing.get(), seconds)
  if (x === 0 && y === 0) return false
  panBy(x, y)
  return true
}

function move(view: DeskView): void {
  const now = viewing.get()
  viewing.set({ ...now, view: heldInSight(view, now.paper, now.desk), isFitted: false })
}

function settle(next: Viewing): void {
  const { paper, desk, view } = next
  const hasRoom = desk.w > 0 && desk.h > 0
  const whole = { x: 0, y: 0, w: paper.w, h: paper.h }
  viewing.set({ ...next, view: next.isFitted && hasRoom ? viewOfBox(whole, desk) : view })
}

function middleOfDesk(): PaperPoint {
  const { w, h } = viewing.get().desk
  return { x: w / 2, y: h / 2 }
}

/** What is stored of the view until the board opens again. */
export function viewToKeep(): Pick<Viewing, 'view' | 'isFitted'> {
  const { view, isFitted } = viewing.get()
  return { view, isFitted }
}

export function takeUpView({ view, isFitted }: Pick<Viewing, 'view' | 'isFitted'>): void {
  settle({ ...viewing.get(), view, isFitted })
}
