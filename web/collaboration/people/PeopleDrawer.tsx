import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '../../locales/people-texts.ts'
import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { CloseButton } from '../../kit/dialog/CloseButton.tsx'
import { useStepOfPage } from '../../kit/history/step-of-page.ts'
import styles from './PeopleDrawer.module.css'
import { PeopleTab } from './PeopleTab.tsx'

/** The stylesheet animates the opening. */
const EXIT_MS = 160

interface PeopleDrawerProps {
  thing: Work
  isOpen: boolean
  onClose: () => void
  /** Called when the drawer has gone. */
  onClosed: () => void
  onLeft: () => void
}

/** The drawer that shows a collaborator who works on a thing. On a phone it fills the screen. */
export function PeopleDrawer({ thing, isOpen, onClose, onClosed, onLeft }: PeopleDrawerProps) {
  const { t } = useTranslation()
  const title = t(`people.title.${thing.kind}`)
  useStepOfPage(isOpen, onClose, 'people')
  const leave = () => {
    onClose()
    onLeft()
  }
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(100%, calc(520 * var(--u)))"
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      classNames={{ content: styles['drawer'] ?? '', overlay: styles['veil'] ?? '' }}
      transitionProps={{ duration: 0, exitDuration: EXIT_MS, timingFunction: 'ease-out' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={title}>
        <div className={styles['head']}>
          <h2>{title}</h2>
          <CloseButton label={t('people.close')} onClose={onClose} />
        </div>
        <PeopleTab thing={thing} onRight={() => undefined} onLeft={leave} />
      </Drawer.Content>
    </Drawer.Root>
  )
}
