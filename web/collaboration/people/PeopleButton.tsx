import '../../locales/people-texts.ts'
import { IconUsers } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { reportFailure } from '../../errors/report.ts'
import { focusIfLost } from '../../kit/focus/focus.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import styles from './PeopleButton.module.css'

const PeopleDrawer = lazyComponent(async () => (await import('./PeopleDrawer.tsx')).PeopleDrawer)

interface PeopleButtonProps {
  thing: Work
  /** The member has left. */
  onLeft: () => void
}

/** For a collaborator: shows who else works on the thing, and lets them leave. */
export function PeopleButton({ thing, onLeft }: PeopleButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        onPointerEnter={() => PeopleDrawer.preload()}
        onClick={open}
      >
        <IconUsers />
        <span>{t('people.open')}</span>
      </button>
      {wasOpened && (
        <LatePart onFailure={reportFailure}>
          <PeopleDrawer
            thing={thing}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onClosed={() => focusIfLost(button.current)}
            onLeft={onLeft}
          />
        </LatePart>
      )}
    </>
  )
}
