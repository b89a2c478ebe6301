import '../locales/versions-texts.ts'
import { IconVersions } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import type { VersionedDocument } from './versioned-document.ts'
import styles from './VersionsButton.module.css'

const VersionsDrawer = lazyComponent(async () => (await import('./VersionsDrawer.tsx')).VersionsDrawer)

/** Opens the list of named versions of a page's thing. */
export function VersionsButton({ document }: { document: VersionedDocument }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        title={t('versions.open')}
        aria-haspopup="dialog"
        onPointerEnter={() => VersionsDrawer.preload()}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <IconVersions />
        <span>{t('versions.open')}</span>
      </button>
      {wasOpened && (
        <LatePart onFailure={reportFailure}>
          <VersionsDrawer
            document={document}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onClosed={() => button.current?.focus({ preventScroll: true })}
          />
        </LatePart>
      )}
    </>
  )
}
