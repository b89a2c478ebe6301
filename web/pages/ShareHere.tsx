import type { DiscussedThing } from '../collaboration/discussion/discussed-thing.ts'
import { reportFailure } from '../errors/report.ts'
import type { Right } from '../../contract/collaboration/rights.ts'
import type { SharedDocument } from '../sharing/owner/shared-document.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import { DiscussHere } from './DiscussHere.tsx'
import { PeopleHere } from './PeopleHere.tsx'
import { WhoIsHereAt } from './WhoIsHereAt.tsx'

const ShareButton = lazyComponent(async () => (await import('../sharing/owner/ShareButton.tsx')).ShareButton)

/** Loads `ShareHere` while the page's subject loads. */
export function prepareSharing(): void {
  ShareButton.preload()
}

interface ShareHereProps {
  shared: SharedDocument
  /** Only the owner manages share links; others see the people. */
  right: Right
  /** The member has left it. */
  onLeft: () => void
}

/** Shares the page's subject. */
export function ShareHere({ shared, right, onLeft }: ShareHereProps) {
  return (
    <>
      <WhoIsHereAt {...whereIn(shared)} />
      <DiscussHere thing={discussed(shared)} />
      {right === 'own' ? (
        <LatePart onFailure={reportFailure}>
          <ShareButton shared={shared} />
        </LatePart>
      ) : (
        <PeopleHere thing={{ kind: shared.kind, refId: shared.refId }} onLeft={onLeft} />
      )}
    </>
  )
}

function whereIn({ kind, refId, nameOf, onShow }: SharedDocument) {
  const show = (id: string) => onShow?.(kind === 'budget' ? { lineId: id } : { itemId: id })
  return { kind, refId, nameOf, ...(onShow && { onShow: show }) }
}

/** The same for the team, for which a folder's items have other ids. */
function discussed({ kind, refId, nameOf, onShow }: SharedDocument): DiscussedThing {
  return {
    kind,
    refId,
    nameOf,
    onShow: onShow && ((on) => onShow('folderItemId' in on ? { itemId: on.folderItemId } : on)),
  }
}
