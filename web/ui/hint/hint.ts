/** Where a hint stands beside what it explains. */
export type HintSide = 'top' | 'right'

/**
 * Attributes by which a control has its label shown beside it, to a mouse that stays there and to whoever comes by keys. Without
 * a label there is none.
 */
export function hint(label: string | null, side: HintSide = 'top') {
  return label === null ? {} : { 'data-hint': label, 'data-hint-side': side }
}

/** The control that an event is about, if it has a hint. */
export function hintedControl(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>('[data-hint]') : null
}
