import type { DiscussedThing } from '../collaboration/discussion/discussed-thing.ts'
import { reportFailure } from '../errors/report.ts'
import type { Right } from '../../contract/collaboration/rights.ts'
import type { SharedDocument } from '../sharing/owner/shared-document.ts'
import { LatePart } from '../ui/late/LatePart.tsx'
import { lazyComponent } from '../ui/late/lazy-component.tsx'
import { DiscussHere } from './DiscussHere.tsx'
import { PeopleHere } from './PeopleHere.tsx'
import { WhoIsHereAt } from './WhoIsHereAt.tsx'

const ShareButton = lazyComponent(async () => (await import('../sharing/owner/ShareButton.tsx')).ShareButton)

/** Begins to fetch what `ShareHere` needs, while what is to be shared is asked for. */
export function prepareSharing(): void {
  ShareButton.preload()
}

interface ShareHereProps {
  shared: SharedDocument
  /** Links for guests are its owner's; others find the people. */
  right: Right
  /** The member has left it. */
  onLeft: () => void
}

/** Shares what a page is about. */
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

/** The same for those who work on it together, to whom an item of a folder has another name. */
function discussed({ kind, refId, nameOf, onShow }: SharedDocument): DiscussedThing {
  return {
    kind,
    refId,
    nameOf,
    onShow: onShow && ((on) => onShow('folderItemId' in on ? { itemId: on.folderItemId } : on)),
  }
}
