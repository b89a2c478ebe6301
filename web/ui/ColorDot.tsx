import styles from './ColorDot.module.css'

/** A colour in small, beside its name. `#rrggbb`, or nothing where it is not known. */
export function ColorDot({ hex }: { hex: string | null }) {
  return <span className={styles['dot']} style={hex ? { backgroundColor: hex } : undefined} aria-hidden />
}
