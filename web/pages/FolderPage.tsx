import { useParams } from 'react-router'
import { AddSomeToBoard } from '../boards/adding/AddSomeToBoard.tsx'
import { AddSomeToBudget } from '../budgets/adding/AddSomeToBudget.tsx'
import type { Folder } from '../../contract/favourites.ts'
import { FolderView } from '../favourites/folder/FolderView.tsx'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { cardActions } from './card-actions.tsx'
import { FolderExport } from './FolderExport.tsx'
import { ShareFolderHere } from './ShareFolderHere.tsx'

/** /favorites/:id: one folder. */
export function FolderPage() {
  const { id = '' } = useParams()
  return (
    <MembersOnly page="folder">
      {(user) => (
        <FolderView
          key={`${user.id}-${id}`}
          folderId={id}
          actions={cardActions}
          menuOf={folderMenu}
          withSome={withSome}
        />
      )}
    </MembersOnly>
  )
}

/** Actions for the whole folder, at the end of its head. */
function folderMenu(folder: Folder) {
  return (
    <>
      <ShareFolderHere key={folder.id} folder={folder} />
      <FolderExport folder={folder} />
    </>
  )
}

/** Actions for several SKUs of the folder. */
function withSome(skuIds: readonly string[]) {
  return (
    <>
      <AddSomeToBoard skuIds={skuIds} />
      <AddSomeToBudget skuIds={skuIds} />
    </>
  )
}
