import { useUser } from '../members/session/current-user.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'

const UsesInDrawer = lazyComponent(async () => (await import('./uses/UsesInDrawer.tsx')).UsesInDrawer)

/** Where a member uses an open product. It loads last, and is left out if its script fails to load. */
export function WhereUsed({ skuId }: { skuId: string }) {
  const user = useUser()
  if (!user) return null
  return (
    <LatePart onFailure={ignore}>
      <UsesInDrawer key={skuId} skuId={skuId} />
    </LatePart>
  )
}

function ignore(): void {}
