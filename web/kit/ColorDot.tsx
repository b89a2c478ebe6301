import styles from './ColorDot.module.css'

/** A colour's dot, beside its name. `#rrggbb`, or null if unknown. */
export function ColorDot({ hex }: { hex: string | null }) {
  return <span className={styles['dot']} style={hex ? { backgroundColor: hex } : undefined} aria-hidden />
}
