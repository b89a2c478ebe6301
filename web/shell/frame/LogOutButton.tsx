import { IconLogout } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropKeptDocuments, hasUnsavedDocuments, useHasOpenDocuments } from '../../workspace/editing/leaving.ts'
import { signOut } from '../../members/session/session.ts'
import { hint } from '../../ui/hint/hint.ts'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { lazyComponent } from '../../ui/late/lazy-component.tsx'
import header from './Header.module.css'
import styles from './MemberControls.module.css'

const LogOutDialog = lazyComponent(async () => (await import('./LogOutDialog.tsx')).LogOutDialog)

/** The way out. Asks first where edits would go with the member. */
export function LogOutButton({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  // The question comes with the document, whose edits wait where there is no network: there no script could come any more.
  const isWanted = useHasOpenDocuments() || isOpen
  const isLooking = useRef(false)
  const leave = () => {
    signOut()
    void dropKeptDocuments(memberId)
  }
  const press = async () => {
    if (isLooking.current) return
    isLooking.current = true
    const isUnsaved = await hasUnsavedDocuments(memberId)
    isLooking.current = false
    if (!isUnsaved) return leave()
    setIsOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={`${header['control']} ${styles['logOut']}`}
        aria-label={t('header.logOut')}
        onClick={() => void press()}
        {...hint(isOpen ? null : t('header.logOut'))}
      >
        <IconLogout />
      </button>
      {isWanted && (
        // Who cannot be asked is let go, and finds their edits again.
        <LatePart onFailure={() => isOpen && signOut()}>
          <LogOutDialog isOpen={isOpen} onStay={() => setIsOpen(false)} onLeave={leave} />
        </LatePart>
      )}
    </>
  )
}
