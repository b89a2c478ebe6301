import { useLayoutEffect, useRef } from 'react'
import { useEdited } from '../state/board-editor.ts'
import { setDesk, setPaper } from '../state/view.ts'
import styles from './Desk.module.css'
import { Paper } from './Paper.tsx'

/** What the paper lies on. */
export function Desk() {
  const desk = useRef<HTMLDivElement>(null)
  const { width, height } = useEdited(({ draft }) => draft.fields.canvas)
  useMeasured(desk)
  // The paper's sides belong to the board; where it lies is kept outside React, and follows them before anything is painted.
  useLayoutEffect(() => setPaper({ w: width, h: height }), [width, height])
  return (
    <div ref={desk} className={styles['desk']}>
      <Paper />
    </div>
  )
}

function useMeasured(desk: React.RefObject<HTMLDivElement | null>): void {
  // The desk's sides are the layout's.
  useLayoutEffect(() => {
    const element = desk.current
    if (!element) return
    const measure = () => setDesk({ w: element.clientWidth, h: element.clientHeight })
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [desk])
}
