import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import { FootBar } from '../approval/FootBar.tsx'
import styles from '../approval/ApprovalBar.module.css'
import { lastDecisions } from '../../last-decisions.ts'
import { saysSomething, useAnswers, useDraftedVersions } from '../deciding/answers.ts'
import { DecisionFile } from './DecisionFile.tsx'
import { DecisionNote } from './DecisionNote.tsx'
import { useShownLists, type Decision, type Shown, type ShownVersion, type Verdict } from './queries.ts'
import { UnsentAnswers } from './UnsentAnswers.tsx'

interface DecisionProps {
  token: string
  shown: Shown
  /** The one that is read. */
  version: ShownVersion
}

interface DecisionBarProps extends DecisionProps {
  /** At the foot of the window: the buttons alone. */
  isSlim?: boolean
  onDecide: (verdict: Verdict) => void
}

/** Whether the reader is asked to decide on a version. */
export function asksForDecision(shown: Shown, number: number): boolean {
  return mayDecide(shown, number) && shown.decisions.every((one) => one.number !== number)
}

export function mayDecide({ role, version: last }: Shown, number: number): boolean {
  return role === 'approve' && last?.number === number
}

/** What was decided on a version, and the buttons that decide on the last one. */
export function DecisionBar({ isSlim = false, onDecide, ...props }: DecisionBarProps) {
  const { t } = useTranslation()
  const { token, shown, version } = props
  const { number } = version
  const answers = useAnswers(token, number).filter(saysSomething)
  if (!mayDecide(shown, number)) return <Told {...props} />
  const asksForChange = answers.some(({ verdict }) => verdict === 'changes')
  const isAsked = asksForDecision(shown, number) || answers.length > 0
  const look = (isMain: boolean) => (isMain && isAsked ? 'filled' : 'plain')
  return (
    <FootBar isSlim={isSlim} hasUnsent={answers.length > 0}>
      <div className={isSlim ? 'empty:hidden phone:w-full low:w-auto' : styles['told']}>
        {!isSlim && <DecisionNotes {...props} />}
        {answers.length > 0 && <Progress {...props} />}
      </div>
      <div className="flex flex-wrap gap-10 phone:w-full phone:[&>*]:flex-1 low:w-auto">
        <Button
          look={look(asksForChange)}
          label={t(answers.length > 0 ? 'sent.answers.send' : 'sent.decide.change')}
          onPress={() => onDecide('changes')}
        />
        {!asksForChange && (
          <Button look={look(true)} label={t('sent.decide.approve', { number })} onPress={() => onDecide('approved')} />
        )}
      </div>
    </FootBar>
  )
}

/** "3 of 12 answered, 1 change", of as many lines as have been loaded; after something was signed, how many answers are new. */
function Progress({ token, shown, version }: DecisionProps) {
  const { t } = useTranslation()
  const answers = useAnswers(token, version.number).filter(saysSomething)
  const lists = useShownLists(token, version)
  const isWhole = version.parts.filter(({ kind }) => kind === 'budget').length === lists.size
  const all = [...lists.values()].reduce((sum, { lines }) => sum + lines.length, 0)
  const changes = answers.filter(({ verdict }) => verdict === 'changes').length
  const isFirst = asksForDecision(shown, version.number)
  const told = [
    isFirst
      ? t(isWhole ? 'sent.answers.someOf' : 'sent.answers.some', { count: answers.length, all })
      : t('sent.answers.unsentNew', { count: answers.length }),
    changes > 0 && t('sent.answers.changes', { count: changes }),
  ]
  return <output className="block text-meta text-second">{told.filter(Boolean).join(' · ')}</output>
}

/** The answers to a version on which the reader cannot decide; nothing where there are none. */
function Told(props: DecisionProps) {
  const drafted = useDraftedVersions(props.token)
  if (props.shown.decisions.length === 0 && drafted.length === 0) return null
  return (
    <FootBar isSlim={false}>
      <DecisionNotes {...props} />
    </FootBar>
  )
}

/** What was decided by the link, on the version that is read and on others. */
export function DecisionNotes({ token, shown, version: { number } }: DecisionProps) {
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
      {lastDecisions(here).map(({ last: decision, earlier }) => (
        <Fragment key={decision.id}>
          {noteOf(decision)}
          <Earlier label={t('sent.decide.earlierOf', { count: earlier.length, name: decision.name })}>
            {earlier.map(noteOf)}
          </Earlier>
        </Fragment>
      ))}
      {isAsked && (
        <p className="print:hidden">
          {latest ? t('sent.decide.needsOwn', { number, before: latest.number }) : t('sent.decide.asked', { number })}
        </p>
      )}
      {shown.role === 'approve' && last !== undefined && last > number && (
        <p className="text-meta text-second print:hidden">{t('sent.decide.onLast', { number: last })}</p>
      )}
      {shown.role === 'approve' && last !== undefined && <UnsentAnswers token={token} last={last} />}
      <Earlier label={t('sent.decide.earlier', { count: elsewhere.length })}>{elsewhere.map(noteOf)}</Earlier>
    </div>
  )
}

/** Folded answers, which count no more; nothing for none. */
function Earlier({ label, children }: { label: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <details className={styles['earlier']}>
      <summary>{label}</summary>
      <div className="grid gap-8 pt-8">{children}</div>
    </details>
  )
}
