import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import { FootBar } from '../approval/FootBar.tsx'
import styles from '../approval/ApprovalBar.module.css'
import { DecisionFile } from './DecisionFile.tsx'
import { DecisionNote } from './DecisionNote.tsx'
import type { Decision, Shown, Verdict } from './queries.ts'

interface DecisionProps {
  token: string
  shown: Shown
  /** The number of the version that is read. */
  number: number
}

interface DecisionBarProps extends DecisionProps {
  /** At the foot of a phone: the buttons alone. */
  isSlim?: boolean
  onDecide: (verdict: Verdict) => void
}

/** Whether the reader is asked to decide on a version. */
export function asksForDecision(shown: Shown, number: number): boolean {
  return mayDecide(shown, number) && shown.decisions.every((one) => one.number !== number)
}

function mayDecide({ role, version: last }: Shown, number: number): boolean {
  return role === 'approve' && last?.number === number
}

/** What was decided on a version, and the buttons that decide on the last one. */
export function DecisionBar({ isSlim = false, onDecide, ...props }: DecisionBarProps) {
  const { t } = useTranslation()
  const { shown, number } = props
  if (!mayDecide(shown, number)) return <Told {...props} />
  return (
    <FootBar isSlim={isSlim}>
      {!isSlim && <DecisionNotes {...props} />}
      <div className="flex flex-wrap gap-10 phone:w-full phone:[&>*]:flex-1">
        <Button label={t('sent.decide.change')} onPress={() => onDecide('changes')} />
        <Button
          look={asksForDecision(shown, number) ? 'filled' : 'plain'}
          label={t('sent.decide.approve', { number })}
          onPress={() => onDecide('approved')}
        />
      </div>
    </FootBar>
  )
}

/** The answers to a version on which the reader cannot decide; nothing where there are none. */
function Told(props: DecisionProps) {
  if (props.shown.decisions.length === 0) return null
  return (
    <FootBar isSlim={false}>
      <DecisionNotes {...props} />
    </FootBar>
  )
}

/** What was decided by the link, on the version that is read and on others. */
export function DecisionNotes({ token, shown, number }: DecisionProps) {
  const { t } = useTranslation()
  const here = shown.decisions.filter((one) => one.number === number)
  const elsewhere = shown.decisions.filter((one) => one.number < number)
  const [latest] = elsewhere
  const isAsked = asksForDecision(shown, number)
  const last = shown.version?.number
  // Of a version that was withdrawn there is no file.
  const noteOf = (decision: Decision) => (
    <DecisionNote key={decision.id} decision={decision}>
      {shown.versions.some((one) => one.number === decision.number) && (
        <DecisionFile token={token} decision={decision} />
      )}
    </DecisionNote>
  )
  return (
    <div className={styles['told']}>
      {here.map(noteOf)}
      {isAsked && (
        <p className="print:hidden">
          {latest ? t('sent.decide.needsOwn', { number, before: latest.number }) : t('sent.decide.asked', { number })}
        </p>
      )}
      {shown.role === 'approve' && last !== undefined && last > number && (
        <p className="text-meta text-second print:hidden">{t('sent.decide.onLast', { number: last })}</p>
      )}
      {elsewhere.length > 0 && (
        <details className={styles['earlier']}>
          <summary>{t('sent.decide.earlier', { count: elsewhere.length })}</summary>
          {elsewhere.map(noteOf)}
        </details>
      )}
    </div>
  )
}
