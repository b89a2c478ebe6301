import { useId, useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { RangeNumberField } from './RangeNumberField.tsx'
import type { NumberRange } from '../../filters/number-range.ts'
import styles from './RangeFields.module.css'

const ends = ['low', 'high'] as const
type RangeEnd = (typeof ends)[number]

interface Typed {
  number: number | null
  /** The reason why the number is invalid for this range, in words. */
  problem: string | null
}

interface Draft {
  /** The range in force when the text was typed. Another range makes the text outdated. */
  base: string
  texts: Partial<Record<RangeEnd, string>>
  /** The text that was refused; typing on clears that field's error. */
  refused: readonly RangeEnd[]
}

interface RangeFieldsProps {
  /** The range in force. */
  range: NumberRange
  labels: Record<RangeEnd, string>
  sign?: string
  unit?: string | undefined
  crossedText: string
  /** `label` is the field's. */
  readText: (text: string, label: string) => Typed
  onTake: (range: NumberRange) => void
}

/** A range, applied as a whole by Enter or on leaving a field. An invalid one stays in the fields, and the list does not change. */
export function RangeFields({ range, labels, sign, unit, crossedText, readText, onTake }: RangeFieldsProps) {
  const { t } = useTranslation()
  const [kept, setKept] = useState<Draft | null>(null)
  const id = useId()
  const base = `${range.low} ${range.high}`
  const draft = kept?.base === base ? kept : { base, texts: {}, refused: [] }

  const read = (end: RangeEnd): Typed => {
    const text = draft.texts[end]
    return text === undefined ? { number: range[end], problem: null } : readText(text, labels[end])
  }
  const typed = { low: read('low'), high: read('high') }
  const wanted = { low: typed.low.number, high: typed.high.number }
  const isCrossed = wanted.low !== null && wanted.high !== null && wanted.low > wanted.high
  const isSettled = ends.every((end) => draft.texts[end] === undefined || draft.refused.includes(end))
  const isRangeWrong = isSettled && isCrossed

  const take = () => {
    const changed = ends.filter((end) => draft.texts[end] !== undefined)
    if (changed.length === 0) return
    const isRefused = isCrossed || ends.some((end) => typed[end].problem !== null)
    setKept(isRefused ? { ...draft, refused: changed } : null)
    if (!isRefused && ends.some((end) => wanted[end] !== range[end])) onTake(wanted)
  }
  // Moving to the other end may be about to correct the range.
  const leave = (event: FocusEvent<HTMLElement>) => {
    const goesOn = event.currentTarget.contains(event.relatedTarget)
    if (!goesOn || !isCrossed) take()
  }

  const problems = ends.flatMap((end) => {
    const { problem } = typed[end]
    return problem && draft.refused.includes(end) ? [{ end, problem }] : []
  })
  const fieldOf = (end: RangeEnd) => {
    const isWrong = problems.some((one) => one.end === end)
    return (
      <RangeNumberField
        label={labels[end]}
        hint={t(end === 'low' ? 'filters.min' : 'filters.max')}
        sign={sign}
        unit={unit}
        value={draft.texts[end] ?? range[end]?.toString() ?? ''}
        problemId={isWrong || isRangeWrong ? `${id}-${isWrong ? end : 'range'}` : undefined}
        onType={(text) =>
          setKept({
            base,
            texts: { ...draft.texts, [end]: text },
            refused: draft.refused.filter((other) => other !== end),
          })
        }
        onEnter={take}
      />
    )
  }
  return (
    <>
      <div className={styles['range']} onBlur={leave}>
        {fieldOf('low')}
        <span aria-hidden>–</span>
        {fieldOf('high')}
      </div>
      <div role="alert">
        {problems.map(({ end, problem }) => (
          <p key={end} id={`${id}-${end}`} className={styles['problem']}>
            {problem}
          </p>
        ))}
        {isRangeWrong && (
          <p id={`${id}-range`} className={styles['problem']}>
            {crossedText}
          </p>
        )}
      </div>
    </>
  )
}
