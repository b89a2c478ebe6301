import type { KeyboardEvent, ReactNode } from 'react'
import styles from './slider.module.css'

interface SliderKeysProps {
  /** Returns whether the key, pressed on that thumb, was handled. */
  onKey: (key: string, thumb: number) => boolean
  onLeave: () => void
  children: ReactNode
}

/** All keys of a slider, instead of the few that the component library supports. */
export function SliderKeys({ onKey, onLeave, children }: SliderKeysProps) {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const thumbs = [...event.currentTarget.querySelectorAll('[role="slider"]')]
    const thumb = thumbs.findIndex((one) => one === event.target)
    if (thumb < 0 || !onKey(event.key, thumb)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the thumbs within
    <div className={styles['keys']} onKeyDownCapture={press} onBlur={onLeave}>
      {children}
    </div>
  )
}
