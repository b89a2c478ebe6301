import type { Board } from '../../../contract/boards/calls.ts'
import { PaperInSight } from './PaperInSight.tsx'
import { SampleLinks } from './SampleLinks.tsx'
import { StillThreads } from './StillThreads.tsx'

interface StillDrawingProps {
  board: Board
  /** The SKU whose samples are marked. */
  pointedAt: string | null
  /** The item that the viewer was led to. */
  shownId: string | null
  onPointAt: (skuId: string | null) => void
}

/** The paper of a viewer: each sample opens its product. The legend beside it says the same in words. */
export function StillDrawing({ board, pointedAt, shownId, onPointAt }: StillDrawingProps) {
  const { canvas, items, name, pictures } = board
  return (
    <PaperInSight
      name={name}
      board={board}
      pictures={pictures}
      renderOver={(wasHeld) => (
        <>
          <SampleLinks
            canvas={canvas}
            samples={items.filter((item) => item.type === 'sku')}
            pointedAt={pointedAt}
            onPointAt={onPointAt}
            wasHeld={wasHeld}
          />
          <StillThreads board={board} shownId={shownId} />
        </>
      )}
    />
  )
}
