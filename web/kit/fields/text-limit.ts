import '../../locales/kit-texts.ts'
import { useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** The most characters of a text, and the words once something did not fit. */
export interface TextLimit {
  most: number
  text: string
}

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** Keeps a text within its limit, and tells the limit once something did not fit. */
export function useTextLimit(value: string, limit: TextLimit | number | undefined) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const most = typeof limit === 'object' ? limit.most : limit
  const text = typeof limit === 'object' ? limit.text : t('kit.most', { count: most ?? 0 })
  return {
    told: most !== undefined && isOver ? text : undefined,
    attributes: { maxLength: most, onBeforeInput: () => setIsOver(value.length >= (most ?? Infinity)) },
    /** The typed text; undefined if it does not fit. */
    fitting({ target, nativeEvent }: Typed): string | undefined {
      // A password manager ignores maxlength, and so does an input method until its word is confirmed.
      const isWhole = target.value.length <= (most ?? Infinity) || isComposing(nativeEvent)
      setIsOver(!isWhole)
      return isWhole ? target.value : undefined
    },
  }
}

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing
