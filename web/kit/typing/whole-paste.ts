import { showLatest } from '../toasts/toast.ts'

/** Ways in which a text comes as a whole: nobody sees its end missing as with a typed letter. */
const WHOLE = new Set(['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText'])

/**
 * Lets no field cut what is pasted or dropped into it: a text that does not fit at its `maxlength` is refused whole, and the message says
 * by how much (`say`, of characters). The browser would take its beginning without a word, and half a password or half an address is another one.
 */
export function refuseLongPastes(say: (lengths: { long: number; room: number }) => string): void {
  window.addEventListener(
    'beforeinput',
    (event) => {
      const { target: field, inputType } = event
      if (!WHOLE.has(inputType)) return
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.maxLength < 0) return
      const text = (event.data ?? '').replaceAll('\r\n', '\n')
      const room = field.maxLength - field.value.length + lengthSelected(field)
      if (text.length <= room) return
      event.preventDefault()
      const plain = text.trim()
      // Nobody means the spaces around a copied text.
      if (plain.length <= room) document.execCommand('insertText', false, plain)
      else showLatest('paste', say({ long: plain.length, room: Math.max(0, room) }))
    },
    true,
  )
}

/** How many selected characters the text replaces. A field for addresses does not tell its selection, but the page does. */
function lengthSelected({ selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement): number {
  return selectionStart === null ? (getSelection()?.toString().length ?? 0) : (selectionEnd ?? 0) - selectionStart
}
