import type { ReactNode } from 'react'
import { UnderWay } from '../imports/screen/UnderWay.tsx'
import { Permitted } from '../members/Permitted.tsx'
import styles from './OperatorFrame.module.css'
import { Sections } from './Sections.tsx'

interface OperatorFrameProps {
  title: string
  hint?: string | undefined
  /** Beside the title, such as a button that creates something. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a staff page: links to the others, the title, and the content. */
export function OperatorFrame({ title, hint, actions, children }: OperatorFrameProps) {
  return (
    <div className={styles['page']}>
      <Sections />
      <Permitted permission="import:read">
        <UnderWay />
      </Permitted>
      <header className={styles['head']}>
        <div>
          <h1 className={styles['title']}>{title}</h1>
          {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
