import { useState } from 'react'

/**
 * What a field shows whose words are kept elsewhere, without spaces at their ends: as it was typed, until other words come from
 * there. `onWords`: `isTyping` where words stood before, so that what is typed in one go is one step back.
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
