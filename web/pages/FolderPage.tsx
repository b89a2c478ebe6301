import { useParams } from 'react-router'
import { AddSomeToBoard } from '../boards/adding/AddSomeToBoard.tsx'
import { AddSomeToBudget } from '../budgets/adding/AddSomeToBudget.tsx'
import type { Folder } from '../../contract/favourites.ts'
import { FolderView } from '../favourites/folder/FolderView.tsx'
import { MembersOnly } from '../members/MembersOnly.tsx'
import type { CardActions } from '../finding/cards/card-actions.ts'
import { UsesButton } from '../substitution/UsesButton.tsx'
import { cardActions } from './card-actions.tsx'
import { FolderExport } from './FolderExport.tsx'
import { ShareFolderHere } from './ShareFolderHere.tsx'

/** /favorites/:id: what is in one folder. */
export function FolderPage() {
  const { id = '' } = useParams()
  return (
    <MembersOnly page="folder">
      {(user) => (
        <FolderView
          key={`${user.id}-${id}`}
          folderId={id}
          actions={itemActions}
          menuOf={folderMenu}
          withSome={withSome}
        />
      )}
    </MembersOnly>
  )
}

/** What lies over the picture of an item: beside what every card has, where else it is used. */
const itemActions: CardActions = (sku) => (
  <>
    {cardActions(sku)}
    <UsesButton skuId={sku.skuId} name={sku.name} place="card" />
  </>
)

/** What can be done with the whole folder, at the end of its head. */
function folderMenu(folder: Folder) {
  return (
    <>
      <ShareFolderHere key={folder.id} folder={folder} />
      <FolderExport folder={folder} />
    </>
  )
}

/** What can be done with several of its SKUs. */
function withSome(skuIds: readonly string[]) {
  return (
    <>
      <AddSomeToBoard skuIds={skuIds} />
      <AddSomeToBudget skuIds={skuIds} />
    </>
  )
}
