import { useUser } from '../../members/session/current-user.ts'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { part } from '../../ui/late/part.tsx'

const OnMyBoards = part(async () => (await import('./OnMyBoards.tsx')).OnMyBoards)

/** In an open product: on which of the member's boards it lies. It comes after everything else, and fails without a word. */
export function BoardsOfSku({ skuId }: { skuId: string }) {
  const user = useUser()
  if (!user) return null
  return (
    <LatePart onFailure={ignore}>
      <OnMyBoards memberId={user.id} skuId={skuId} />
    </LatePart>
  )
}

function ignore(): void {}
