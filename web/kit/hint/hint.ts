/** The side of the control on which a hint stands. */
export type HintSide = 'top' | 'right'

/** Attributes that give a control a hint, shown on hover and keyboard focus. Without a label there is none. */
export function hint(label: string | null, side: HintSide = 'top') {
  return label === null ? {} : { 'data-hint': label, 'data-hint-side': side }
}

/** The control of an event, if it has a hint. */
export function hintedControl(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>('[data-hint]') : null
}
