/** Whether a pointer is on the link that a card is, which is where the card is ticked; what lies over its picture leads elsewhere. */
export function isOnCardLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href*="skuId="]') !== null
}

/** The link of an item's card, where it is drawn. */
export function linkOfItem(id: string): HTMLElement | null {
  return document.querySelector(`[data-item="${CSS.escape(id)}"] a[href*="skuId="]`)
}
