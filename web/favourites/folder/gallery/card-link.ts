/** Whether the pointer is on the card's link, where a press ticks the card; controls over the picture do something else. */
export function isOnCardLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href*="skuId="]') !== null
}

/** The link of an item's card, if it is in the document. */
export function linkOfItem(id: string): HTMLElement | null {
  return document.querySelector(`[data-item="${CSS.escape(id)}"] a[href*="skuId="]`)
}
