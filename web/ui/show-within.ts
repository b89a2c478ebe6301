/** Scrolls a box, and only that box, as far as it takes to show an element in it whole. `room` is kept free around it, in CSS px. */
export function showWithin(box: HTMLElement, element: HTMLElement, room = 6): void {
  const outer = box.getBoundingClientRect()
  const inner = element.getBoundingClientRect()
  box.scrollLeft += overhang(inner.left - room, inner.right + room, outer.left, outer.right)
  box.scrollTop += overhang(inner.top - room, inner.bottom + room, outer.top, outer.bottom)
}

function overhang(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from
  return Math.max(end - to, 0)
}
