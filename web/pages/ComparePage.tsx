import { AddSomeToBoard } from '../boards/adding/AddSomeToBoard.tsx'
import { AddSomeToBudget } from '../budgets/adding/AddSomeToBudget.tsx'
import { CompareView } from '../compare/CompareView.tsx'
import buttons from '../kit/buttons.module.css'
import styles from './ComparePage.module.css'

export function ComparePage() {
  return (
    <div className={styles['page']}>
      <CompareView withSome={withSome} />
    </div>
  )
}

function withSome(skuIds: readonly string[]) {
  return (
    <>
      <AddSomeToBoard skuIds={skuIds} className={buttons['plain']} />
      <AddSomeToBudget skuIds={skuIds} className={buttons['plain']} />
    </>
  )
}
