import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveThing } from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { AskFirst } from '../../kit/AskFirst.tsx'
import buttons from '../../kit/buttons.module.css'
import { showToast } from '../../kit/toasts/toast.ts'
import styles from './People.module.css'
import { usePeopleChange } from './queries.ts'

interface LeaveHereProps {
  thing: Work
  ownerName: string
  onLeft: () => void
}

/** Lets a collaborator leave a thing, after a question. */
export function LeaveHere({ thing, ownerName, onLeft }: LeaveHereProps) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending } = usePeopleChange(leaveThing)
  const leave = () =>
    mutate(thing, {
      onSuccess: () => {
        showToast(t('people.leftIt'))
        onLeft()
      },
    })
  if (isAsked)
    return (
      <AskFirst
        question={t('people.askLeave', { name: ownerName })}
        deed={t('people.leave')}
        cancelLabel={t('people.cancel')}
        isFinal
        isBusy={isPending}
        onDo={leave}
        onCancel={() => setIsAsked(false)}
      />
    )
  return (
    <button type="button" className={`${buttons['plain']} ${styles['leave']}`} onClick={() => setIsAsked(true)}>
      {t('people.leave')}
    </button>
  )
}
