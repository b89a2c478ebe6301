import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { User } from '../../contract/members.ts'
import { reportFailure } from '../errors/report.ts'
import { useLeftUser } from '../members/session/current-user.ts'
import { stepOf } from '../members/login/login-dialog.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import { Shelved } from '../kit/Shelved.tsx'
import { CollectionKeeper } from './collection/CollectionKeeper.tsx'
import { closePopover, type PressedStar } from './star/pressed-star.ts'

const loadPopover = async () => (await import('./star/SavePopover.tsx')).SavePopover
const SavePopover = lazyComponent(loadPopover)
const IDLE_AFTER_MS = 1500

interface FavouritesProps {
  user: User | null | undefined
  pressed: PressedStar | null
}

/** Loads what is known of the member's folders, and the popover for a pressed star. */
export function Favourites({ user, pressed }: FavouritesProps) {
  const { t } = useTranslation()
  const [isWanted, setIsWanted] = useState(false)
  // Once mounted it stays: closing has to fade it out and give the focus back.
  if (pressed && !isWanted) setIsWanted(true)
  const left = useLeftUser()
  const { state } = useLocation()
  const ownerId = (user ?? left)?.id
  // The person may sign out in another tab. After a session that ended by itself, the popover opens again behind the login.
  const isShelved = left !== null || stepOf(state) !== null
  const isNobody = user === null && !left
  useEffect(() => {
    if (isNobody) closePopover()
  }, [isNobody])
  // Nor may the next person see it.
  useEffect(() => (ownerId === undefined ? undefined : closePopover), [ownerId])
  // The browser's idle time is not React's. After sign-in the script is needed at once; if loading ahead fails, it is loaded again
  // then.
  useEffect(() => {
    const timer = setTimeout(() => void loadPopover().catch(() => undefined), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {user && <CollectionKeeper key={user.id} memberId={user.id} />}
      {isWanted && (
        <LatePart
          resetKey={pressed?.skuId ?? ''}
          fallback={pressed && <ProgressLine label={t('loading')} />}
          onFailure={(error) => {
            if (pressed) reportFailure(error)
            closePopover()
          }}
        >
          <Shelved key={ownerId} isShelved={isShelved} fallback={null}>
            <SavePopover pressed={pressed} />
          </Shelved>
        </LatePart>
      )}
    </>
  )
}
