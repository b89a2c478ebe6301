import { reportFailure } from '../../errors/report.ts'
import { useUser } from '../../members/session/current-user.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { closePopover, usePressedStar } from './pressed-star.ts'

const Favourites = lazyComponent(async () => (await import('../Favourites.tsx')).Favourites)

/** The popover that all stars share. Its script loads after sign-in, or when a star is pressed. */
export function StarLayer() {
  const user = useUser()
  const pressed = usePressedStar()
  if (!user && !pressed) return null
  return (
    <LatePart
      resetKey={pressed?.skuId ?? ''}
      onFailure={(error) => {
        if (pressed) reportFailure(error)
        closePopover()
      }}
    >
      <Favourites user={user} pressed={pressed} />
    </LatePart>
  )
}
