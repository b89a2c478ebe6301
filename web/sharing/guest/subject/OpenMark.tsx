import { IconChevronRight, IconMessagePlus } from '@tabler/icons-react'
import { useDiscussion } from '../discussion/discussion-context.ts'
import styles from './OpenMark.module.css'

/** At the end of what can be pressed: there is more of it, or something can be said of it. */
export function OpenMark() {
  const mayComment = useDiscussion()?.mayComment === true
  const Icon = mayComment ? IconMessagePlus : IconChevronRight
  return <Icon className={styles['mark']} aria-hidden />
}
