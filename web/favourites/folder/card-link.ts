/** Whether a pointer is on the link that a card is, which is where the card is ticked; what lies over its picture leads elsewhere. */
export function isOnCardLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href*="skuId="]') !== null
}
