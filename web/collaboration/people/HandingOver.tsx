import '../../locales/people-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnedWithOthers } from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import styles from './HandingOver.module.css'
import { ownedWithOthers } from './queries.ts'

const ALONG = 'along'

type HandedOver = Work & { memberId: string }

interface HandingOverProps {
  /** The form was submitted before everything was decided. */
  isMissed: boolean
  /** The chosen new owners; null while something is undecided or not loaded. */
  onChoose: (handOver: HandedOver[] | null) => void
}

/** Before an account is deleted: decides about each thing that others work on. Nothing is preselected. */
export function HandingOver({ isMissed, onChoose }: HandingOverProps) {
  const { t } = useTranslation()
  const id = useId()
  const { data: things, error, refetch } = useQuery(ownedWithOthers)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const tell = useEffectEvent((known: readonly OwnedWithOthers[]) => onChoose(choiceOf(known, chosen)))
  // The data comes from outside React, and another component's form uses the choice.
  useEffect(() => {
    if (things) tell(things)
  }, [things])
  if (error && !things)
    return <FailureFace isPart error={error} what={t('people.leaving.failed')} onRetry={() => void refetch()} />
  if (!things) return <ProgressLine label={t('loading')} />
  if (things.length === 0) return null
  return (
    <section className={styles['things']} aria-labelledby={id}>
      <h3 id={id}>{t('people.leaving.title')}</h3>
      <p>{t('people.leaving.says')}</p>
      {things.map((thing) => (
        <SelectField
          key={keyOf(thing)}
          label={t('people.leaving.whatOf', { name: thing.name })}
          note={t(`people.leaving.kinds.${thing.kind}`)}
          options={[
            { value: '', label: t('people.leaving.choose') },
            ...thing.collaborators.map(({ memberId, nickname }) => ({
              value: memberId,
              label: t('people.leaving.to', { name: nickname }),
            })),
            { value: ALONG, label: t('people.leaving.along') },
          ]}
          value={chosen.get(keyOf(thing)) ?? ''}
          onChange={(value) => {
            const next = new Map([...chosen, [keyOf(thing), value]])
            setChosen(next)
            onChoose(choiceOf(things, next))
          }}
        />
      ))}
      <p className={styles['missing']} role="alert">
        {isMissed && choiceOf(things, chosen) === null && t('people.leaving.missing')}
      </p>
    </section>
  )
}

/** Null where something is undecided. */
function choiceOf(things: readonly OwnedWithOthers[], chosen: ReadonlyMap<string, string>): HandedOver[] | null {
  const choice = things.map((thing) => ({ thing, to: chosen.get(keyOf(thing)) ?? '' }))
  if (choice.some(({ to }) => to === '')) return null
  return choice.flatMap(({ thing: { kind, refId }, to }) => (to === ALONG ? [] : [{ kind, refId, memberId: to }]))
}

function keyOf({ kind, refId }: Work): string {
  return `${kind} ${refId}`
}
