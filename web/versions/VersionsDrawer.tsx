import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '../locales/versions-texts.ts'
import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../errors/FailureFace.tsx'
import { CloseButton } from '../kit/dialog/CloseButton.tsx'
import { useStepOfPage } from '../kit/history/step-of-page.ts'
import { dayOf } from '../kit/moments.ts'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import { KeepForm } from './KeepForm.tsx'
import { versionsOf } from './queries.ts'
import { VersionEntry } from './VersionEntry.tsx'
import type { VersionedDocument } from './versioned-document.ts'
import styles from './VersionsDrawer.module.css'

/** The stylesheet animates the opening. */
const EXIT_MS = 160

interface VersionsDrawerProps {
  document: VersionedDocument
  isOpen: boolean
  onClose: () => void
  /** Called when the drawer has gone. */
  onClosed: () => void
}

/** The drawer with the named versions of a thing, and a form to keep one. On a phone it fills the screen. */
export function VersionsDrawer({ document, isOpen, onClose, onClosed }: VersionsDrawerProps) {
  const { t } = useTranslation()
  useStepOfPage(isOpen, onClose, 'versions')
  const title = t(`versions.title.${document.kind}`)
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(100%, calc(560 * var(--u)))"
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      classNames={{ content: styles['drawer'] ?? '', overlay: styles['veil'] ?? '' }}
      transitionProps={{ duration: 0, exitDuration: EXIT_MS, timingFunction: 'ease-out' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={title}>
        <div className={styles['head']}>
          <h2>{title}</h2>
          <CloseButton label={t('versions.close')} onClose={onClose} />
        </div>
        {document.mayEdit && <KeepForm document={document} />}
        <VersionList document={document} onClose={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  )
}

function VersionList({ document, onClose }: { document: VersionedDocument; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(versionsOf(document))
  if (error && !data)
    return <FailureFace isPart error={error} what={t('versions.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  if (data.length === 0)
    return (
      <div className={styles['none']}>
        <p>{t('versions.none')}</p>
        <p className={styles['hint']}>{t(`versions.noneHint.${document.mayEdit ? 'edit' : 'look'}`)}</p>
      </div>
    )
  const days = Map.groupBy(data, ({ createTime }) => dayOf(createTime, i18n.language))
  return [...days].map(([day, versions]) => (
    <section key={day} className={styles['day']}>
      <h3>{day}</h3>
      <ul>
        {versions.map((version) => (
          <VersionEntry key={version.id} version={version} document={document} onClose={onClose} />
        ))}
      </ul>
    </section>
  ))
}
