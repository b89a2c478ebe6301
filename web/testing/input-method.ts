import { cdp } from 'vitest/browser'

declare module 'vitest/browser' {
  // The part of the browser's debugging protocol that is used here.
  interface CDPSession {
    send: (method: string, input: object) => Promise<unknown>
  }
}

/** Shows a word being composed by an input method, at the focus. */
export async function composeWord(letters: string): Promise<void> {
  const end = letters.length
  await cdp().send('Input.imeSetComposition', { text: letters, selectionStart: end, selectionEnd: end })
}

/** Commits the chosen word in place of the letters. */
export async function chooseWord(word: string): Promise<void> {
  await cdp().send('Input.insertText', { text: word })
}
