import { hint } from '../hint/hint.ts'
import tickBox from './tick-box.module.css'

interface TickProps {
  /** Read out: it stands beside what it ticks, without a text of its own. */
  label: string
  value: boolean
  /** Why it cannot be ticked. */
  why?: string | undefined
  /** `isRange`: with Shift, from the last ticked one on. */
  onChange: (value: boolean, isRange: boolean) => void
}

/** A box that ticks the row it stands in. */
export function Tick({ label, value, why, onChange }: TickProps) {
  return (
    <input
      className={tickBox['box']}
      type="checkbox"
      aria-label={label}
      disabled={why !== undefined}
      checked={value}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      {...hint(why ?? null)}
    />
  )
}
