import { cdp } from 'vitest/browser'

declare module 'vitest/browser' {
  // The browser's own protocol, of which only this is used.
  interface CDPSession {
    send: (method: string, input: object) => Promise<unknown>
  }
}

/** What an input method shows of a word that is being put together where the focus is. */
export async function composeWord(letters: string): Promise<void> {
  const end = letters.length
  await cdp().send('Input.imeSetComposition', { text: letters, selectionStart: end, selectionEnd: end })
}

/** The word that was chosen, in place of its letters. */
export async function chooseWord(word: string): Promise<void> {
  await cdp().send('Input.insertText', { text: word })
}
