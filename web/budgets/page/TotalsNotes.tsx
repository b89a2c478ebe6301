import { useTranslation } from 'react-i18next'
import type { WhatCounts } from '../../../contract/budgets/what-counts.ts'
import { Button } from '../../kit/Button.tsx'
import { chosenText, countedText } from '../counts-text.ts'
import type { ShownLines } from './shown-lines.ts'

const OPEN = ['noAmount', 'taxUnknown'] as const

interface TotalsNotesProps {
  counts: WhatCounts
  shown: ShownLines
  onShow: (shown: ShownLines) => void
}

/** Of what the chosen total consists, and what is still open. A press shows only the lines that are meant, or all again. */
export function TotalsNotes({ counts, shown, onShow }: TotalsNotesProps) {
  const { t, i18n } = useTranslation()
  const words = { t, language: i18n.language }
  const open = OPEN.filter((one) => counts[one] > 0)
  const chosen = chosenText(counts, words)
  if (chosen === '') return null
  return (
    <div className="mt-6 grid justify-items-start gap-4 text-meta text-second">
      <p>{chosen}</p>
      {open.map((one) => (
        <Button
          key={one}
          look="name"
          label={countedText(counts, one, words)}
          isOn={shown === one}
          onPress={() => onShow(shown === one ? null : one)}
        />
      ))}
    </div>
  )
}
