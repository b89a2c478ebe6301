/**
 * Keeps the keys of an input method from the page: its Enter confirms a word and its Escape drops one, and no field may save or close by
 * them. Safari sends the confirming key after `compositionend`; only its code, 229, tells it from another (WebKit bug 165004). The
 * browser acts on these keys all the same.
 */
export function keepKeysOfInputMethods(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopPropagation()
    },
    true,
  )
}
