import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineDecision } from '../../../../contract/sharing/sending-calls.ts'

/** Answers to more lines than these are folded. */
const SHORT = 4

/** What is folded is read on paper too. */
const ON_PAPER = 'print:details-content:[content-visibility:visible]'

const SUMMARY = 'min-h-24 cursor-pointer phone:min-h-44 phone:content-center print:min-h-0 print:list-none'

interface AnswersProps {
  lines: readonly LineDecision[]
  /** All of them in sight, such as where they are signed. */
  isWhole?: boolean
  /** Instead of the words of a change, such as a field for those that are missing. */
  wordsOf?: (line: LineDecision) => ReactNode
}

/** What was chosen, asked for and approved of single lines, by name; a number of choices where no names are told. */
export function AnswersInWords({ lines, isWhole = false, wordsOf }: AnswersProps) {
  const { t } = useTranslation()
  const chosen = lines.filter(({ chosenId }) => chosenId !== null)
  const changes = lines.filter(({ verdict }) => verdict === 'changes')
  const approved = lines.filter(({ verdict }) => verdict === 'approved')
  const named = chosen.filter(({ name }) => name !== '')
  const nameless = chosen.length - named.length
  const names = approved.map(({ name, chosenName }) => chosenName || name).filter(Boolean)
  if (lines.length === 0) return null
  const counts = [
    chosen.length > 0 && t('sent.answers.chosen', { count: chosen.length }),
    approved.length > 0 && t('sent.answers.approved', { count: approved.length }),
    changes.length > 0 && t('sent.answers.changes', { count: changes.length }),
  ].filter((text) => text !== false)
  const told = (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {nameless > 0 && <li>{t('sent.answers.chosen', { count: nameless })}</li>}
        {named.map(({ place, lineId, chosenId, name, chosenName }) => (
          <li key={`${place} ${lineId}`} className="wrap-anywhere">
            {chosenId === lineId
              ? t('sent.answers.keeps', { name })
              : t('sent.answers.takes', { name, chosen: chosenName })}
          </li>
        ))}
        {changes.map((line) => (
          <li key={`${line.place} ${line.lineId} changes`} className="wrap-anywhere whitespace-pre-line">
            {wordsOf?.(line) ||
              (line.name ? t('sent.answers.change', { name: line.name, note: line.note }) : line.note)}
          </li>
        ))}
      </ul>
      {approved.length > 0 && (
        <details className={ON_PAPER}>
          <summary className={SUMMARY}>{t('sent.answers.approved', { count: approved.length })}</summary>
          <p className="wrap-anywhere text-second">{names.join(' · ')}</p>
        </details>
      )}
    </div>
  )
  if (isWhole || chosen.length + changes.length <= SHORT) return told
  return (
    <details className={ON_PAPER}>
      <summary className={SUMMARY}>{counts.join(' · ')}</summary>
      {told}
    </details>
  )
}
