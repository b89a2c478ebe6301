import { useState } from 'react'

/**
 * The text of a field whose trimmed words are stored elsewhere: as typed, until other words come from there. `onWords`: `isTyping` if
 * there were words before, so that typing in one go is one step back.
 */
export function useTypedWords(
  words: string,
  onWords: (words: string, isTyping: boolean) => void,
): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: words, words })
  const type = (text: string) => {
    const next = text.trim()
    setTyped({ text, words: next })
    if (next !== words) onWords(next, words !== '')
  }
  return [typed.words === words ? typed.text : words, type]
}
