import type { PaperBox, PaperPoint } from './boxes.ts'

/** CSS px of a millimetre at 100 %. */
export const TRUE_PX_PER_MM = 96 / 25.4
export const LEAST_ZOOM = 0.05
export const MOST_ZOOM = 16
/** Free space around a fitted paper, as a share of the desk's shorter side. */
const FREE = 0.06

/** In CSS px. */
export interface DeskSize {
  w: number
  h: number
}

/** How the paper lies on the desk: its zoom (1 is true size) and its upper left corner in px of the desk. */
export interface DeskView extends PaperPoint {
  zoom: number
}

export function toDesk(view: DeskView, { x, y }: PaperPoint): PaperPoint {
  const scale = view.zoom * TRUE_PX_PER_MM
  return { x: view.x + x * scale, y: view.y + y * scale }
}

export function toPaper(view: DeskView, { x, y }: PaperPoint): PaperPoint {
  const scale = view.zoom * TRUE_PX_PER_MM
  return { x: (x - view.x) / scale, y: (y - view.y) / scale }
}

/** Converts px of the screen into millimetres on paper. */
export function lengthOnPaper(view: DeskView, px: number): number {
  return px / (view.zoom * TRUE_PX_PER_MM)
}

export function withinZoom(zoom: number): number {
  return Math.min(Math.max(zoom, LEAST_ZOOM), MOST_ZOOM)
}

/** Zooms about a point of the desk. */
export function zoomedAt(view: DeskView, zoom: number, at: PaperPoint): DeskView {
  const next = withinZoom(zoom)
  const ratio = next / view.zoom
  return { zoom: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** The view that shows a whole box in the middle of the desk. */
export function viewOfBox(box: PaperBox, desk: DeskSize): DeskView {
  const free = Math.min(desk.w, desk.h) * FREE
  const room = { w: Math.max(desk.w - 2 * free, 1), h: Math.max(desk.h - 2 * free, 1) }
  const zoom = withinZoom(Math.min(room.w / box.w, room.h / box.h) / TRUE_PX_PER_MM)
  const scale = zoom * TRUE_PX_PER_MM
  return { zoom, x: desk.w / 2 - (box.x + box.w / 2) * scale, y: desk.h / 2 - (box.y + box.h / 2) * scale }
}

/** Moves the paper as little as possible to show a box, and zooms out only where the box does not fit. */
export function broughtIntoSight(view: DeskView, box: PaperBox, desk: DeskSize): DeskView {
  const free = Math.min(desk.w, desk.h) * FREE
  const scale = view.zoom * TRUE_PX_PER_MM
  const [w, h] = [box.w * scale, box.h * scale]
  if (w > desk.w - 2 * free || h > desk.h - 2 * free) return viewOfBox(box, desk)
  const push = (from: number, length: number, room: number) =>
    Math.min(Math.max(from, free), room - free - length) - from
  const { x, y } = toDesk(view, box)
  return { ...view, x: view.x + push(x, w, desk.w), y: view.y + push(y, h, desk.h) }
}

/** Keeps some of the paper in sight. */
export function heldInSight(view: DeskView, paper: DeskSize, desk: DeskSize): DeskView {
  const scale = view.zoom * TRUE_PX_PER_MM
  const least = Math.min(desk.w, desk.h) / 6
  const within = (place: number, length: number, room: number) =>
    Math.min(Math.max(place, least - length), room - least)
  return { ...view, x: within(view.x, paper.w * scale, desk.w), y: within(view.y, paper.h * scale, desk.h) }
}
