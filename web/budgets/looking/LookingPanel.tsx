import './late-texts.ts'
import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import type { Line, Room } from '../../../contract/budgets/entries.ts'
import type { Totals } from '../../../contract/budgets/figures.ts'
import { LeadTimes } from './LeadTimes.tsx'
import styles from './looking.module.css'
import { SpendingTable } from './SpendingTable.tsx'
import type { LineSums, SpendingGroup } from './spending.ts'
import { StagesTable } from './StagesTable.tsx'
import { TargetScale } from './TargetScale.tsx'

/** Which lines the table shows: those of one group. */
export interface SpendingChoice {
  by: SpendingGroup
  groupId: string
}

/** A budget as it stands; another object after each change. */
export interface LookedAt {
  fields: BudgetFields
  lines: readonly Line[]
  rooms: readonly Room[]
  sums: LineSums
  totals: Totals
}

interface LookingPanelProps {
  budget: LookedAt
  /** `YYYY-MM-DD`. */
  today: string
  choice: SpendingChoice | null
  /** A group was pressed, or pressed again. */
  onChoose: (choice: SpendingChoice | null) => void
  onOpenLine: (lineId: string) => void
  /** Opens the settings; undefined where they may not be changed. */
  onSettings?: (() => void) | undefined
}

/** A budget to be looked at instead of read. */
export function LookingPanel({ budget, today, choice, onChoose, onOpenLine, onSettings }: LookingPanelProps) {
  return (
    <div className={styles['panel']}>
      <SpendingTable budget={budget} choice={choice} onChoose={onChoose} />
      <TargetScale budget={budget} onSettings={onSettings} />
      <StagesTable budget={budget} />
      <LeadTimes budget={budget} today={today} onOpenLine={onOpenLine} onSettings={onSettings} />
    </div>
  )
}
