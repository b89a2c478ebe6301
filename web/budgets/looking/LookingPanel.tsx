import '../../locales/budget-looking-texts.ts'
import { LeadTimes } from './LeadTimes.tsx'
import type { LookedAt, SpendingChoice } from './looked-at.ts'
import styles from './looking.module.css'
import { SpendingTable } from './SpendingTable.tsx'
import { StagesTable } from './StagesTable.tsx'
import { TargetScale } from './TargetScale.tsx'

interface LookingPanelProps {
  budget: LookedAt
  /** `YYYY-MM-DD`. */
  today: string
  choice: SpendingChoice | null
  /** A group was pressed; null where it was pressed again. */
  onChoose: (choice: SpendingChoice | null) => void
  onOpenLine: (lineId: string) => void
  /** Opens the settings at a field; undefined where they may not be changed. */
  onSettings?: ((place: 'projectDate' | 'targetBudget') => void) | undefined
}

/** A budget as charts: spending, target, stages and lead times. */
export function LookingPanel({ budget, today, choice, onChoose, onOpenLine, onSettings }: LookingPanelProps) {
  return (
    <div className={styles['panel']}>
      <SpendingTable budget={budget} choice={choice} onChoose={onChoose} />
      <TargetScale budget={budget} onSettings={onSettings && (() => onSettings('targetBudget'))} />
      <StagesTable budget={budget} />
      <LeadTimes
        budget={budget}
        today={today}
        onOpenLine={onOpenLine}
        onSettings={onSettings && (() => onSettings('projectDate'))}
      />
    </div>
  )
}
