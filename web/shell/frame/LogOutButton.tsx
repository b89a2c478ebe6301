import { IconLogout } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropKeptDocuments, hasUnsavedDocuments, useHasOpenDocuments } from '../../workspace/editing/leaving.ts'
import { useUser } from '../../members/session/current-user.ts'
import { signOut } from '../../members/session/session.ts'
import { hint } from '../../kit/hint/hint.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import header from './Header.module.css'
import styles from './MemberControls.module.css'

const LogOutDialog = lazyComponent(async () => (await import('./LogOutDialog.tsx')).LogOutDialog)

/** Signs the member out; nothing where nobody is signed in. */
export function LogOutButton() {
  const user = useUser()
  return user && <LogOut memberId={user.id} />
}

/** Asks first if unsaved edits would be lost. */
function LogOut({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  // The dialog's script loads with the document's editor: unsaved edits wait while there is no network, when no script could load.
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
        // If the dialog cannot load, signing out goes on; the edits are kept for the member.
        <LatePart onFailure={() => isOpen && signOut()}>
          <LogOutDialog isOpen={isOpen} onStay={() => setIsOpen(false)} onLeave={leave} />
        </LatePart>
      )}
    </>
  )
}
