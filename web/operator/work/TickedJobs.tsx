import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { discardJobs, sendJobsAgain } from '../../../contract/background-work.ts'
import { AskFirst } from '../../kit/AskFirst.tsx'
import buttons from '../../kit/buttons.module.css'
import { useFigures } from '../../kit/figures.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useDecision } from './queries.ts'
import styles from './WorkView.module.css'

interface TickedJobsProps {
  ids: string[]
  onDone: () => void
  /** They stay, after a question whose buttons are gone. */
  onKept: () => void
}

/** What can be done with the ticked jobs. It keeps its place, so that the list does not move. */
export function TickedJobs({ ids, onDone, onKept }: TickedJobsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [isAsking, setIsAsking] = useState(false)
  const count = ids.length
  const tell = (what: 'sent' | 'discarded', { done, left }: { done: number; left: number }) => {
    const parts = [
      done > 0 && t(`backgroundWork.${what}`, { count: done, figure: figure(done) }),
      left > 0 && t('backgroundWork.left', { count: left, figure: figure(left) }),
    ]
    showToast(parts.filter((part) => part !== false).join(' '))
    setIsAsking(false)
    onDone()
  }
  const again = useDecision(sendJobsAgain, (outcome) => tell('sent', outcome))
  const away = useDecision(discardJobs, (outcome) => tell('discarded', outcome))
  const isBusy = again.isPending || away.isPending
  if (isAsking && count > 0)
    return (
      <div className={styles['asked']}>
        <AskFirst
          question={t('backgroundWork.discardAsk', { count, figure: figure(count) })}
          deed={t('backgroundWork.discard')}
          cancelLabel={t('backgroundWork.cancel')}
          isFinal
          isBusy={isBusy}
          onDo={() => away.mutate(ids)}
          onCancel={() => {
            setIsAsking(false)
            onKept()
          }}
        />
      </div>
    )
  const cannot = count === 0 || isBusy
  return (
    <div className={styles['deeds']}>
      <button
        type="button"
        className={buttons['filled']}
        aria-disabled={cannot}
        aria-busy={again.isPending}
        onClick={() => cannot || again.mutate(ids)}
      >
        {t('backgroundWork.sendAgain')}
      </button>
      <button
        type="button"
        className={buttons['plain']}
        aria-disabled={cannot}
        onClick={() => cannot || setIsAsking(true)}
      >
        {t('backgroundWork.discard')}
      </button>
      <output className={styles['meta']}>
        {count > 0 && t('backgroundWork.ticked', { count, figure: figure(count) })}
      </output>
    </div>
  )
}
