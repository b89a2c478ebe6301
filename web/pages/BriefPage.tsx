import { AddSomeToBoard } from '../boards/adding/AddSomeToBoard.tsx'
import { AddSomeToBudget } from '../budgets/adding/AddSomeToBudget.tsx'
import { AddSomeToFolder } from '../favourites/adding/AddSomeToFolder.tsx'
import { FolderAddingLayer } from '../favourites/adding/FolderAddingLayer.tsx'
import { BriefView } from '../finding/brief/BriefView.tsx'
import buttons from '../kit/buttons.module.css'
import styles from './BriefPage.module.css'
import { cardActions } from './card-actions.tsx'

/** /brief: a text that names several things, and what comes nearest to each. */
export function BriefPage() {
  return (
    <div className={styles['page']}>
      <BriefView actions={cardActions} withSome={withSome} />
      <FolderAddingLayer />
    </div>
  )
}

function withSome(skuIds: readonly string[]) {
  return (
    <>
      <AddSomeToBoard skuIds={skuIds} className={buttons['plain']} />
      <AddSomeToFolder skuIds={skuIds} className={buttons['plain']} />
      <AddSomeToBudget skuIds={skuIds} className={buttons['plain']} />
    </>
  )
}
