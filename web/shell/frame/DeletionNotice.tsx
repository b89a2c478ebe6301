import { useUser } from '../../members/session/current-user.ts'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'

const DeletionLine = lazyComponent(
  async () => (await import('../../members/profile/deletion/DeletionLine.tsx')).DeletionLine,
)

/** A line below every page's header, while the account waits to be deleted. */
export function DeletionNotice() {
  const user = useUser()
  if (!user?.deleteTime) return null
  return (
    <LatePart onFailure={reportFailure}>
      <DeletionLine user={user} deleteTime={user.deleteTime} />
    </LatePart>
  )
}
