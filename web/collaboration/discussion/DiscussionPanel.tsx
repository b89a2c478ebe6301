import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '../../locales/discussion-texts.ts'
import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { CloseButton } from '../../kit/dialog/CloseButton.tsx'
import { useStepOfPage } from '../../kit/history/step-of-page.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import type { DiscussedThing } from './discussed-thing.ts'
import styles from './DiscussionPanel.module.css'
import { teamDiscussionQuery } from './queries.ts'
import { ThreadList } from './ThreadList.tsx'
import type { DiscussionRequest } from './discussion-request.ts'

/** The stylesheet animates the opening. */
const EXIT_MS = 160

interface DiscussionPanelProps {
  thing: DiscussedThing
  wish: DiscussionRequest
  isOpen: boolean
  onClose: () => void
  /** Called when the panel has gone. */
  onClosed: () => void
}

/** The panel with the team's discussion of a thing. On a phone it fills the screen. */
export function DiscussionPanel({ thing, wish, isOpen, onClose, onClosed }: DiscussionPanelProps) {
  const { t } = useTranslation()
  useStepOfPage(isOpen, onClose, 'discussion')
  const { data, error, isFetching, refetch } = useQuery({ ...teamDiscussionQuery(thing), enabled: isOpen })
  const { onShow } = thing
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(100%, calc(480 * var(--u)))"
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      classNames={{ content: styles['drawer'] ?? '', overlay: styles['veil'] ?? '' }}
      transitionProps={{ duration: 0, exitDuration: EXIT_MS, timingFunction: 'ease-out' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('discussion.title')}>
        <div className={styles['head']}>
          <h2>{t('discussion.title')}</h2>
          <CloseButton label={t('discussion.close')} onClose={onClose} />
        </div>
        {error && !data && (
          <FailureFace isPart error={error} what={t('discussion.failed')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <ProgressLine label={t('loading')} />}
        {data && (
          <ThreadList
            key={JSON.stringify(wish)}
            thing={thing}
            wish={wish}
            discussion={data}
            isFetching={isFetching}
            onShow={
              onShow &&
              ((on) => {
                onClose()
                onShow(on)
              })
            }
          />
        )}
      </Drawer.Content>
    </Drawer.Root>
  )
}
